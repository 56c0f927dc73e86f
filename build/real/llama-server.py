"""Stands for the program llama-server: llama.cpp's own server and its engine, with the flags and variables that Terzetto
gives it. It is called by a file named llama-server that runs it."""

import argparse
import os
import signal
import sys

import xllamacpp

if "--version" in sys.argv:
    print("version: 0.1.1-dev (build 11549, commit 0000000)", file=sys.stderr)
    sys.exit(0)
if "--list-devices" in sys.argv:
    print("Available devices:\n  (none)")
    sys.exit(0)

flags = argparse.ArgumentParser()
flags.add_argument("-m", "--model")
flags.add_argument("--alias", default="")
flags.add_argument("-c", "--ctx-size", type=int, default=4096)
flags.add_argument("-np", "--parallel", type=int, default=1)
flags.add_argument("--no-webui", action="store_true")
flags.add_argument("--offline", action="store_true")
flags.add_argument("-lv", "--log-verbosity", type=int, default=3)
flags.add_argument("--host", default="127.0.0.1")
flags.add_argument("--port", type=int, default=0)
flags.add_argument("--kv-unified", action="store_true")
flags.add_argument("--mmproj", default="")
flags.add_argument("-ctk", "--cache-type-k", default="f16")
flags.add_argument("-ctv", "--cache-type-v", default="f16")
flags.add_argument("--embedding", action="store_true")
flags.add_argument("-b", "--batch-size", type=int, default=2048)
flags.add_argument("-ub", "--ubatch-size", type=int, default=512)
flags.add_argument("-ngl", type=int, default=-1)
flags.add_argument("-t", "--threads", type=int, default=os.cpu_count() or 2)
a = flags.parse_args()

types = {"f16": xllamacpp.ggml_type.GGML_TYPE_F16, "q8_0": xllamacpp.ggml_type.GGML_TYPE_Q8_0}
p = xllamacpp.CommonParams()
p.model.path, p.hostnames, p.port = a.model, [a.host], a.port
p.model_alias = {a.alias} if isinstance(p.model_alias, set) else a.alias
p.n_ctx, p.n_parallel, p.kv_unified = a.ctx_size, a.parallel, a.kv_unified
p.n_batch, p.n_ubatch, p.embedding = a.batch_size, a.ubatch_size, a.embedding
p.cache_type_k, p.cache_type_v = types[a.cache_type_k], types[a.cache_type_v]
p.cache_ram_mib = int(os.environ.get("LLAMA_ARG_CACHE_RAM", "8192"))
p.cpuparams.n_threads = a.threads
p.endpoint_slots = p.use_jinja = p.offline = True
p.ui, p.verbosity = False, a.log_verbosity
p.api_keys = [os.environ["LLAMA_API_KEY"]] if "LLAMA_API_KEY" in os.environ else []
p.cors_origins, p.cors_origins_explicit, p.cors_credentials = os.environ.get("LLAMA_ARG_CORS_ORIGINS", "*"), True, False
if a.mmproj:
    p.mmproj.path = a.mmproj
server = xllamacpp.Server(p)
signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
signal.pause()
