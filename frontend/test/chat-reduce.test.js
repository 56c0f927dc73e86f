import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { rowsOf } from "../src/chat/rows.js";
import { fromSnapshot, further, join, newTurn, reduce } from "../src/model/reduce.js";
import { sections } from "./txtar.js";

const folder = new URL("../../backend/core/turn/testdata/", import.meta.url);

/** @param {import("../src/model/reduce.js").Turn} t */
const view = (t) => ({
  phase: t.phase,
  text: t.text,
  reasoning: t.reasoning,
  moods: t.direction?.active_moods ?? [],
  toolCalls: t.tool_calls.map((c) => c.name),
  error: t.error,
  ...(t.speaker && { speaker: t.speaker.author }),
  ...(t.replies.length > 0 && { replies: t.replies.map((r) => `${r.message_id} ${r.author}`) }),
});

/** The plug-ins that a turn waited for, one after another; empty: for none. @param {any[]} events */
const waitedFor = (events) => {
  let turn = newTurn("c", 1);
  const names = [""];
  for (const e of events) {
    turn = reduce(turn, e);
    const name = turn.plugin?.name ?? "";
    if (name !== names.at(-1)) names.push(name);
  }
  return names.slice(1);
};

describe("the window shows what the backend says", () => {
  for (const name of readdirSync(folder).filter((f) => f.endsWith(".txtar"))) {
    test(name, () => {
      const parts = sections(readFileSync(new URL(name, folder), "utf8"));
      const events = JSON.parse(parts["events.json"] ?? "");
      const { plugins = [], ...shown } = JSON.parse(parts["window.json"] ?? "");
      assert.deepEqual(view(events.reduce(reduce, newTurn("c", 1))), shown);
      assert.deepEqual(waitedFor(events), plugins);
    });
  }
});

test("each event of a transcript changes the turn that the window shows", () => {
  const told = new Set();
  const changed = new Set();
  for (const name of readdirSync(folder).filter((f) => f.endsWith(".txtar"))) {
    let turn = newTurn("c", 1);
    for (const e of JSON.parse(sections(readFileSync(new URL(name, folder), "utf8"))["events.json"] ?? "")) {
      const next = reduce(turn, e);
      told.add(e.event);
      if (!isDeepStrictEqual(turn, next)) changed.add(e.event);
      turn = next;
    }
  }
  assert.deepEqual(
    [...told].filter((name) => !changed.has(name)),
    [],
    "give reduce a case for each",
  );
});

/** @param {number} first @param {number} seq @param {{event: string, data?: any}[]} events */
const batch = (first, seq, events, turn = 3) => ({ conversation_id: "c", turn, first, seq, events });
const token = (/** @type {string} */ data) => ({ event: "token", data });

describe("text that is replaced", () => {
  const writing = [{ event: "director_done", data: {} }, token("She should wait.")];
  const rewrite = (/** @type {string} */ text) => ({ event: "writer_rewrite", data: { refined_text: text } });

  test("while the Writer writes is no draft of the Editor's", () => {
    const turn = [...writing, rewrite(""), token("The rain taps.")].reduce(reduce, newTurn("c", 1));
    assert.deepEqual([turn.text, turn.draft, turn.rewritten], ["The rain taps.", "", false]);
  });
  test("of a reply that is continued is what its tokens are added to", () => {
    const begun = newTurn("c", 0, { kind: "extend", target_id: 5, text: "She should" });
    const turn = join(begun, batch(1, 2, [rewrite("She should"), token(" wait.")]));
    assert.deepEqual([turn?.text, turn?.target_id, turn?.rewritten], ["She should wait.", 5, false]);
  });
  test("after it is one", () => {
    const done = { event: "writer_done", data: { editor_will_run: true } };
    const turn = [...writing, done, rewrite("The rain taps.")].reduce(reduce, newTurn("c", 1));
    assert.deepEqual([turn.text, turn.draft, turn.rewritten], ["The rain taps.", "She should wait.", true]);
  });
});

test("a turn with two speakers keeps the text of the first, and begins the second without anything of it", () => {
  const parts = sections(readFileSync(new URL("two_speakers.txtar", folder), "utf8"));
  const events = JSON.parse(parts["events.json"] ?? "");
  const at = events.findIndex((/** @type {any} */ e) => e.event === "reply_done");
  const between = events.slice(0, at + 1).reduce(reduce, newTurn("c", 1));
  assert.deepEqual([between.text, between.direction, between.speaker, between.tool_calls], ["", null, null, []]);
  assert.equal(between.user_message, "Who has the key?");
  const whole = events.reduce(reduce, newTurn("c", 1));
  assert.deepEqual(
    whole.replies.map((/** @type {any} */ r) => r.text),
    ["Bo shows the key."],
  );
  const late = fromSnapshot({ conversation_id: "c", turn: 1, ...between, seq: at + 1 });
  assert.deepEqual(view(events.slice(at + 1).reduce(reduce, late)), view(whole));
});

