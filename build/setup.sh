#!/usr/bin/env bash
# Installs what is missing on Debian and Ubuntu: to build and run (setup.sh run), or to
# test as well (setup.sh test). Where nothing is missing it returns at once.
set -euo pipefail

wanted=(gcc libc6-dev pkg-config libgtk-3-dev libwebkit2gtk-4.1-dev libasound2-dev fonts-noto-color-emoji espeak-ng)
case "${1:-}" in
run) ;;
test)
  # The first four are the window's virtual display and how a test uses it; imagemagick makes the pictures of the help;
  # strace records what a power cut may undo.
  wanted+=(xvfb xauth xdotool xclip x11-utils imagemagick fonts-dejavu-core procps sqlite3 poppler-utils strace)
  # Debian packs Chromium's shell without a display by itself: it does the same with two thirds of the work.
  if ! command -v chromium-headless-shell >/dev/null; then
    if ! grep -qs '^ID=ubuntu' /etc/os-release; then wanted+=(chromium-headless-shell)
    elif ! command -v chromium-browser google-chrome >/dev/null; then wanted+=(chromium-browser); fi
  fi
  command -v node >/dev/null || wanted+=(nodejs)
  command -v npm >/dev/null || wanted+=(npm)
  ;;
*)
  echo "usage: build/setup.sh run|test" >&2
  exit 2
  ;;
esac

if ! command -v go >/dev/null; then
  echo "Go is missing: go.mod names the version that is needed." >&2
  exit 1
fi
if [ "$(uname -s)" != Linux ]; then
  exit 0 # a web view and a compiler come with the system or its developer tools
fi
if ! command -v apt-get >/dev/null; then
  echo "Packages are installed by hand on this system; needed are the equivalents of: ${wanted[*]}" >&2
  exit 0
fi

installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null || true)
missing=()
for package in "${wanted[@]}"; do
  case $'\n'"$installed"$'\n' in
  *$'\n'"$package installed"$'\n'*) ;;
  *) missing+=("$package") ;;
  esac
done
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "These packages are missing, and installing them needs root: ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi
echo "Installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
