#!/usr/bin/env bash
# Lists the packages whose tests the race detector watches (packages.sh raced), or the others (packages.sh plain).
# Watched is what runs on several goroutines: packages that start some, in their tests too, and all that are built or
# tested with one of them. The others are pure computation, several times slower under the race detector. So is
# conformance, which asks what is answered: what it drives is watched in its own packages, and it is watched in its whole
# form by `make trust`. Those with the most tests come first, or one of them would run by itself in the end.
set -euo pipefail
cd "$(dirname "$0")/.."

starters=$(grep -rlE --include='*.go' '(^|[[:space:]])go (func\b|[a-z]+[.(])|\.Go\(|AfterFunc\(|httptest\.|http\.Server\{' app backend build |
  xargs -n1 dirname | sort -u | sed 's#^#terzetto/#' | tr '\n' ' ')
go list -test -f '{{if .ForTest}}{{else if eq .Name "main"}}{{.ImportPath}} {{join .Deps " "}}{{end}}' ./... |
  awk -v starters="$starters" -v wanted="${1:?raced or plain}" '
    BEGIN { n = split(starters, list, " "); for (i = 1; i <= n; i++) starts[list[i]] = 1 }
    sub(/\.test$/, "", $1) {
      kind = "plain"
      for (i = 1; i <= NF; i++) if ($i in starts) kind = "raced"
      if ($1 == "terzetto/backend/testing/conformance") kind = "plain"
      if (kind == wanted) print $1
    }' |
  while read -r package; do
    echo "$(cat "${package#terzetto/}"/*_test.go | wc -c) $package"
  done | sort -rn | cut -d ' ' -f 2
