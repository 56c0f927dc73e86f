import assert from "node:assert/strict";
import { test } from "node:test";
import { paragraphs, toolView } from "../src/inspector/fields.js";
import { busiest, fromLog, fromTurn } from "../src/inspector/view.js";
import { callName, callPass, count, duration } from "../src/model/turnlabels.js";

const library = {
  moods: [
    { id: "tense", label: "Tense", description: "Danger is close." },
    { id: "wry", label: "Wry", description: "" },
  ],
  fragments: [
    { id: "plot_summary", label: "Plot summary" },
    { id: "keywords", label: "Keywords" },
    { id: "note_to_user", label: "Note to the user" },
  ],
};

/** @param {Partial<import("../src/inspector/record.js").Log>} over @returns {import("../src/inspector/record.js").Log} */
const log = (over = {}) => ({
  id: 1,
  message_id: 2,
  user_message_id: 1,
  turn_index: 1,
  kind: "send",
  outcome: "done",
  error: "",
  created_at: "2026-01-01T00:00:00Z",
  active_moods_after: null,
  injection_block: "",
  extra_fields: null,
  effective_message: "",
  tool_calls: null,
  reasoning: null,
  agent_latency_ms: 0,
  draft: "",
  findings: null,
  feedback: null,
  direction_notes: null,
  skipped: null,
  calls: null,
  duration_ms: 0,
  ...over,
});

/** @param {string} label @param {string} [error] */
const call = (label, error = "") => ({
  label,
  model: "m",
  error,
  prompt_tokens: 10,
  completion_tokens: 10,
  cached_tokens: 0,
  usage_reported: true,
  prompt_chars: 40,
  shared_chars: 0,
  tools_same: true,
  first_token_ms: 10,
  latency_ms: 110,
});

const states = (/** @type {import("../src/inspector/record.js").View} */ v) => [
  v.passes.director.state,
  v.passes.writer.state,
  v.passes.editor.state,
];

test("a record in which every list is null is shown", () => {
  const view = fromLog(log(), library);
  assert.deepEqual(view.moods, []);
  assert.deepEqual(states(view), ["skipped", "skipped", "skipped"]);
});

test("a turn of three voices is done three times", () => {
  const view = fromLog(log({ calls: [call("director:direct_scene"), call("writer"), call("editor:1")] }), library, {
    text: "A word.",
  });
  assert.deepEqual(states(view), ["done", "done", "done"]);
  assert.equal(view.words, 2);
  assert.equal(view.speed, 100);
});

test("an Editor that found nothing worth a call is done, and needs no call", () => {
  const findings = [{ kind: "banned_phrases", sentence: "S.", note: "s", mended: false }];
  const view = fromLog(log({ calls: [call("writer")], findings }), library, { text: "S." });
  assert.equal(view.passes.editor.state, "done");
  assert.equal(view.findings[0]?.kind, "Overused phrase, “s”");
});

test("a voice that could not run shows its sentence and no other voice's", () => {
  const sentence = "The Director couldn't run, so the Writer answered without direction. The server refused the call.";
  const view = fromLog(
    log({ calls: [call("director:direct_scene", "refused"), call("writer")], skipped: [sentence] }),
    library,
    { text: "A." },
  );
  assert.deepEqual(states(view), ["failed", "done", "skipped"]);
  assert.deepEqual(view.passes.director.sentences, [sentence]);
  assert.deepEqual(view.passes.writer.sentences, []);
  const editor = fromLog(log({ skipped: ["The Editor couldn't run, so the Writer's text was kept."] }), library, {
    text: "A.",
  });
  assert.equal(editor.passes.editor.sentences.length, 1);
});

test("a turn that broke off shows where", () => {
  const view = fromLog(
    log({
      outcome: "error",
      error: "The server went away.",
      calls: [call("director:direct_scene"), call("writer", "eof")],
    }),
    library,
  );
  assert.deepEqual(states(view), ["done", "failed", "skipped"]);
  assert.equal(busiest(view), "writer");
  assert.equal(view.error, "The server went away.");
});

test("moods that ended with this turn are told apart, and unknown ones keep a name", () => {
  const view = fromLog(log({ active_moods_after: ["wry", "old_mood"] }), library, {
    before: log({ active_moods_after: ["tense", "wry"] }),
  });
  assert.deepEqual(
    view.moods.map((m) => [m.label, m.ended]),
    [
      ["Wry", false],
      ["Old mood", false],
      ["Tense", true],
    ],
  );
});

test("fields stand in the fragments' order, under their labels", () => {
  const view = fromLog(
    log({ extra_fields: { keywords: ["rope", "fog"], unknown_id: "x", plot_summary: "So far." } }),
    library,
  );
  assert.deepEqual(view.fields, [
    { label: "Plot summary", text: "So far." },
    { label: "Keywords", items: ["rope", "fog"] },
    { label: "Unknown id", text: "x" },
  ]);
});

