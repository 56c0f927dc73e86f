import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { foldRuns } from "../src/automation/list/folding.js";

/** Runs, the newest first: "a" ended well by the trigger a, "a!" failed, "a?" waits, "-" was begun by hand. @param {string} all */
const runs = (all) =>
  all.split(" ").map((word, i) => {
    const state = word.endsWith("!") ? "failed" : word.endsWith("?") ? "waiting" : "completed";
    const triggerId = word[0] === "-" ? "" : word[0];
    return /** @type {any} */ ({ workflowRunId: `${word}${i}`, workflowId: "w", triggerId, state });
  });
/** @param {string} all @param {string[]} [opened] */
const shown = (all, opened = []) =>
  foldRuns(runs(all), new Set(opened)).map((r) =>
    r.folded.length > 0 ? `${r.run.workflowRunId}x${r.folded.length}` : `${r.within ? ">" : ""}${r.id}`,
  );

describe("the list of runs", () => {
  for (const [words, all, want] of /** @type {[string, string, string[]][]} */ ([
    ["folds what one trigger ran well in succession", "a a a", ["a0x3"]],
    ["leaves two as they are", "a a", ["a0", "a1"]],
    ["never hides one that failed, which begins a new row", "a a a a! a a a", ["a0x3", "a!3", "a4x3"]],
    ["never hides one that waits", "a? a a a", ["a?0", "a1x3"]],
    ["folds two triggers that take turns each into its own", "a b a b a b", ["a0x3", "b1x3"]],
    ["leaves what was begun by hand", "- - - -", ["-0", "-1", "-2", "-3"]],
    ["shows what was begun by hand in between", "a - a a", ["a0x3", "-1"]],
  ]))
    test(words, () => assert.deepEqual(shown(all), want));

  test("shows all of a row that was opened", () =>
    assert.deepEqual(shown("a a a", ["a1"]), ["a0x3", ">a0", ">a1", ">a2"]));

  test("keeps the name of a row when a newer run joins it", () => {
    const now = runs("a a a");
    const newer = { ...now[0], workflowRunId: "newer" };
    assert.equal(foldRuns([newer, ...now], new Set())[0]?.id, foldRuns(now, new Set())[0]?.id);
  });
});
