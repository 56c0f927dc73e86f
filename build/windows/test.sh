#!/usr/bin/env bash
# Installs under Wine, uses the program, and removes it: build/windows/test.sh SETUP VERSION. Wine has no WebView2, so no
# window is opened here; what a command line, a served page and the registry see is.
set -euo pipefail
setup=$(realpath "$1")
version=$2

if ! command -v wine >/dev/null; then
  echo "Wine isn't installed, so the installer was not tried." >&2
  exit 1
fi

# Without such a locale Wine would not read the umlauts below.
export LC_ALL=C.UTF-8 WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=;mshtml='
export WINEPREFIX=${WINEPREFIX:-$(mktemp -d)/prefix}
trap 'wineserver -k || true' EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }
same() { [ "$2" = "$3" ] || fail "$1 is '$2' and not '$3'"; }

wine wineboot --init 2>/dev/null
wine winecfg -v win10 2>/dev/null
drive=$WINEPREFIX/drive_c
# Go asks Windows for random numbers in a library that Wine before 8.17 lacks. Only Wine gets this stand-in for it.
if [ ! -e "$drive/windows/system32/bcryptprimitives.dll" ]; then
  shim=$(mktemp -d)
  printf 'LIBRARY bcryptprimitives.dll\nEXPORTS\n  ProcessPrng = advapi32.SystemFunction036\n' >"$shim/shim.def"
  x86_64-w64-mingw32-dlltool -d "$shim/shim.def" -e "$shim/shim.o"
  x86_64-w64-mingw32-ld -shared --entry=0 -o "$drive/windows/system32/bcryptprimitives.dll" "$shim/shim.o"
  echo "This Wine lacks bcryptprimitives.dll: a stand-in was put into its folder."
fi
person=$(echo "$drive"/users/*/AppData/Local | tr ' ' '\n' | grep -v Public | head -1)
folder='C:\Grüße an Ada\Terzetto'
inside="$drive/Grüße an Ada/Terzetto"
menu=$(dirname "$person")/Roaming/Microsoft/Windows/'Start Menu'/Programs/Terzetto.lnk
uninstall='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Terzetto'

code() { local at=0; "$@" || at=$?; echo "$at"; } # of a program that prints nothing
reg() { wine reg query "$@" 2>/dev/null | tr -d '\r' | awk '/ REG_/ { sub(/^ *.*REG_[A-Z]+ */, ""); print; exit }'; }
# The installer takes the rest of its command line for the folder, without quotes, as cmd hands it on. It is started from
# Wine's own disk: where winepath prints nothing, cmd would take /S for the program, and end with 9009 (49 here). With
# _? the uninstaller is waited for, and leaves itself.
cp "$setup" "$drive/setup.exe"
install() { code wine cmd /c "C:\setup.exe /S /D=$folder"; }
remove() { code wine cmd /c "C:\uninstall.exe /S _?=$folder"; }

echo "== What a program started ends with it"
GOOS=windows CGO_ENABLED=0 go test -c -o "$drive/process.test.exe" ./backend/base/process
(cd "$drive" && wine process.test.exe -test.run Job) || fail "a process outlives its job object"

echo "== Installing"
same "the installer's code" "$(install)" 0
for file in terzetto.exe terzetto.com LICENSE uninstall.exe; do [ -s "$inside/$file" ] || fail "$file was not installed"; done
[ -s "$menu" ] || fail "the Start menu has no entry"
same "the installed version" "$(reg "$uninstall" /v DisplayVersion)" "$version"
# reg prints in an older code page, so the two umlauts stand for themselves.
cards=$(reg 'HKCU\Software\Classes\Terzetto.Card\shell\open\command' /ve)
case $cards in '"C:\Gr'*'e an Ada\Terzetto\terzetto.exe" "%1"') ;; *) fail "cards are opened by $cards" ;; esac
same "the kind of .charx" "$(reg 'HKCU\Software\Classes\.charx' /ve)" Terzetto.Card

cp "$inside/uninstall.exe" "$drive/uninstall.exe"

echo "== On a command line"
prompt() { (cd "$inside" && wine cmd /c "$1" 2>&1 | tr -d '\r'); }
case $(prompt 'terzetto --version') in "terzetto $version"*) ;; *) fail "--version says '$(prompt 'terzetto --version')'" ;; esac
prompt 'terzetto --version > said.txt'
grep -q "^terzetto $version" "$inside/said.txt" || fail "nothing is in the file that the output goes to"
rm "$inside/said.txt"
same "the code of a command that is none" "$(cd "$inside" && code wine cmd /c 'terzetto nonsense 2> nul')" 2
prompt 'terzetto doctor' | grep -E '^(ok|note) +(program|window|data folder) ' || fail "doctor says nothing"
prompt 'terzetto doctor' | grep -q '^note  window .*WebView2' || fail "doctor does not miss WebView2, which Wine has not"
prompt 'terzetto send Good morning' | grep -q . || fail "no reply to a message"

echo "== A turn over HTTP, and Ctrl+C"
served=$(mktemp)
(cd "$inside" && exec env TERZETTO_DEMO_PACE=1ms wine terzetto.com serve) >"$served" 2>/dev/null &
server=$!
for _ in $(seq 600); do grep -q token "$served" && break; kill -0 $server || fail "serve ended"; sleep 0.1; done
url=$(sed -E 's/.*"url":"([^"]*)".*/\1/' "$served")
token=$(sed -E 's/.*"token":"([^"]*)".*/\1/' "$served")
ask() { curl -sS --max-time 60 -H "Authorization: Bearer $token" -H 'Content-Type: application/json' "$@"; }
id=$(ask -d '{}' "${url}api/conversations" | sed -E 's/.*"id":"([^"]*)".*/\1/')
ask -d '{"content":"What do you see?"}' "${url}api/conversations/$id/send" >"$served.turn"
ask "${url}api/conversations/$id/messages" >"$served.kept"
grep -q '"role":"assistant"' "$served.kept" || fail "no reply was kept: $(head -c 600 "$served.turn" "$served.kept")"

echo "== While it runs"
same "installing over a running program" "$(install)" 2
same "removing a running program" "$(remove)" 2
[ -s "$inside/terzetto.exe" ] || fail "a program that runs was removed"

running=$(pgrep -f 'terzetto.com serve' | head -1)
kill -INT "$running"
ended=0
wait "$server" || ended=$?
same "the code of serve after Ctrl+C" "$ended" 0
[ ! -e "$person/Terzetto/serve.json" ] || fail "serve left its note"

echo "== Over a newer one, over itself, and away"
wine reg add "$uninstall" /v DisplayVersion /d 99.0.0 /f >/dev/null 2>&1
same "installing over a newer version" "$(install)" 2
wine reg add "$uninstall" /v DisplayVersion /d 0.0.1 /f >/dev/null 2>&1
same "installing over an older version" "$(install)" 0
same "the version after it" "$(reg "$uninstall" /v DisplayVersion)" "$version"
same "the uninstaller's code" "$(remove)" 0
for file in terzetto.exe terzetto.com LICENSE; do [ ! -e "$inside/$file" ] || fail "$file was left"; done
[ ! -e "$menu" ] || fail "the Start menu still has its entry"
same "the entry under installed programs" "$(reg "$uninstall" /v DisplayVersion)" ""
same "the kind of .charx" "$(reg 'HKCU\Software\Classes\.charx' /ve)" ""
[ -s "$person/Terzetto/terzetto.db" ] || fail "the conversations are gone"
echo "== All held"
