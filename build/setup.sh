#!/usr/bin/env bash
# Installs what is missing to build and run (setup.sh run) or to test (setup.sh test)
# on Debian and Ubuntu. Where nothing is missing it does nothing, quickly.
set -euo pipefail

run_packages=(libgtk-3-dev libwebkit2gtk-4.1-dev libasound2-dev pkg-config gcc libc6-dev fonts-noto-color-emoji)
test_packages=(xvfb xauth xdotool x11-utils imagemagick chromium fonts-dejavu-core procps)

wanted=("${run_packages[@]}")
case "${1:-run}" in
run) ;;
test)
  wanted+=("${test_packages[@]}")
  command -v node >/dev/null || wanted+=(nodejs)
  command -v npm >/dev/null || wanted+=(npm)
  ;;
*)
  echo "usage: setup.sh run|test" >&2
  exit 2
  ;;
esac

if [ "$(uname -s)" != Linux ]; then
  exit 0 # the systems' own web views and compilers are enough
fi
if ! command -v apt-get >/dev/null; then
  echo "This is not Debian or Ubuntu. Install the equivalents of: ${wanted[*]}" >&2
  exit 0
fi

missing=()
installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null || true)
for package in "${wanted[@]}"; do
  grep -qx "$package installed" <<<"$installed" || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "These packages are missing and need root: ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
