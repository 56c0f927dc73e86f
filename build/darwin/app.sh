#!/usr/bin/env bash
# Makes Terzetto.app of the binaries for both processors, and its .dmg: build/darwin/app.sh VERSION BINARY BINARY.
# With CERTIFICATE (a .p12 in base64), CERTIFICATE_PASSWORD and IDENTITY it is signed; with APPLE_ID, APPLE_TEAM and
# APPLE_PASSWORD besides, it is notarised. Without them it has the anonymous signature that a Mac's processor asks for.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=$1
shift
app=build/bin/Terzetto.app
image=build/bin/terzetto-$version-macos.dmg

rm -rf "$app" "$image"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
lipo -create -output "$app/Contents/MacOS/terzetto" "$@"
sed "s/@VERSION@/$version/" build/darwin/Info.plist >"$app/Contents/Info.plist"
plutil -lint "$app/Contents/Info.plist"
cp build/darwin/terzetto.icns LICENSE "$app/Contents/Resources/"

work=$(mktemp -d)
keys=$work/terzetto.keychain
trap 'security delete-keychain "$keys" 2>/dev/null || true; rm -rf "$work"' EXIT
identity=-
options=(--force)
if [ -n "${CERTIFICATE:-}" ]; then
  secret=$(uuidgen)
  echo "$CERTIFICATE" | base64 --decode >"$work/certificate.p12"
  security create-keychain -p "$secret" "$keys"
  security unlock-keychain -p "$secret" "$keys"
  security import "$work/certificate.p12" -k "$keys" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
  security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keys" >/dev/null
  security list-keychains -d user -s "$keys" "$(security default-keychain -d user | tr -d ' "')"
  identity=$IDENTITY
  # The hardened runtime needs no exception: the web view compiles its scripts in a process of the system.
  options+=(--options runtime --timestamp)
fi
codesign "${options[@]}" --sign "$identity" "$app"
codesign --verify --strict "$app"

mkdir "$work/image"
cp -R "$app" "$work/image/"
ln -s /Applications "$work/image/Applications"
hdiutil create -quiet -volname Terzetto -srcfolder "$work/image" -format UDZO "$image"
if [ -n "${CERTIFICATE:-}" ]; then
  codesign --force --timestamp --sign "$identity" "$image"
  if [ -n "${APPLE_ID:-}" ]; then
    xcrun notarytool submit "$image" --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM" --password "$APPLE_PASSWORD" --wait
    xcrun stapler staple "$image"
  fi
fi
"$app/Contents/MacOS/terzetto" --version
echo "$image"
