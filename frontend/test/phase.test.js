import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { progressText } = await import("../src/chat/phase.js");

describe("what the server does before its first word", () => {
  for (const [what, progress, seconds, want] of /** @type {[string, any, number, string][]} */ ([
    ["is not shown where it says nothing", null, 60, ""],
    ["is the tokens that it has read", { done: 1200, total: 3400 }, 5, "Reading 1,200 of 3,400 tokens"],
    ["is how much it reads, and since when, before it tells more", { total: 3400 }, 12, "Reading 3,400 tokens · 12 s"],
    ["is not shown while it is quick", { done: 1200, total: 3400 }, 1, ""],
    ["is not shown when all is read", { done: 3400, total: 3400 }, 5, ""],
    ["is loading, with no clock at first", { loading: true }, 1, "Loading the model"],
    ["is loading, and since when", { loading: true }, 75, "Loading the model · 75 s"],
  ]))
    test(what, () => assert.equal(progressText(progress, seconds), want));
});
