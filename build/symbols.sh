#!/usr/bin/env bash
# Makes the three small fonts of symbols that go into the program, out of Noto fonts on npm. It is
# run by hand when they are to have other letters, and needs npm, pyftsubset and the Python
# modules fonttools and brotli (Debian: fonttools, python3-brotli).
set -euo pipefail

fonts=$(cd "$(dirname "$0")/.." && pwd)/backend/document/produce/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fetch() { # a package and its version
  mkdir -p "$work/$1"
  (cd "$work/$1" && npm pack --silent "@fontsource/$1@$2" >/dev/null && tar xzf ./*.tgz)
}

# The letters of a package's files that are in a list, as one WOFF file.
small() { # a name, a package, its version, the file
  fetch "$2" "$3"
  pyftsubset "$work/$2/package/files/$4" --unicodes-file="$fonts/$1.txt" --output-file="$fonts/$1.woff" --flavor=woff \
    --drop-tables+=GSUB,GPOS,GDEF,STAT,MATH --no-hinting --notdef-outline --name-IDs=0,1,2,13,14 --layout-features=
  cp "$work/$2/package/LICENSE" "$fonts/../../../../frontend/vendor/licences/$2.txt"
}

small emoji noto-emoji 5.3.2 noto-emoji-emoji-400-normal.woff2
small symbols noto-sans-symbols-2 5.3.0 noto-sans-symbols-2-symbols-400-normal.woff2
small math noto-sans-math 5.3.0 noto-sans-math-latin-400-normal.woff2
ls -l "$fonts"
