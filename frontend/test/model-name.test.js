import assert from "node:assert/strict";
import { test } from "node:test";
import { modelName } from "../src/model/modelname.js";

test("a model is shown without the folder and the ending of its file", () => {
  for (const [id, name] of [
    ["/models/smollm2.gguf", "smollm2"],
    ["C:\\models\\Qwen3-8B-Q4_K_M.gguf", "Qwen3-8B-Q4_K_M"],
    ["Kimi-K2-00001-of-00006.gguf", "Kimi-K2"],
    ["qwen/qwen3-8b", "qwen/qwen3-8b"],
    ["llama3.1:8b", "llama3.1:8b"],
    ["hf.co/org/Model-GGUF:Q4_K_M", "hf.co/org/Model-GGUF:Q4_K_M"],
  ])
    assert.equal(modelName(id ?? ""), name);
});