describe("batches join a turn without a gap", () => {
  const begun = /** @type {any} */ (
    join(undefined, batch(1, 2, [{ event: "director_done", data: { tool_calls: [] } }, token("One ")]))
  );

  test("the next one goes on", () => {
    const next = join(begun, batch(3, 5, [token("two three")]));
    assert.equal(next?.text, "One two three");
    assert.equal(next?.seq, 5);
  });
  test("what is known already changes nothing", () => assert.equal(join(begun, batch(1, 2, [token("x")])), begun));
  test("a gap asks for the snapshot", () => assert.equal(join(begun, batch(4, 4, [token("x")])), null));
  test("an overlap asks for the snapshot", () => assert.equal(join(begun, batch(2, 4, [token("x")])), null));
  test("a turn whose beginning was missed asks for the snapshot", () =>
    assert.equal(join(undefined, batch(7, 9, [token("x")])), null));
  test("an older turn changes nothing", () => assert.equal(join(begun, batch(1, 1, [token("x")], 2)), begun));
  test("a newer turn starts over and keeps what was asked for", () => {
    const asked = newTurn("c", 0, { kind: "regenerate", target_id: 9 });
    const next = join(asked, batch(1, 1, [{ event: "director_start" }]));
    assert.deepEqual([next?.turn, next?.kind, next?.target_id, next?.phase], [3, "regenerate", 9, "directing"]);
  });
  test("a snapshot that more was heard after is let go, and any other is taken", () => {
    const known = newTurn("c", 3, { seq: 5 });
    for (const [turn, seq, taken] of /** @type {const} */ ([
      [2, 9, true],
      [3, 4, false],
      [3, 5, true],
      [3, 6, true],
      [4, 1, true],
    ])) {
      const snapshot = newTurn("c", turn, { seq });
      assert.equal(further(known, snapshot), taken ? snapshot : known, `turn ${turn}, event ${seq}`);
    }
    const first = newTurn("c", 1);
    assert.equal(further(undefined, first), first);
  });
  test("it goes on from a snapshot", () => {
    const from = fromSnapshot({
      conversation_id: "c",
      turn: 3,
      seq: 7,
      phase: "writing",
      text: "One ",
      reasoning: {},
      tool_calls: [],
      notes: [],
    });
    assert.equal(join(from, batch(8, 8, [token("two")]))?.text, "One two");
  });
});

test("the phase never goes backwards", () => {
  const editing = [
    { event: "director_done", data: {} },
    { event: "writer_done", data: { editor_will_run: true } },
    { event: "director_start" },
  ];
  assert.equal(editing.reduce(reduce, newTurn("c", 1)).phase, "editing");
});

test("an event of a plug-in's own changes nothing", () => {
  const turn = newTurn("c", 1);
  assert.equal(reduce(turn, { event: "phase_status", data: {} }), turn);
});

/** @param {number} id @param {Partial<import("../types/api.d.ts").chat.Message>} [more] @returns {any} */
const row = (id, more = {}) => ({
  id,
  role: id % 2 ? "assistant" : "user",
  content: String(id),
  branch_count: 1,
  ...more,
});
const shown = (/** @type {any[]} */ messages, /** @type {any} */ turn) => rowsOf(messages, turn).map((r) => r.key);

describe("the transcript shows the path and what a turn adds to it", () => {
  const path = [row(1), row(2), row(3)];
  test("without a turn the path alone", () => assert.deepEqual(shown(path, undefined), ["1", "2", "3"]));
  test("a finished turn stays until its rows are fetched", () =>
    assert.deepEqual(shown(path, newTurn("c", 1, { kind: "continue", phase: "done" })), ["1", "2", "3", "reply"]));
  test("a message that is being sent, and its reply", () =>
    assert.deepEqual(shown(path, newTurn("c", 1, { user_message: "Hi" })), ["1", "2", "3", "sent", "reply"]));
  test("a message that is on disk already is not shown twice", () =>
    assert.deepEqual(shown([...path, row(4)], newTurn("c", 1, { user_message: "Hi", user_message_id: 4 })), [
      "1",
      "2",
      "3",
      "4",
      "reply",
    ]));
  test("a regeneration hides the reply that it replaces", () =>
    assert.deepEqual(shown(path, newTurn("c", 1, { kind: "regenerate", target_id: 3 })), ["1", "2", "reply"]));
  test("a fork hides its row and all below", () =>
    assert.deepEqual(shown(path, newTurn("c", 1, { kind: "fork_edit", target_id: 2, user_message: "Other" })), [
      "1",
      "sent",
      "reply",
    ]));
});
