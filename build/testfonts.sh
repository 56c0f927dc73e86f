#!/usr/bin/env bash
# Makes the fonts that pin the pictures of TestScriptsLookAsTheyDid, out of Debian's Noto fonts. It
# is run by hand when testdata/scripts has other letters, and needs the packages fonttools,
# fonts-noto-core and fonts-noto-cjk.
set -euo pipefail

testdata=$(cd "$(dirname "$0")/.." && pwd)/backend/document/produce/testdata
noto=/usr/share/fonts/truetype/noto
cjk=/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc

subset() { # a name, a font, its number in a collection, and which lines it is for
  pyftsubset "$2" --font-number="${3:-0}" --text="$(grep -E "${4:-.}" "$testdata/scripts/scripts.md")" --output-file="$testdata/fonts/$1" --unicodes=9BE,9C7,BBE,BC6,BC7,25CC --layout-features="*" \
    --drop-tables+=BASE,VORG,vhea,vmtx,STAT --no-hinting --desubroutinize --name-IDs=0,1,2,13,14
}

for name in NotoSans NotoSansArabic NotoSansHebrew NotoSansDevanagari NotoSansBengali NotoSansTamil NotoSansThai; do
  subset "$name.ttf" "$noto/$name-Regular.ttf"
done
subset NotoSansCJKjp.otf "$cjk" 0 "^1[012]"
subset NotoSansCJKsc.otf "$cjk" 2 "^1[012]"
ls -l "$testdata/fonts"
