import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { phasePill, progressText } = await import("../src/chat/phase.js");
const { newTurn } = await import("../src/model/reduce.js");
const { activeId, turns } = await import("../src/model/state.js");

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

describe("the pill of a turn", () => {
  for (const [what, turn, want] of /** @type {[string, any, string][]} */ ([
    ["says that it starts", {}, "Starting"],
    ["names the tool's work before any voice begins", { calls: [{ id: 1, state: "allowed" }] }, "Using a tool"],
    [
      "names the tool's work while the Writer waits",
      { phase: "writing", calls: [{ id: 1, state: "running" }] },
      "Using a tool",
    ],
    [
      "says that it stops, though the tool still works",
      { stopping: true, calls: [{ id: 1, state: "running" }] },
      "Stopping",
    ],
    ["starts again when the tool is done", { calls: [{ id: 1, state: "done" }] }, "Starting"],
  ]))
    test(what, () => {
      const pill = phasePill();
      activeId.set("c");
      turns.set(new Map([["c", newTurn("c", 1, turn)]]));
      assert.equal(pill.querySelector(".phase-name")?.textContent, want);
      turns.set(new Map());
    });
});
