import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { costOf, wayOf, wayPatch } = await import("../src/model/voiceways.js");

const tools = { direct_scene: true, rewrite_user_prompt: false, editor_apply_patch: true };

describe("the ways to reply", () => {
  for (const [s, way] of /** @type {const} */ ([
    [{ enable_agent: true, enabled_tools: tools }, "all"],
    [{ enable_agent: false, enabled_tools: tools }, "writer"],
    [{ enable_agent: true, enabled_tools: { ...tools, direct_scene: false } }, "editor"],
    [{ enable_agent: true, enabled_tools: { ...tools, editor_apply_patch: false } }, ""],
    [{ enable_agent: true, enabled_tools: {} }, "writer"],
  ]))
    test(`are read from the settings: ${way || "none of the three"}`, () => assert.equal(wayOf(s), way));

  for (const way of /** @type {const} */ (["writer", "editor", "all"]))
    test(`${way} is what its own patch comes to, and what else is on stays`, () => {
      const before = { enable_agent: true, enabled_tools: { ...tools, own: true } };
      const after = { ...before, ...wayPatch(way, before) };
      assert.equal(wayOf(after), way);
      assert.equal(/** @type {any} */ (after.enabled_tools).own, true);
    });
});

describe("the cost of a way", () => {
  /** @type {any} */
  const cost = { way: "all", replies: 12, millis: 2400, requests: 3 };
  test("is what the last replies took", () =>
    assert.equal(costOf("all", cost, {}), "About 2.4 s and 3 requests (last 12 replies)"));
  test("of one reply says so", () =>
    assert.equal(costOf("writer", { ...cost, replies: 1, requests: 1 }, {}), "About 2.4 s and 1 request (last reply)"));
  for (const [way, s, words] of /** @type {const} */ ([
    ["writer", {}, "1 request, not measured yet"],
    ["editor", {}, "1 to 4 requests, not measured yet"],
    ["all", {}, "2 to 5 requests, not measured yet"],
    ["all", { length_guard: true, enabled_tools: { rewrite_user_prompt: true } }, "2 to 7 requests, not measured yet"],
    ["all", { director_individual_fragments: true }, "2 requests or more, not measured yet"],
  ]))
    test(`without a measure is the number of requests: ${words}`, () =>
      assert.equal(costOf(way, { ...cost, replies: 0 }, s), words));
});
