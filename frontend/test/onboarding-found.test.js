import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chatModels,
  firstModel,
  partitionFound,
  parts,
  place,
  recipe,
  rejection,
  systemOf,
  title,
} from "../src/widgets/servers/found.js";

/** @param {Partial<import("../src/widgets/servers/found.js").Found>} over @returns {import("../src/widgets/servers/found.js").Found} */
const found = (over = {}) => ({
  url: "http://127.0.0.1:11434/v1",
  server: "Ollama",
  version: "0.9",
  models: [{ id: "gemma" }],
  note: "",
  rejected: "",
  ...over,
});

test("servers, servers without a model and other addresses are told apart", () => {
  const all = [
    found(),
    found({ models: [] }),
    found({ models: null }),
    found({ rejected: "Open WebUI, not a model server." }),
    found({ rejected: true }),
  ];
  const s = partitionFound(all);
  assert.deepEqual([s.ready.length, s.empty.length, s.rejected.length], [1, 2, 2]);
  assert.deepEqual(partitionFound(null), { ready: [], empty: [], rejected: [] });
});

test("a found server reads as one line", () => {
  const f = found({ models: [{ id: "a", tools: "yes", context_tokens: 4096 }, { id: "b" }, { id: "c" }] });
  assert.equal(
    [title(f), ...parts(f).map((p) => p.text)].join(" · "),
    "Ollama 0.9 · 3 models · tools: yes · context 4k (low)",
  );
  assert.equal(title(found({ server: "", version: "" })), "Model server");
});

test("the model to begin with is one that is loaded, then one that knows tools", () => {
  const models = [
    { id: "a", loaded: "no" },
    { id: "b", tools: "yes", loaded: "no" },
    { id: "c", loaded: "yes" },
  ];
  assert.equal(firstModel(found({ models }))?.id, "c");
  assert.equal(firstModel(found({ models: [{ id: "a" }, { id: "b", tools: "yes" }] }))?.id, "b");
  assert.equal(firstModel(found({ models: [] })), undefined);
});

test("models that cannot talk are no choice", () => {
  const models = [
    "nomic-embed-text",
    "bge-m3:latest",
    "text-embedding-3",
    "jina-reranker",
    "embedder-tales-7b",
    "gemma4",
  ].map((id) => ({ id }));
  assert.deepEqual(
    chatModels(found({ models })).map((m) => m.id),
    ["embedder-tales-7b", "gemma4"],
  );
});

test("what was rejected says why", () => {
  assert.equal(rejection(found({ rejected: "Open WebUI, not a model server." })), "Open WebUI, not a model server.");
  assert.equal(rejection(found({ rejected: true, note: "Needs a key." })), "Needs a key.");
  assert.match(rejection(found({ rejected: true })), /not as a model server/);
});

test("an address is shown as host and port", () => {
  assert.equal(place("http://127.0.0.1:11434/v1"), "127.0.0.1:11434");
  assert.equal(place("nonsense"), "nonsense");
});

test("each system has its own commands", () => {
  assert.deepEqual(["Linux x86_64", "MacIntel", "Win32", ""].map(systemOf), ["linux", "mac", "windows", "linux"]);
  for (const s of /** @type {const} */ (["linux", "mac", "windows"]))
    assert.ok(recipe(s).every((step) => step.command && step.text.endsWith(".")));
});
