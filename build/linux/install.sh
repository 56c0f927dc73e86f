#!/usr/bin/env bash
# Installs the release binary, its icon and its menu entry for the current user.
set -euo pipefail
cd "$(dirname "$0")/../.."
share="${XDG_DATA_HOME:-$HOME/.local/share}"
install -Dm755 build/bin/terzetto "$HOME/.local/bin/terzetto"
install -Dm644 build/appicon.png "$share/icons/hicolor/1024x1024/apps/terzetto.png"
install -Dm644 build/linux/terzetto.desktop "$share/applications/terzetto.desktop"
echo "Installed. If the menu does not find it, put $HOME/.local/bin on your PATH."
