#!/usr/bin/env bash
# Installs the release binary, its icons and its menu entry for the current user.
# `build/linux/install.sh remove` takes them away again; conversations stay.
set -euo pipefail
cd "$(dirname "$0")/../.."

share="${XDG_DATA_HOME:-$HOME/.local/share}"
binary="$HOME/.local/bin/terzetto"
entry="$share/applications/terzetto.desktop"
kinds="$share/mime/packages/terzetto.xml"

icon() { echo "$share/icons/hicolor/${1}x$1/apps/terzetto.png"; }

# Lets the file manager know, where there is one that asks.
refresh() {
  if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime"; fi
  if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications"; fi
}

if [ "${1:-}" = remove ]; then
  rm -f "$binary" "$entry" "$kinds"
  for picture in build/linux/icons/*.png; do rm -f "$(icon "$(basename "$picture" .png)")"; done
  [ ! -d "$share/mime" ] || refresh
  exit
fi
if [ ! -x build/bin/terzetto ]; then
  echo "There is nothing to install yet: run make build first." >&2
  exit 1
fi
# A copy beside the old one takes its place, because a program that runs can't be written to.
install -Dm755 build/bin/terzetto "$binary.new"
mv "$binary.new" "$binary"
for picture in build/linux/icons/*.png; do install -Dm644 "$picture" "$(icon "$(basename "$picture" .png)")"; done
install -Dm644 build/linux/terzetto.xml "$kinds"
install -dm755 "$(dirname "$entry")"
# The menu may not know the PATH of a shell, and reads some characters of a path as its own.
quoted=$(sed 's/\\/\\\\\\\\/g; s/"/\\\\"/g; s/`/\\\\`/g; s/\$/\\\\$/g; s/%/%%/g' <<<"$binary")
while IFS= read -r line; do
  case $line in Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;; *) printf '%s\n' "$line" ;; esac
done <build/linux/terzetto.desktop >"$entry"
refresh
echo "Installed. The menu has Terzetto; a terminal finds it when $HOME/.local/bin is on PATH."
