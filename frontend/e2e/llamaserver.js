// Stands for llama.cpp's llama-server. It is packed into an archive and started by the product, so it uses nothing of this folder.
//
// What it does is in the file that ENGINE_SCRIPT names, which is read at each question.

import { appendFileSync, openSync, readFileSync, readSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {object} EngineScript
 * @property {number} [loadMs] how long loading takes
 * @property {number} [mostContext] a larger context has no room; 0: each has
 * @property {number} [crashAt] it ends itself at this word of its next reply, once; 0: it does not
 * @property {number} [pace] ms between its words
 * @property {string} [log] the file to which a line is added for each start and each request
 */

const args = process.argv.slice(2);
const argument = (/** @type {string} */ flag) => args[args.indexOf(flag) + 1] ?? "";
const say = (/** @type {string} */ line) => process.stderr.write(`0.00.000.001 I ${line}\n`);

/** @returns {EngineScript} */
function script() {
  try {
    return JSON.parse(readFileSync(process.env["ENGINE_SCRIPT"] ?? "", "utf8"));
  } catch {
    return {};
  }
}

const note = (/** @type {string} */ line) => {
  const { log } = script();
  if (log) appendFileSync(log, `${line}\n`);
};

if (args.includes("--version")) console.error("version: 0.1.1-dev (build 10375, commit 0000000)");
else if (args.includes("--list-devices"))
  console.log("Available devices:\n  Vulkan0: Lighthouse lamp (4096 MiB, 4000 MiB free)");
else if (args.includes("--help")) console.log("-t,    --threads N     number of threads");
else await serve();

async function serve() {
  const { loadMs = 0, mostContext = 0 } = script();
  const [alias, context, embeds] = [argument("--alias"), Number(argument("-c")), args.includes("--embedding")];
  const key = process.env["LLAMA_API_KEY"];
  note(`start ${alias} ${context}${args.includes("-ngl") ? " processor" : ""}`);
  let loaded = false;
  const server = createServer(async (request, response) => {
    const json = (/** @type {unknown} */ value, status = 200) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    const refuse = (/** @type {number} */ code, /** @type {string} */ type, /** @type {string} */ message) =>
      json({ error: { code, message, type } }, code);
    const { pathname } = new URL(request.url ?? "/", "http://x");
    if (!loaded) return refuse(503, "unavailable_error", "Loading model");
    if (pathname === "/health") return json({ status: "ok" });
    if (key && request.headers.authorization !== `Bearer ${key}`)
      return refuse(401, "authentication_error", "Invalid API Key");
    let body = "";
    for await (const part of request) body += part;
    if (pathname === "/v1/models")
      return json({ object: "list", data: [{ id: alias, object: "model", meta: { n_ctx: context } }] });
    if (pathname === "/props")
      return json({
        default_generation_settings: { n_ctx: context },
        total_slots: 1,
        build_info: "b10375-0000000",
        chat_template: "{{ messages }}",
        modalities: { vision: false, audio: false },
      });
    if (pathname === "/slots") return json([{ id: 0, is_processing: false }]);
    if (pathname === "/tokenize") return json({ tokens: [1, 2, 3] });
    if (pathname === "/v1/embeddings" && embeds) {
      const data = JSON.parse(body).input.map((/** @type {string} */ text, /** @type {number} */ index) => ({
        index,
        embedding: [1, text.length, 1],
      }));
      return json({ object: "list", data });
    }
    if (pathname === "/v1/chat/completions") return write(response, alias);
    return refuse(404, "not_found_error", "File Not Found");
  });
  server.listen(argument("--host"));
  const magic = Buffer.alloc(4);
  readSync(openSync(argument("-m"), "r"), magic);
  if (String(magic) !== "GGUF") {
    say(`gguf_init_from_file: invalid magic characters: '${magic}', expected 'GGUF'`);
    process.exit(1);
  }
  say("load_tensors:   CPU_Mapped model buffer size =    92.10 MiB");
  await pause(loadMs);
  if (mostContext > 0 && context > mostContext) {
    say("ggml_aligned_malloc: insufficient memory (attempted to allocate 1440.00 MB)");
    say("failed to initialize the context: failed to allocate buffer for kv cache");
    process.exit(1);
  }
  say("llama_kv_cache:        CPU KV buffer size =   90.00 MiB");
  loaded = true;
  say("srv          init: model loaded");
}

let crashes = 0;

/** Streams a reply, or ends in the middle of it. @param {import("node:http").ServerResponse} response @param {string} model */
async function write(response, model) {
  const { crashAt = 0, pace = 5 } = script();
  note("reply");
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const send = (/** @type {unknown} */ value) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  const delta = (/** @type {string} */ content, /** @type {string | null} */ end = null) =>
    send({ model, choices: [{ index: 0, delta: { content }, finish_reason: end }] });
  for (const processed of [10, 40])
    send({
      model,
      choices: [{ index: 0, delta: { role: "assistant", content: null }, finish_reason: null }],
      prompt_progress: { total: 40, cache: 0, processed, time_ms: 5 },
    });
  const words = "The lamps went out one by one along the pier, and the harbour master lit them again.".split(/(?<= )/);
  for (const [i, word] of words.entries()) {
    if (crashAt > 0 && i === crashAt && crashes++ === 0) {
      say("GGML_ASSERT(false) failed");
      process.exit(134);
    }
    delta(word);
    await pause(pace);
  }
  delta("", "stop");
  response.end("data: [DONE]\n\n");
}
