#!/usr/bin/env bash
# Puts the window's modules and style sheets together into frontend/dist, and packs them into frontend/dist.zip, which the
# tag "bundled" embeds. Names and lines stay readable, so that an error's stack names the function it came from.
set -euo pipefail
cd "$(dirname "$0")/../frontend"

rm -rf dist
mkdir dist
go tool -modfile=../build/tools/go.mod esbuild src/main.js src/styles/main.css plugins/*/index.js \
  --bundle --splitting --format=esm --target=esnext --charset=utf8 --minify-whitespace --log-level=warning \
  --outbase=. --outdir=dist --chunk-names='src/[name]-[hash]' --external:'/vendor/*'
cp index.html dist
cp src/styles/mark.svg dist/src/styles
cp -r help dist
for plugin in plugins/*/; do find "$plugin" -type f ! -name '*.js' -exec cp {} "dist/$plugin" \;; done
mkdir dist/vendor
cp -r vendor/fonts vendor/licences dist/vendor
cd ..
go run ./build/pack frontend/dist frontend/dist.zip
