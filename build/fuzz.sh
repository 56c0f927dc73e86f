#!/usr/bin/env bash
# Runs every fuzz target that the tests hold, one after the other, each for FUZZTIME. An input that fails is kept by Go
# under the package's testdata/fuzz, where every test tries it from then on.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0 targets=0
while IFS=: read -r file name; do
  targets=$((targets + 1))
  echo "$name in ${file%/*}"
  go test -vet=off -run '^$' -fuzz "^$name\$" -fuzztime "${FUZZTIME:-20s}" "./${file%/*}" || failed=$((failed + 1))
done < <(grep -roE --include='*_test.go' '^func Fuzz[[:alnum:]]+' app backend build | sed 's/func //' | sort)
echo "$targets targets, of which $failed failed."
test "$failed" = 0
