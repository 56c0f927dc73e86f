import assert from "node:assert/strict";
import { test } from "node:test";
import { speedOf } from "../src/chat/speed.js";

const call = {
  label: "writer",
  error: "",
  completion_tokens: 120,
  usage_reported: true,
  first_token_ms: 800,
  latency_ms: 3800,
};
/** @param {...object} calls */
const log = (...calls) => ({ calls: /** @type {any} */ (calls) });

test("the rate counts from the first token on, of the call that wrote the reply", () => {
  const director = { ...call, label: "director:direct_scene", completion_tokens: 9 };
  assert.equal(speedOf(log(director, call, { ...call, label: "editor:1" }), "")?.short, "40 tok/s · 800 ms");
  assert.equal(
    speedOf(log({ ...call, error: "gone" }, { ...call, completion_tokens: 12 }), "")?.short,
    "4.0 tok/s · 800 ms",
  );
});

test("a server that does not report its tokens is estimated, and one that answers in one piece has no rate", () => {
  const silent = { ...call, usage_reported: false, completion_tokens: 0 };
  assert.equal(speedOf(log(silent), "x".repeat(240))?.short, "~20 tok/s · 800 ms");
  assert.equal(speedOf(log({ ...call, latency_ms: 801 }), "")?.whole, "The first token came after 800 ms.");
});

test("what is not known is not said", () => {
  for (const nothing of [null, undefined, {}, { calls: null }, log(), log({ ...call, first_token_ms: 0 })])
    assert.equal(speedOf(nothing, "text"), null);
});
