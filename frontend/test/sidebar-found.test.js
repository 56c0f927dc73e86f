import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { stretches } from "../src/lib/fold.js";
import { stands } from "../src/model/pages.js";
import {
  byConversation,
  byName,
  expandConversation,
  joinHits,
  replaceConversation,
  worthSeeking,
} from "../src/sidebar/hits.js";

/** @typedef {import("../types/api.d.ts").search.Item} Item */

/** @param {Partial<Item>} given @returns {Item} */
const item = (given) => ({
  kind: "message",
  id: String(given.message_id ?? given.id ?? 1),
  conversation_id: "a",
  message_id: 1,
  title: "A",
  role: "user",
  snippet: "",
  marks: [],
  at: "2026-03-04T12:00:00Z",
  on_active_path: true,
  more: 0,
  by_meaning: false,
  ...given,
});
const message = (/** @type {string} */ cid, /** @type {number} */ id, more = 0) =>
  item({ conversation_id: cid, message_id: id, id: String(id), more });

describe("what was found", () => {
  test("messages stand together by conversation, in the order in which those came", () => {
    const all = [message("a", 5), message("b", 9, 4), message("a", 2, 3), item({ kind: "character", id: "c" })];
    assert.deepEqual(
      byConversation(all).map((g) => [g.id, g.hits.map((i) => i.message_id), g.more]),
      [
        ["a", [5, 2], 3],
        ["b", [9], 4],
      ],
    );
  });
  test("a conversation that the list shows is not shown twice", () => {
    const all = [
      item({ kind: "conversation", id: "a" }),
      item({ kind: "conversation", id: "b" }),
      item({ kind: "message" }),
    ];
    assert.deepEqual(
      byName(all, new Set(["a"])).map((i) => i.id),
      ["b"],
    );
  });
  test("a page joins without doubles", () => {
    assert.deepEqual(
      joinHits([message("a", 1), message("a", 2)], [message("a", 2), message("b", 3)]).map((i) => i.message_id),
      [1, 2, 3],
    );
  });
  test("all hits of a conversation take the place of the few", () => {
    const all = [message("x", 7), message("a", 1, 2), message("b", 3)];
    assert.deepEqual(
      expandConversation(all, "a", [message("a", 1), message("a", 4), message("a", 5)]).map((i) => i.message_id),
      [7, 1, 4, 5, 3],
    );
    assert.deepEqual(
      expandConversation(all, "gone", [message("gone", 8)]).map((i) => i.message_id),
      [7, 1, 3, 8],
    );
  });
});

test("hits follow the branch that is shown", () => {
  const hidden = { ...message("a", 2), on_active_path: false };
  const before = [message("a", 1), hidden, message("b", 3)];
  const after = replaceConversation(before, [{ ...message("a", 1), on_active_path: false }, message("a", 2)]);
  assert.deepEqual(
    after.map((i) => i.on_active_path),
    [false, true, true],
  );
  assert.equal(after[2], before[2]);
});

describe("a snippet", () => {
  /** @type {[string, string, [number, number][], string][]} */
  const rows = [
    ["is cut at its marks", "a red fox", [[2, 5]], "a |[red]| fox"],
    [
      "may begin and end with one",
      "red fox",
      [
        [0, 3],
        [4, 7],
      ],
      "[red]| |[fox]",
    ],
    ["counts in UTF-16", "👍 fox", [[3, 6]], "👍 |[fox]"],
    [
      "leaves out marks that do not fit",
      "fox",
      [
        [0, 9],
        [2, 1],
      ],
      "fox",
    ],
    ["may have none", "fox", [], "fox"],
    ["may be empty", "", [], ""],
  ];
  for (const [name, text, marks, want] of rows)
    test(name, () =>
      assert.equal(
        stretches(text, marks)
          .map((s) => (s.marked ? `[${s.text}]` : s.text))
          .join("|"),
        want,
      ),
    );
});

describe("what is worth looking for", () => {
  for (const [q, want] of /** @type {const} */ ([
    ["", false],
    [" a ", false],
    ["ab", true],
    ["語", true],
    ["한", true],
    ["👍", true],
  ]))
    test(JSON.stringify(q), () => assert.equal(worthSeeking(q), want));
});

describe("a row is on the path", () => {
  const m = (/** @type {number} */ id, /** @type {number | null} */ parent_id) => ({ id, parent_id });
  test("when the next one answers it", () => assert.equal(stands(3, [m(3, 1), m(4, 3)], 9), true));
  test("not when the next one answers another", () => assert.equal(stands(3, [m(3, 1), m(4, 2)], 9), false));
  test("when it is the last", () => assert.equal(stands(9, [m(8, 3), m(9, 8)], 9), true));
  test("not when the path ends elsewhere", () => assert.equal(stands(9, [m(9, 1)], 4), false));
});
