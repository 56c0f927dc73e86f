import assert from "node:assert/strict";
import { test } from "node:test";
import { barsOf, promptOf, remarksOf, scaleOf, speedOf } from "../src/inspector/chart.js";

/** @param {Partial<import("../src/inspector/chart.js").Call>} over */
const call = (over = {}) => ({
  label: "writer",
  model: "m",
  prompt_tokens: 1000,
  completion_tokens: 200,
  cached_tokens: 750,
  usage_reported: true,
  prompt_chars: 4000,
  shared_chars: 3000,
  tools_same: true,
  first_token_ms: 500,
  latency_ms: 2500,
  ...over,
});

test("a reported prompt is split as the server said", () => {
  assert.deepEqual(promptOf(call()), { total: 1000, cached: 750, reported: true });
});

test("a server that reuses more than it read is not believed", () => {
  assert.equal(promptOf(call({ cached_tokens: 5000 })).cached, 1000);
  assert.equal(promptOf(call({ cached_tokens: -3 })).cached, 0);
});

test("without a report the prompt is estimated from its length", () => {
  const c = call({ usage_reported: false, prompt_tokens: 0, cached_tokens: 0 });
  assert.deepEqual(promptOf(c), { total: 1000, cached: 750, reported: false });
  assert.match(remarksOf(c).sentence, /Estimated/);
});

test("calls of a turn share one scale, and no bar leaves it", () => {
  const calls = [call(), call({ prompt_tokens: 4000, cached_tokens: 0, latency_ms: 10_000 })];
  const scale = scaleOf(calls);
  assert.deepEqual(scale, { tokens: 4000, ms: 10_000 });
  for (const c of calls)
    for (const b of barsOf(c, scale)) assert.ok(b.solid + b.hollow <= 1 && b.solid >= 0 && b.hollow >= 0, b.name);
  assert.equal(barsOf(calls[0] ?? call(), scale)[0]?.hollow, 750 / 4000);
});

test("what is not known has no bar", () => {
  const nothing = call({
    usage_reported: false,
    prompt_tokens: 0,
    completion_tokens: 0,
    prompt_chars: 0,
    latency_ms: 0,
  });
  assert.deepEqual(barsOf(nothing, scaleOf([nothing])), []);
  assert.equal(speedOf(nothing), 0);
});

test("the first word cannot come after the end", () => {
  const bar = barsOf(call({ first_token_ms: 9000, latency_ms: 3000 }), { tokens: 1000, ms: 3000 }).at(-1);
  assert.deepEqual([bar?.hollow, bar?.solid], [1, 0]);
});

test("speed counts the time of writing, without the wait", () => {
  assert.equal(speedOf(call()), 100);
});
