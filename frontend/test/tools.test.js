import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { stretches, verdictOf } = await import("../src/voices/marks.js");
const { moveItem: moved, placeAt, placeSentence } = await import("../src/lib/order.js");
const { patternSentence } = await import("../src/voices/pattern.js");
const { audits } = await import("../src/voices/audits.js");
const { audit, thinks, tool } = await import("../src/voices/bind.js");
const { settings } = await import("../src/model/state.js");
const { findingKind, humanise } = await import("../src/model/turnlabels.js");

/** @param {string} sentence */
const finding = (sentence) => ({ kind: "banned_phrases", sentence, note: "", start: 0, end: 0 });

/** @param {string} text @param {...string} sentences */
const cut = (text, ...sentences) =>
  stretches(
    text,
    sentences.map((s) => finding(s)),
  ).map((s) => (s.findings.length > 0 ? `[${s.text}|${s.findings.join()}]` : s.text));

test("what was found is marked where it stands, and the rest of the text stays whole", () => {
  assert.deepEqual(cut("One. Two. Three.", "Two."), ["One. ", "[Two.|0]", " Three."]);
  assert.deepEqual(cut("One. Two.", "One.", "Two."), ["[One.|0]", " ", "[Two.|1]"]);
  assert.deepEqual(cut("One. Two.", "Nowhere."), ["One. Two."], "a finding that is not in the text marks nothing");
  assert.deepEqual(cut("One.", ""), ["One."], "a finding about the layout has no sentence");
  assert.deepEqual(cut("Ha. Ha.", "Ha."), ["[Ha.|0]", " ", "[Ha.|0]"], "each time it stands there");
  assert.deepEqual(cut("", "x"), []);
  assert.deepEqual(cut("a (b) [c]* d", "(b) [c]*"), ["a ", "[(b) [c]*|0]", " d"], "a sentence is no pattern");
  assert.deepEqual(cut("so\n  it goes.", "so it goes."), ["[so\n  it goes.|0]"], "an audit joins lines");
});

test("findings that overlap share their words", () => {
  assert.deepEqual(cut("a b c d", "a b c", "b c d"), ["[a |0]", "[b c|0,1]", "[ d|1]"]);
  assert.deepEqual(cut("a b", "a b", "a b"), ["[a b|0,1]"]);
});

test("the pieces joined are the text, whatever it is", () => {
  const text = "“Who?” she said.\n\n*No one*, not a soul — 🜁 — no one.";
  const pieces = stretches(text, [finding("no one"), finding("No one"), finding("🜁"), finding("\n")]);
  assert.equal(pieces.map((p) => p.text).join(""), text);
});

test("an audit comes to one sentence that says what the Editor would do", () => {
  const audit = { findings: [], words: 3, paragraphs: 1, too_long: false, replies: 0 };
  assert.equal(verdictOf(audit), "No findings. The Editor would change nothing.");
  assert.match(verdictOf({ ...audit, findings: [finding("a")] }), /^One finding\. The Editor would fix it\.$/);
  const two = { ...audit, findings: [finding("a"), finding("b")], replies: 1, too_long: true };
  assert.match(verdictOf(two), /^2 findings\. .*over the length limit.*one earlier reply\.$/);
});

test("a row moves to its place and no further than the list", () => {
  assert.deepEqual(moved(["a", "b", "c"], 0, 2), ["b", "c", "a"]);
  assert.deepEqual(moved(["a", "b", "c"], 2, 0), ["c", "a", "b"]);
  assert.deepEqual(moved(["a", "b"], 0, -1), ["a", "b"]);
  assert.deepEqual(moved(["a", "b"], 1, 9), ["a", "b"]);
  assert.deepEqual(moved(["a"], 4, 0), ["a"], "a row that is not there");
  assert.equal(placeSentence("Wry", 1, 6), "Wry is now number 2 of 6.");
});

test("a dragged row takes the place of the row whose middle it has passed", () => {
  const rows = [0, 30, 60].map((top) => ({ top, height: 30 }));
  const from = (/** @type {number} */ i) => (/** @type {number} */ y) => placeAt(y, rows, i);
  assert.deepEqual([10, 44, 46, 76, 900].map(from(0)), [0, 0, 1, 2, 2]);
  assert.deepEqual([80, 46, 44, 16, -50].map(from(2)), [2, 2, 1, 1, 0]);
});

test("a pattern is answered in a sentence", () => {
  assert.match(
    patternSentence({ reason: "a round bracket is not closed", replies: 0, count: 0 }),
    /doesn't work: a round/,
  );
  assert.equal(patternSentence({ reason: "", replies: 0, count: 0 }), "This pattern works.");
  assert.match(patternSentence({ reason: "", replies: 2, count: 0 }), /^No matches in this/);
  assert.match(patternSentence({ reason: "", replies: 2, count: 1 }), /^One match/);
  assert.match(patternSentence({ reason: "", replies: 2, count: 5 }), /^5 matches/);
});

test("a switch changes its own place in the settings and no other", () => {
  const s = { enabled_tools: { direct_scene: true }, editor_audit_toggles: { anti_echo: false } };
  const [reads, patches] = tool("direct_scene");
  assert.equal(reads(s), true);
  assert.deepEqual(patches(false), { enabled_tools: { direct_scene: false } });
  assert.equal(tool("rewrite_user_prompt")[0](s), false, "a tool is off until it is switched on");
  assert.equal(audit("anti_echo")[0](s), false);
  assert.equal(audit("banned_phrases")[0](s), true, "an audit is on until it is switched off");
  assert.deepEqual(thinks("editor")[1](true), { reasoning_enabled_passes: { editor: true } });
  assert.equal(settings.get(), null, "reading a switch changes nothing");
});

test("each audit has a name in the inspector too", () => {
  for (const a of audits) assert.notEqual(findingKind(a.id), humanise(a.id), a.id);
});
