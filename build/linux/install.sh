#!/usr/bin/env bash
# Installs the release binary, its icon and its menu entry for the current user.
# `build/linux/install.sh remove` takes them away again; conversations stay.
set -euo pipefail
cd "$(dirname "$0")/../.."

share="${XDG_DATA_HOME:-$HOME/.local/share}"
binary="$HOME/.local/bin/terzetto"
icon="$share/icons/hicolor/512x512/apps/terzetto.png"
entry="$share/applications/terzetto.desktop"
kinds="$share/mime/packages/terzetto.xml"

# Lets the file manager know, where there is one that asks.
refresh() {
  if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime"; fi
  if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications"; fi
}

if [ "${1:-}" = remove ]; then
  rm -f "$binary" "$icon" "$entry" "$kinds"
  [ ! -d "$share/mime" ] || refresh
  exit
fi
if [ ! -x build/bin/terzetto ]; then
  echo "There is nothing to install yet: run make build first." >&2
  exit 1
fi
install -Dm755 build/bin/terzetto "$binary"
install -Dm644 build/linux/terzetto.png "$icon"
install -Dm644 build/linux/terzetto.xml "$kinds"
install -dm755 "$(dirname "$entry")"
# The menu may not know the PATH of a shell.
sed "s|^Exec=.*|Exec=\"$binary\" %f|" build/linux/terzetto.desktop >"$entry"
refresh
echo "Installed. The menu has Terzetto; a terminal finds it when $HOME/.local/bin is on PATH."
