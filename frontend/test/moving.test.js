// What a move says in sentences.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isNews, keptOf, result, rowsOf } from "../src/model/transfer.js";

/** @param {Record<string, {new?: number, known?: number, grown?: number}>} kinds */
const move = (kinds) => ({
  source: "sillytavern",
  kept: false,
  kinds: Object.fromEntries(Object.entries(kinds).map(([k, c]) => [k, { new: 0, known: 0, grown: 0, ...c }])),
  messages: 12,
  items: [],
  more: 0,
  problems: [],
  troubled: 0,
  parts: [],
  rules: { acts: [], kept: [] },
});

/** @type {[string, Parameters<typeof move>[0], string[], boolean, string][]} */
const cases = [
  ["nothing", {}, [], false, "Everything was already in the library. Nothing changed."],
  [
    "what is new is counted, conversations first",
    { characters: { new: 2 }, conversations: { new: 1 } },
    ["1 conversation: 12 messages", "2 character cards: "],
    true,
    "Imported: 1 conversation and 2 character cards.",
  ],
  [
    "what is here already is said beside it",
    { conversations: { new: 2, known: 3 }, worlds: { known: 1 } },
    ["2 conversations: 12 messages · 3 are already here", "1 lorebook: 1 is already here"],
    true,
    "Imported: 2 conversations.",
  ],
  [
    "what went on since comes beside the first",
    { conversations: { grown: 1 } },
    ["1 conversation: 12 messages · 1 has newer messages and is added as a second copy"],
    true,
    "Imported: 1 conversation.",
  ],
  [
    "settings alone are no news, for they are left unless they are wanted",
    { settings: { new: 1 } },
    ["Settings: The imported settings replace yours."],
    false,
    "Imported: settings.",
  ],
];

for (const [name, kinds, rows, news, done] of cases)
  test(name, () => {
    const m = move(kinds);
    assert.deepEqual(
      rowsOf(m).map((r) => `${r.name}: ${r.about}`),
      rows,
    );
    assert.equal(isNews(m), news);
    assert.equal(result(m), done);
  });

test("a stopped import says how much of it is kept", () => {
  assert.equal(
    keptOf({ details: { conversations: 57_100, messages: 1 } }),
    "Stopped. Imported so far and kept: 57,100 conversations, 1 message. Import the same data again to continue; nothing is added twice.",
  );
  assert.match(keptOf(null), /^Stopped\. Items imported so far are kept\./);
});
