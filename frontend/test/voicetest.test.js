import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {}, location: { hash: "" } });
const { voiceTest } = await import("../src/settings/models/voicetest.js");
const { adviceName, adviceReason, figureRows, turnedOff } = await import("../src/settings/models/voicefigures.js");
const { endpoints } = await import("../src/model/endpoints.js");
const { useTransport } = await import("../src/ipc/index.js");

const figures = (/** @type {object} */ over = {}) => ({
  words: 2000,
  findings: 40,
  listed: 10,
  held_out: 4,
  names: 0,
  numbers: 0,
  refused: 0,
  director_failed: 0,
  editor_failed: 0,
  ms: 24_000,
  written: 2400,
  read: 1200,
  ...over,
});
const count = {
  openings: 12,
  draft: figures(),
  edited: figures({ findings: 20, refused: 3 }),
  directed: figures({ findings: 14 }),
};
const way = (/** @type {string} */ written, text = written) => ({ written, text, figures: figures() });
/** @param {object} [over] @returns {any} */
const opening = (over = {}) => ({
  title: "The ferry ledger",
  message: "I put the suitcase down.",
  state: "waiting",
  error: "",
  draft: null,
  edited: null,
  directed: null,
  skipped: [],
  ...over,
});
/** @param {object} [over] @returns {any} */
const done = (over = {}) => ({
  model_id: 7,
  model: "harbour-7b",
  helper_id: 7,
  helper: "harbour-7b",
  state: "done",
  error: "",
  started_at: "2026-11-29T08:00:00Z",
  playing: 0,
  voice: "",
  openings: [
    opening({
      state: "done",
      draft: way("She felt dread."),
      edited: way("She felt dread.", "She counted lamps."),
      directed: way("Rain fell."),
    }),
    opening({ title: "Airlock three", state: "failed", error: "The model refused to answer." }),
  ],
  count,
  advice: { voices: "all", reason: "both_help" },
  ...over,
});

/** What was asked for, with what it was asked. @type {[string, any][]} */
let asked = [];
/** Shows a test as the backend has it. @param {any} test */
async function shown(test) {
  asked = [];
  endpoints.set({ state: "ready", error: "", rows: /** @type {any} */ ([{ id: 1, configs: [{ id: 7 }] }]) });
  useTransport(
    /** @type {any} */ ({
      door: "serve",
      call: async (/** @type {string} */ op, /** @type {any} */ input) => {
        asked.push([op, input]);
        if (op === "endpoints.list" || op === "models.list") return [];
        return op === "modelTest.start"
          ? done({ state: "running", playing: 1, voice: "director", count: { ...count, openings: 0 } })
          : test;
      },
      listen: () => () => {},
    }),
  );
  const node = voiceTest(7);
  document.body.append(node);
  await settled();
  return node;
}
const settled = () => new Promise((go) => setTimeout(go, 10));
/** @param {Element} node @param {string} name */
const press = (node, name) =>
  /** @type {HTMLElement | undefined} */ (
    [...node.querySelectorAll("button")].find((b) => b.textContent === name && !b.hidden)
  )?.click();

afterEach(() => document.body.replaceChildren());

describe("what a test came to is said in figures", () => {
  test("each way has a column", () => {
    const rows = Object.fromEntries(figureRows(/** @type {any} */ (count)));
    assert.deepEqual(rows["Findings per 1,000 words"], ["20.0", "10.0", "7.0"]);
    assert.deepEqual(rows["Edits that were not used"], ["0", "3", "0"]);
    assert.deepEqual(rows["Time for a reply"], ["2 s", "2 s", "2 s"]);
    assert.deepEqual(rows["Tokens written for a reply"], ["200", "200", "200"]);
  });
  test("each reason has a sentence of its own", () => {
    const reasons = [
      "too_few",
      "nothing_found",
      "editor_fails",
      "facts_changed",
      "editor_little",
      "director_fails",
      "director_facts",
      "director_little",
      "both_help",
    ];
    const said = reasons.map((reason) => adviceReason(done({ advice: { voices: "", reason } })));
    assert.equal(new Set(said).size, reasons.length);
    assert.ok(said.every((s) => !s.includes("{")));
    assert.match(said.at(-1) ?? "", /20\.0 .* 10\.0 .* 7\.0/);
    assert.equal(adviceName(/** @type {any} */ ({ voices: "", reason: "too_few" })), "No recommendation");
  });
  test("whoever is not recommended is turned off", () => {
    assert.deepEqual(turnedOff("all"), { director: false, editor: false });
    assert.deepEqual(turnedOff("editor"), { director: true, editor: false });
    assert.deepEqual(turnedOff("writer"), { director: true, editor: true });
  });
});

describe("the test of a model", () => {
  test("shows nothing but its button before the first one", async () => {
    const node = await shown(done({ state: "", openings: [], count: { ...count, openings: 0 } }));
    assert.deepEqual(
      [...node.querySelectorAll("button")].filter((b) => !b.hidden).map((b) => b.textContent),
      ["Test Director and Editor"],
    );
    assert.equal(node.querySelector("table"), null);
  });
  test("shows texts, what failed, and what is recommended", async () => {
    const node = await shown(done());
    assert.equal(node.querySelector("h4")?.textContent, "Recommendation: all three voices");
    assert.equal(node.querySelectorAll("tbody tr").length, 11);
    const [first, second] = [...node.querySelectorAll("li")];
    assert.equal(first?.querySelector("del")?.textContent?.trim(), "She felt dread.");
    assert.match(second?.textContent ?? "", /Failed.*The model refused to answer\./);
  });
  test("sets what it recommends for the model", async () => {
    const node = await shown(done({ advice: { voices: "editor", reason: "director_little" } }));
    press(node, "Use this recommendation");
    await settled();
    assert.deepEqual(
      asked.filter(([op]) => op === "models.setHelper").map(([, input]) => input),
      [
        { id: 7, helper: "director", off: true },
        { id: 7, helper: "editor", off: false },
      ],
    );
  });
  test("says how far it is, and recommends nothing until it ends", async () => {
    const node = await shown(done({ state: "", openings: [], count: { ...count, openings: 0 } }));
    press(node, "Test Director and Editor");
    await settled();
    assert.equal(node.querySelector('.voice-test-progress [role="status"]')?.textContent, "Opening 1 of 2");
    assert.equal(node.querySelector("h4"), null);
    assert.equal(node.querySelector("progress")?.value, 2);
  });
});
