import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { firstDay } from "../src/lib/moments.js";
import { belongs, placeConversation } from "../src/model/order.js";
import { entryMaker, splitMatch } from "../src/sidebar/entries.js";
import { groupOf, groupRows } from "../src/sidebar/groups.js";
import { windowTitle } from "../src/sidebar/title.js";

/** @typedef {import("../types/api.d.ts").chat.Conversation} Conversation */

/** @type {import("../types/api.d.ts").chat.ConversationSettings} */
const noSettings = {
  system_prompt: "",
  scenario: "",
  post_history_instructions: "",
  note: { text: "", depth: 0, role: "", every: 0 },
  memory: null,
  samplers: {
    temperature: null,
    top_p: null,
    min_p: null,
    top_k: null,
    repetition_penalty: null,
    presence_penalty: null,
    frequency_penalty: null,
    max_tokens: null,
    further_samplers: {},
    more_parameters: "",
  },
};

/** @param {Partial<Conversation>} given @returns {Conversation} */
const row = (given) => ({
  id: "x",
  title: "Title",
  character_name: "",
  character_scenario: "",
  post_history_instructions: "",
  persona_lock_id: null,
  model_config_id: null,
  preset_id: null,
  folder_id: "",
  tags: [],
  active_leaf_id: null,
  created_at: "2026-03-04T12:00:00Z",
  updated_at: "2026-03-04T12:00:00Z",
  pinned: false,
  cast: [],
  speakers_per_turn: 1,
  archived_at: null,
  trashed_at: null,
  preview: "",
  message_count: 0,
  running: false,
  settings: noSettings,
  ...given,
});

/** @param {string} view @param {string} [q] */
const at = (view, q = "") => /** @type {import("../src/model/order.js").Look} */ ({ view, q });

describe("where a conversation belongs", () => {
  const day = "2026-03-04T12:00:00Z";
  /** @type {[string, Partial<Conversation>, import("../src/model/order.js").Look, boolean][]} */
  const rows = [
    ["one in use is in the list", {}, at("list"), true],
    ["one in use is not in the archive", {}, at("archived"), false],
    ["an archived one is", { archived_at: day }, at("archived"), true],
    ["an archived one is not in the list", { archived_at: day }, at("list"), false],
    ["the trash comes before the archive", { archived_at: day, trashed_at: day }, at("trash"), true],
    ["it is found by its title", { title: "Harbour" }, at("list", " hARB "), true],
    ["it is found by its character", { character_name: "Ines" }, at("list", "ines"), true],
    ["it is not found by anything else", { preview: "Ines" }, at("list", "ines"), false],
  ];
  for (const [name, c, look, want] of rows) test(name, () => assert.equal(belongs(row(c), look), want));
});

describe("a row that changed takes its place", () => {
  const rows = [
    row({ id: "p", pinned: true, updated_at: "2026-03-01T12:00:00Z" }),
    row({ id: "a", updated_at: "2026-03-04T12:00:00Z" }),
    row({ id: "b", updated_at: "2026-03-03T12:00:00Z" }),
  ];
  /** @param {Conversation} c @param {{look?: import("../src/model/order.js").Look, more?: boolean}} [how] */
  const after = (c, { look = at("list"), more = false } = {}) =>
    placeConversation(rows, c, look, more)
      .map((r) => r.id)
      .join(" ");
  test("a new one is first, below the pinned", () =>
    assert.equal(after(row({ id: "n", updated_at: "2026-03-05T12:00:00Z" })), "p n a b"));
  test("a pinned one is on top by its date", () =>
    assert.equal(after(row({ id: "b", pinned: true, updated_at: "2026-03-03T12:00:00Z" })), "b p a"));
  test("an unpinned one goes back to its date", () =>
    assert.equal(after(row({ id: "p", updated_at: "2026-03-01T12:00:00Z" })), "a b p"));
  test("one that is archived goes", () =>
    assert.equal(after(row({ id: "a", archived_at: "2026-03-04T12:00:00Z" })), "p b"));
  test("parts of a second count, also where zeros are left out", () => {
    assert.equal(after(row({ id: "c", updated_at: "2026-03-04T12:00:00.1Z" })), "p c a b");
    const tenth = [row({ id: "t", updated_at: "2026-03-04T12:00:00.12Z" })];
    const placedAfter = placeConversation(
      tenth,
      row({ id: "c", updated_at: "2026-03-04T12:00:00.1Z" }),
      at("list"),
      false,
    );
    assert.deepEqual(
      placedAfter.map((r) => r.id),
      ["t", "c"],
    );
  });
  test("one beyond the last loaded row waits for its page", () => {
    const old = row({ id: "o", updated_at: "2026-01-01T12:00:00Z" });
    assert.equal(after(old, { more: true }), "p a b");
    assert.equal(after(old), "p a b o");
  });
});