test("the diff is empty when the Editor changed nothing", () => {
  assert.deepEqual(fromLog(log({ draft: "A. B." }), library, { text: "A. B." }).diff, []);
  assert.equal(fromLog(log({ draft: "A. B." }), library, { text: "A. C." }).diff.length, 1);
  assert.deepEqual(fromLog(log({ draft: "A. B." }), library).diff, []);
});

test("a tool call reads as fields, and can be copied as it was", () => {
  const made = {
    name: "editor_apply_patch",
    arguments: {
      patches: [
        { search: "a", replace: "" },
        { search: "b", replace: "c" },
      ],
      note: "",
      n: 3,
      ok: true,
    },
  };
  const view = toolView(made, new Map());
  assert.equal(view.title, "Fixed passages");
  assert.deepEqual(view.fields[0]?.rows, [
    [{ label: "Replaces", text: "a" }],
    [
      { label: "Replaces", text: "b" },
      { label: "Now", text: "c" },
    ],
  ]);
  assert.deepEqual(view.fields.slice(1), [
    { label: "N", text: "3" },
    { label: "Ok", text: "yes" },
  ]);
  assert.deepEqual(JSON.parse(view.json), made);
});

test("the injection block reads as paragraphs without its heading", () => {
  const block =
    "**Scene Direction**\n\nSo far: Rain.\n\nDraw on:\n- rope\n- fog\n\nMood [tense]: Shorten.\n\nDeactivated [wry]: Put the jokes away.\n\nNo label here";
  assert.deepEqual(paragraphs(block), [
    { label: "So far", text: "Rain.", items: [] },
    { label: "Draw on", text: "", items: ["rope", "fog"] },
    { label: "Mood: tense", text: "Shorten.", items: [] },
    { label: "Mood ending: wry", text: "Put the jokes away.", items: [] },
    { label: "", text: "No label here", items: [] },
  ]);
  assert.deepEqual(paragraphs(""), []);
});

test("a running turn has one voice at work at a time", () => {
  const live = { phase: "pending", text: "" };
  assert.deepEqual(states(fromTurn(live, library)), ["waiting", "waiting", "waiting"]);
  assert.deepEqual(states(fromTurn({ ...live, phase: "directing" }, library)), ["working", "waiting", "waiting"]);
  const direction = {
    active_moods: ["wry"],
    injection_block: "",
    tool_calls: [{ name: "direct_scene", arguments: {} }],
    agent_latency_ms: 80,
    extra_fields: null,
  };
  const writing = fromTurn(
    { phase: "writing", text: "Two words", direction, tool_calls: direction.tool_calls },
    library,
  );
  assert.deepEqual(states(writing), ["done", "working", "waiting"]);
  assert.equal(writing.words, 2);
  assert.deepEqual(states(fromTurn({ phase: "writing", text: "" }, library)), ["skipped", "working", "waiting"]);
  const editing = {
    phase: "editing",
    text: "A.",
    direction,
    tool_calls: [...direction.tool_calls, { name: "editor_apply_patch", arguments: {} }],
  };
  assert.deepEqual(states(fromTurn(editing, library)), ["done", "done", "working"]);
  assert.deepEqual(
    fromTurn(editing, library).passes.editor.tools.map((t) => t.title),
    ["Fixed passages"],
  );
});

test("calls have names and a voice", () => {
  assert.deepEqual(
    ["director:direct_scene", "writer", "editor:1", "editor:2", "feedback", "direction_note", "forced:x_y"].map(
      callName,
    ),
    [
      "Direct the scene",
      "Write the reply",
      "Read and fix",
      "Read and fix, round 2",
      "Notes for you",
      "Direction note",
      "X y",
    ],
  );
  assert.deepEqual(["director:direct_scene", "writer", "editor:1", "feedback"].map(callPass), [
    "director",
    "writer",
    "editor",
    "editor",
  ]);
});

test("numbers read as people write them", () => {
  assert.deepEqual([0, 85, 400, 1400, 9949, 9950, 59_600, 125_000].map(duration), [
    "0 ms",
    "85 ms",
    "400 ms",
    "1.4 s",
    "9.9 s",
    "10 s",
    "1 min",
    "2 min 5 s",
  ]);
  assert.equal(count(12345), "12,345");
});

test("what is known of a template is said once, with what it cost", () => {
  const sentence =
    "This model's template puts the thinking switch at the top. Your voices think differently, so prompts are read again.";
  const calls = [
    { ...call("director:direct_scene"), template: ["flags_differ"] },
    { ...call("writer"), template: ["flags_differ"], lost_tokens: 1200 },
    { ...call("editor:1"), template: ["flags_differ", "of a later version"], lost_tokens: 34 },
  ];
  assert.deepEqual(fromLog(log({ calls }), library).template, [sentence, "1,234 tokens were read again in this turn."]);
  assert.deepEqual(fromLog(log({ calls: [{ ...call("writer"), lost_tokens: 9 }] }), library).template, []);
  assert.deepEqual(fromLog(log(), library).template, []);
});
