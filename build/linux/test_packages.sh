#!/usr/bin/env bash
# Tries the .deb in clean systems, as a person would: installs it with what it needs, opens the window from its menu entry,
# takes a turn with the demo, upgrades while the program runs, installs an older one over it, and purges it. Data stays.
#
# It needs root, debootstrap and a network. The systems are kept in ROOTS, so a second run is quicker; a picture of each
# window is left in build/bin. `build/linux/test_packages.sh trixie` tries one.
set -euo pipefail
cd "$(dirname "$0")/../.."

roots=${ROOTS:-/var/tmp/terzetto-roots}
mirror=${MIRROR:-http://deb.debian.org/debian}
version=$(sed -n 's/.*"productVersion": "\(.*\)".*/\1/p' wails.json)
package=terzetto_${version}_$(go env GOARCH).deb
older=terzetto_0.9.0_$(go env GOARCH).deb
most=15000000 # bytes of the package
soon=60       # seconds from the downloaded package to the window

say() { printf '\n== %s: %s\n' "$system" "$*"; }
fail() { echo "FAILED on $system: $*" >&2; exit 1; }
within() { chroot "$work" /usr/bin/env -i HOME="/root/Zoë's data" PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

release() {
  leave
  for place in dev/shm dev proc; do ! mountpoint -q "$work/$place" || umount -l "$work/$place"; done
  rm -rf "$work"
}

serve() {
  : >"$work/tmp/served"
  within terzetto serve >"$work/tmp/served" 2>/dev/null &
  running=$!
  served
}

leave() {
  [ -n "$running" ] || return 0
  kill "$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' "$work/tmp/served")" || true
  wait "$running" || true
  running=
}

served() { # waits for the address that serve prints, and asks for the page
  for _ in $(seq 100); do
    address=$(sed -n 's/.*"url":"\([^"]*\)".*/\1/p' "$work/tmp/served" 2>/dev/null)
    if [ -n "$address" ] && curl -sf "$address" -o /dev/null; then return; fi
    read -rt 0.2 <> <(:) || true
  done
  fail "serve doesn't answer"
}

try() {
  base=$roots/$system work=$roots/$system.work running=
  [ -d "$base/usr" ] || debootstrap --variant=minbase "$system" "$base" "$mirror" >/dev/null
  trap release EXIT
  rm -rf "$work"
  cp -a "$base" "$work"
  mount -t proc proc "$work/proc"
  mount -t tmpfs tmpfs "$work/dev"
  mkdir -p "$work/dev/shm" "$work/root/Zoë's data"
  for device in null zero random urandom tty; do cp -a "/dev/$device" "$work/dev/"; done
  mount -t tmpfs tmpfs "$work/dev/shm"
  cp /etc/resolv.conf "$work/etc/resolv.conf"
  cp "build/bin/$package" "build/bin/old/$older" "$work/tmp"
  within apt-get update -qq
  # The display stands for the desktop that a person has, so it isn't counted.
  within apt-get install -y -qq --no-install-recommends xvfb xauth imagemagick x11-utils dbus >/dev/null 2>&1

  say "install"
  began=$(date +%s)
  within apt-get install -y -qq --download-only "/tmp/$package" >/dev/null 2>&1
  echo "What it needs was fetched in $(($(date +%s) - began)) s: $(du -shc "$work"/var/cache/apt/archives/*.deb | tail -1 | cut -f1), none of them where a desktop has the libraries."
  began=$(date +%s)
  within apt-get install -y -qq "/tmp/$package" >"$work/tmp/apt.log" 2>&1 || { tail -20 "$work/tmp/apt.log"; fail "apt installs nothing"; }
  installed=$(($(date +%s) - began))
  case $(within terzetto --version) in "terzetto $version"*) ;; *) fail "it says it is $(within terzetto --version)" ;; esac
  within terzetto doctor
  within terzetto send "Is anybody there?" | tee "$work/tmp/reply"
  [ -s "$work/tmp/reply" ] || fail "the demo says nothing"

  say "open the window from the menu"
  command=$(sed -n 's/^Exec=\(.*\) %f$/\1/p' "$work/usr/share/applications/terzetto.desktop")
  opened=$(date +%s)
  within xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" sh -c "
    $command & program=\$!
    for i in \$(seq 120); do
      xwininfo -root -tree | grep -q '\"Terzetto\"' && import -window root /tmp/window.png &&
        [ \"\$(identify -format %k /tmp/window.png)\" -gt 800 ] && break # with its letters
      kill -0 \$program || exit 1
      sleep 0.5
    done
    [ \"\$(identify -format %k /tmp/window.png)\" -gt 200 ] || exit 1
    kill \$program; wait \$program || true" || fail "the window shows nothing"
  seconds=$((installed + $(date +%s) - opened))
  cp "$work/tmp/window.png" "build/bin/window-$system.png"
  echo "From the packages to the first window: $seconds s, $installed s of them for apt."
  [ "$seconds" -le "$soon" ] || echo "That is more than $soon s."

  say "check the description and the menu entry"
  within apt-get install -y -qq --no-install-recommends appstream desktop-file-utils >/dev/null 2>&1
  within appstreamcli validate --no-net /usr/share/metainfo/org.terzetto.Terzetto.metainfo.xml || fail "the description is not valid"
  within desktop-file-validate /usr/share/applications/terzetto.desktop || fail "the menu entry is not valid"

  say "install an older one, and upgrade while it runs"
  ! within apt-get install -y -qq "/tmp/$older" >/dev/null 2>&1 || fail "an older one replaces it without being asked"
  within apt-get install -y -qq --allow-downgrades "/tmp/$older" >/dev/null 2>&1 || fail "no older one is installed when asked"
  within dpkg-query -W terzetto | grep -q 0.9.0 || fail "the older one isn't there"
  serve
  within apt-get install -y -qq "/tmp/$package" >/dev/null 2>&1 || fail "it isn't upgraded while it runs"
  served
  within dpkg-query -W terzetto | grep -qF "$version" || fail "it isn't upgraded"

  say "purge while it runs"
  within apt-get purge -y -qq terzetto >/dev/null 2>&1 || fail "it isn't removed"
  served
  leave
  ! within sh -c 'command -v terzetto' || fail "it is still there"
  left=$(find "$work/usr" -path "$work/usr/share/mime" -prune -o -iname '*terzetto*' -print)
  [ -z "$left" ] || fail "it leaves $left"
  [ -s "$work/root/Zoë's data/.local/share/Terzetto/terzetto.db" ] || fail "the data is gone"
  within apt-get install -y -qq --no-install-recommends "/tmp/$package" >/dev/null 2>&1
  within terzetto backup /tmp/copy.db
  release
  trap - EXIT
}

size=$(stat -c %s "build/bin/$package")
[ "$size" -le "$most" ] || { echo "The package has $size bytes, and may have $most." >&2; exit 1; }
linked() { go version -m build/bin/terzetto | awk '$1 == "dep" { print $2, $3 }' | sort -u; }
told() { sed -nE 's/^==== (.*) \(.*Linux.*\)$/\1/p' frontend/vendor/licences/go.txt | grep -vx Go | sort -u; }
diff <(linked) <(told) || { echo "The licences aren't those of the binary." >&2; exit 1; }
mkdir -p build/bin/old "$roots"
VERSION=0.9.0 build/linux/package.sh build/bin/old >/dev/null
[ $# -gt 0 ] || set -- bookworm trixie
for system; do try; done