describe("groups by the calendar", () => {
  const now = new Date(2026, 2, 4, 9, 30).getTime(); // a Wednesday
  /** @type {[string, Date, string][]} */
  const rows = [
    ["an hour ago", new Date(2026, 2, 4, 8, 30), "Today"],
    ["just after midnight", new Date(2026, 2, 4, 0, 0, 0), "Today"],
    ["just before midnight", new Date(2026, 2, 3, 23, 59, 59), "Yesterday"],
    ["on Monday", new Date(2026, 2, 2, 10), "This week"],
    ["on Sunday, which was last week", new Date(2026, 2, 1, 23), "Earlier"],
    ["a year ago", new Date(2025, 2, 4), "Earlier"],
    ["tomorrow, by a clock that was set back", new Date(2026, 2, 5, 12), "Today"],
    ["in a year, by a clock that was set back", new Date(2027, 2, 5), "Today"],
  ];
  for (const [name, date, want] of rows) test(name, () => assert.equal(groupOf(date.toISOString(), now, 1).name, want));
  test("a week that begins on Sunday has it", () =>
    assert.equal(groupOf(new Date(2026, 2, 1, 23).toISOString(), now, 7).name, "This week"));
  test("on its first day the week has no day before", () => {
    const monday = new Date(2026, 2, 2, 9).getTime();
    assert.equal(groupOf(new Date(2026, 2, 1, 23).toISOString(), monday, 1).name, "Yesterday");
    assert.equal(groupOf(new Date(2026, 1, 28).toISOString(), monday, 1).name, "Earlier");
  });
  test("a day of 23 hours is one day", () => {
    const after = new Date(2026, 2, 30, 0, 30).getTime();
    assert.equal(groupOf(new Date(2026, 2, 29, 0, 15).toISOString(), after, 1).name, "Yesterday");
  });
  test("what is no date is earlier", () => assert.equal(groupOf("x", now).name, "Earlier"));
  test("the first day of the week is one of seven", () => assert.ok([1, 2, 3, 4, 5, 6, 7].includes(firstDay("de-DE"))));
  test("a group stands once", () => {
    const [a, b] = [
      { id: "a", name: "A" },
      { id: "b", name: "B" },
    ];
    assert.deepEqual(
      groupRows([a, b, a], (g) => g).map((g) => [g.group.id, g.items.length]),
      [
        ["a", 2],
        ["b", 1],
      ],
    );
  });
});

describe("what a row shows", () => {
  const now = Date.parse("2026-03-04T12:05:00Z");
  /** @param {Partial<import("../src/sidebar/entries.js").Seen>} [given] */
  const seen = (given = {}) => ({
    rows: [row({ preview: "**The** tide\n\nis out." })],
    look: at("list"),
    active: null,
    running: new Set([""]),
    unread: new Set([""]),
    drafts: {},
    user: "Mia",
    now,
    ...given,
  });
  /** @param {Partial<import("../src/sidebar/entries.js").Seen>} [given] */
  const one = (given) => /** @type {import("../src/sidebar/entries.js").Entry} */ (entryMaker()(seen(given))[0]);

  test("one line of the last message, without its marks", () => assert.equal(one().preview, "The tide is out."));
  test("the names that its macros stand for", () => {
    const rows = [row({ preview: "{{char}} waits for {{User}}.", character_name: "Ines" })];
    assert.equal(one({ rows }).preview, "Ines waits for Mia.");
  });
  test("what was written and not sent comes first", () => {
    const e = one({ drafts: { x: "half a thou" } });
    assert.deepEqual([e.draft, e.preview], [true, "half a thou"]);
  });
  test("but not where it is being written", () =>
    assert.equal(one({ drafts: { x: "half" }, active: "x" }).draft, false));
  test("one that was found by its character says so", () => {
    const rows = [row({ character_name: "Ines", preview: "text" })];
    assert.equal(one({ rows, look: at("list", "ine") }).preview, "With Ines");
    assert.equal(one({ rows, look: at("list", "tit") }).preview, "text");
  });
  test("it runs when the backend or the window says so", () => {
    assert.ok(one({ running: new Set(["x"]) }).running);
    assert.ok(one({ rows: [row({ running: true })] }).running);
    assert.ok(!one().running);
  });
  test("the trash has one group and the day it was thrown away", () => {
    const e = one({ rows: [row({ trashed_at: "2026-03-04T12:04:30Z", pinned: true })], look: at("trash") });
    assert.deepEqual([e.group.id, e.when], ["trash", "now"]);
  });
  test("a row that looks the same is the same", () => {
    const make = entryMaker();
    const [first] = make(seen());
    assert.equal(make(seen())[0], first);
    assert.equal(make(seen({ rows: [row({ preview: "The tide is out.", message_count: 7 })] }))[0], first);
    assert.notEqual(make(seen({ unread: new Set(["x"]) }))[0], first);
  });
});

test("what was found is marked in the title", () => {
  assert.deepEqual(splitMatch("The Harbour", "harb"), ["The ", "Harb", "our"]);
  assert.equal(splitMatch("The Harbour", "x"), null);
  assert.equal(splitMatch("The Harbour", ""), null);
  assert.deepEqual(splitMatch("İzmir", "zm"), ["", "İzmir", ""]);
});

test("the window says how many answers wait", () => {
  assert.equal(windowTitle(0, ""), "Terzetto");
  assert.equal(windowTitle(2, ""), "(2) Terzetto");
  assert.equal(windowTitle(1, "Harbour"), "(1) Harbour – Terzetto");
});
