import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bars } from "../src/automation/list/history.js";
import { compareRun } from "../src/automation/run/comparerun.js";
import { countWords, depths, instructionsById, more, triesWords } from "../src/automation/run/parts.js";
import { freshPage } from "./page.js";

freshPage();
const { growTimes, stepHead } = await import("../src/automation/run/stepline.js");

describe("the parts of a run", () => {
  test("few are shown at first, and many more on demand", () => assert.deepEqual([more(0), more(more(0))], [5, 55]));

  test("what failed is counted first", () =>
    assert.equal(
      countWords({ count: 200, states: { done: 190, pending: 6, failed: 4 } }, false),
      "200 items · Failed: 4 · Done: 190 · Not started: 6",
    ));

  test("one try and no tokens are not worth a word", () =>
    assert.deepEqual(
      [triesWords({ attempts: 1, tokens: 0 }), triesWords({ attempts: 3, tokens: 12 })],
      ["", "3 attempts · 12 tokens"],
    ));

  test("steps of a taken branch stand below their step, and words that were rewritten do not", () => {
    const steps = [{}, { insertedBy: 0, branch: "then" }, { insertedBy: 1, branch: "else" }, { insertedBy: 2 }, {}];
    const at = depths(steps.map((instruction, index) => ({ index, instruction })));
    assert.deepEqual([...at.values()], [0, 1, 2, 0, 0]);
  });

  test("every step within a step is known by its id", () => {
    const step = { id: "each", steps: [{ id: "a", parallel: [[{ id: "b" }], [{ if: "x", else: [{ id: "c" }] }]] }] };
    assert.deepEqual([...instructionsById(step).keys()], ["each", "a", "b", "c"]);
  });
});

describe("the time of an item", () => {
  /** @param {any} s */
  const shown = (s) => {
    const head = stepHead({}, s, null, "Item", document.createElement("span"));
    document.body.replaceChildren(head);
    return () => head.querySelector(".step-time")?.textContent;
  };
  test("is what it took, once it is over", () => {
    assert.equal(shown({ state: "done", ms: 2500, startedAt: "2026-05-01T08:00:00Z" })(), "2.5 s");
    assert.equal(shown({ state: "stopped", ms: null, startedAt: "2026-05-01T08:00:00Z" })(), "");
    assert.equal(shown({ state: "pending", ms: null })(), "");
  });
  for (const state of ["running", "waiting"])
    test(`grows while it is ${state}`, (t) => {
      t.mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-05-01T08:00:02Z") });
      const time = shown({ state, ms: null, startedAt: "2026-05-01T08:00:00Z" });
      assert.equal(time(), "2 s");
      t.mock.timers.setTime(Date.parse("2026-05-01T08:01:30Z"));
      growTimes(document.body);
      assert.equal(time(), "1 min 30 s");
    });
});

describe("a run beside another", () => {
  /** @param {string[]} ids @param {unknown[]} results @returns {any[]} */
  const steps = (ids, results) =>
    ids.map((id, index) => ({ index, instruction: { id }, state: "done", branch: "", result: results[index] }));
  const rows = [
    { name: "the same", a: steps(["x", "y"], [1, { k: 2 }]), b: steps(["x", "y"], [1, { k: 2 }]), want: "" },
    {
      name: "another result",
      a: steps(["x", "y", "z"], [1, 2, 3]),
      b: steps(["x", "y", "z"], [1, 0, 0]),
      want: "1! 2",
    },
    { name: "a step that was put before the others", a: steps(["new", "x"], [5, 1]), b: steps(["x"], [1]), want: "0!" },
    { name: "a step that came twice", a: steps(["x", "x"], [1, 2]), b: steps(["x", "x"], [1, 3]), want: "1!" },
  ];
  for (const { name, a, b, want } of rows)
    test(name, () =>
      assert.equal(
        compareRun(a, b)
          .filter((r) => r.differs)
          .map((r) => `${r.index}${r.first ? "!" : ""}`)
          .join(" "),
        want,
      ),
    );
});

test("the chart has the runs that ended, oldest first, and the longest is as high as it goes", () => {
  /** @param {string} state @param {number} s @returns {any} */
  const run = (state, s) => ({
    state,
    startedAt: "2026-05-01T08:00:00Z",
    completedAt: `2026-05-01T08:00:${String(s).padStart(2, "0")}Z`,
  });
  const all = bars([run("running", 0), run("failed", 1), run("completed", 4)]);
  assert.deepEqual(
    all.map((b) => [b.run.state, b.ms, b.height]),
    [
      ["completed", 4000, 1],
      ["failed", 1000, 0.5],
    ],
  );
  assert.equal(bars(Array.from({ length: 90 }, () => run("completed", 1))).length, 30);
});
