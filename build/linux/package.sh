#!/usr/bin/env bash
# Makes the .deb and the .rpm of build/bin/terzetto in build/bin: `make package` builds it first.
#
# The window's libraries are C, so a package is built on a system with the processor that it is for. It needs
# the C library of that system or a newer one: a release is built on Debian 12 or Ubuntu 22.04, and a binary that needs
# more than they have is refused.
set -euo pipefail
cd "$(dirname "$0")/../.."

nfpm=github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.43.0
oldest=2.35 # the C library of Ubuntu 22.04

VERSION=${VERSION:-$(sed -n 's/.*"productVersion": "\(.*\)".*/\1/p' wails.json)}
HOME_PAGE=$(sed -n 's/^export const home = "\(.*\)";/\1/p' frontend/src/model/home.js)
DATE=$(sed -n 's/^## \[[0-9.]*\] - \(.*\)/\1/p' .github/CHANGELOG.md | head -1)
ARCH=$(go env GOARCH)
GLIBC=$(grep -aoE 'GLIBC_2\.[0-9]+' build/bin/terzetto | sed 's/GLIBC_//' | sort -Vu | tail -1)
SOURCE_DATE_EPOCH=$(date -u -d "$DATE" +%s)
STAGE=$(mktemp -d)
trap 'rm -rf "$STAGE"' EXIT
export VERSION HOME_PAGE ARCH GLIBC SOURCE_DATE_EPOCH STAGE

if [ "$(printf '%s\n' "$GLIBC" "$oldest" | sort -V | tail -1)" != "$oldest" ]; then
  echo "The binary needs version $GLIBC of the C library. Build it on Debian 12 or Ubuntu 22.04." >&2
  exit 1
fi

fill() { sed "s|@VERSION@|$VERSION|g; s|@DATE@|$DATE|g; s|@HOME_PAGE@|$HOME_PAGE|g" "$1"; }
cp build/bin/terzetto "$STAGE"
fill build/linux/metainfo.xml >"$STAGE/org.terzetto.Terzetto.metainfo.xml"
fill build/linux/terzetto.1 | gzip -9n >"$STAGE/terzetto.1.gz"
gzip -9n >"$STAGE/changelog.gz" <<END
terzetto ($VERSION) stable; urgency=medium

  * What changed for people is on $HOME_PAGE/releases

 -- The Terzetto authors <terzetto@users.noreply.github.com>  $(LC_ALL=C date -u -R -d "$DATE")
END

out=${1:-build/bin}
# Debian has the licence in the file copyright, and no such field.
sed '/^license:/d' build/linux/nfpm.yaml >"$STAGE/deb.yaml"
cp build/linux/nfpm.yaml "$STAGE/rpm.yaml"
for kind in deb rpm; do
  GOFLAGS='' GOARCH='' go run "$nfpm" package --config "$STAGE/$kind.yaml" --packager "$kind" --target "$out/" >/dev/null
done

# The compressor of xz itself makes the package a fifth smaller than the one in nfpm.
deb=$out/terzetto_${VERSION}_$ARCH.deb
ar x --output "$STAGE" "$deb"
xz -6 "$STAGE/data.tar"
rm "$deb"
ar rcD "$deb" "$STAGE"/{debian-binary,control.tar.gz,data.tar.xz}
find "$out" -maxdepth 1 \( -name "*$VERSION*.deb" -o -name "*$VERSION*.rpm" \) -printf '%s bytes %p\n'
