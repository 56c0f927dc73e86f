import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { newTurn, reduce } = await import("../src/model/reduce.js");
const { rowsOf } = await import("../src/chat/rows.js");
const { labelMembers: labelled } = await import("../src/widgets/members.js");

test("members of one name are told apart by a number", () => {
  const named = (/** @type {string[]} */ ...names) =>
    labelled(names.map((name) => ({ character_card_id: name, name, label: "", muted: false })));
  assert.deepEqual(named("Ada", "Bo", "ada", "Ada"), ["Ada", "Bo", "ada (2)", "Ada (3)"]);
  assert.deepEqual(named(), []);
});

test("a turn of several replies keeps those that are there and starts over", () => {
  const said = [
    { event: "user_message_created", data: { id: 5, content: "And?" } },
    { event: "speaker", data: { character_card_id: "a", author: "Ada", reason: "turn" } },
    { event: "director_done", data: { tool_calls: [] } },
    { event: "token", data: "Yes." },
    { event: "writer_done", data: { editor_will_run: false } },
    { event: "reply_done", data: { message_id: 6, character_card_id: "a", author: "Ada" } },
    { event: "speaker", data: { character_card_id: "b", author: "Bo", reason: "turn" } },
    { event: "token", data: "No." },
  ];
  const turn = said.reduce(reduce, newTurn("c", 1));
  assert.deepEqual(
    [turn.text, turn.speaker?.author, turn.user_message, turn.written, turn.replies.map((r) => r.text)],
    ["No.", "Bo", "And?", false, ["Yes."]],
  );
  const shown = (/** @type {any[]} */ path) =>
    rowsOf(path, turn).map((r) => `${r.key}: ${r.message?.content ?? r.turn?.text}`);
  assert.deepEqual(shown([]), ["sent: No.", "reply 6: Yes.", "reply: No."]);
  assert.deepEqual(
    shown([
      { id: 5, content: "And?" },
      { id: 6, content: "Yes." },
    ]),
    ["5: And?", "6: Yes.", "reply: No."],
  );
});
