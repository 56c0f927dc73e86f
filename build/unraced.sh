#!/usr/bin/env bash
# Lists the tests with the line //test:unraced above them as one pattern of names (unraced.sh names), or their packages
# (unraced.sh packages). Such a test tries what one goroutine does with much data, over and over, so that the race
# detector makes it several times slower and finds nothing that it does not find in the others: go-test runs it without.
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
names)
  grep -rhA1 --include='*_test.go' '^//test:unraced$' app backend build | sed -n 's/^func \(Test[[:alnum:]_]*\)(.*/\1/p' | sort | paste -sd '|' |
    sed 's/.*/^(&)$/'
  ;;
packages)
  grep -rl --include='*_test.go' '^//test:unraced$' app backend build | xargs -n1 dirname | sort -u | sed 's#^#./#'
  ;;
*)
  echo "usage: build/unraced.sh names|packages" >&2
  exit 2
  ;;
esac
