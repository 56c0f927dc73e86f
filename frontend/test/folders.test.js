import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { chainOf, dropOf, hiddenFolders, modelOfFolders, pathOf, stepOf } from "../src/model/folders.js";
import { placeConversation } from "../src/model/order.js";
import { entryMaker } from "../src/sidebar/entries.js";
import { placesOf, sectionsOf } from "../src/sidebar/sections.js";
import { meantBy, nothing, withAll, withRange, withToggled } from "../src/sidebar/select.js";
import { folderLines, shareLines } from "../src/widgets/folder/words.js";
import { offered } from "../src/widgets/newchat.js";

/** @typedef {import("../src/model/folders.js").Folder} Folder */
/** @typedef {import("../types/api.d.ts").chat.Conversation} Conversation */

/** @param {Partial<Folder> & {id: string}} given @returns {Folder} */
const folder = (given) => ({
  parent_id: "",
  name: given.id,
  color: "",
  position: 0,
  instructions: "",
  tool_groups: [],
  model_config_id: null,
  preset_id: null,
  world_ids: [],
  files: [],
  created_at: "2026-03-04T12:00:00Z",
  conversations: 0,
  ...given,
});

/** @param {Partial<Conversation>} given */
const row = (given) =>
  /** @type {Conversation} */ ({
    title: "T",
    character_name: "",
    folder_id: "",
    tags: [],
    cast: [],
    preview: "",
    pinned: false,
    archived_at: null,
    trashed_at: null,
    created_at: "2026-03-04T12:00:00Z",
    updated_at: "2026-03-04T12:00:00Z",
    ...given,
  });

/** work holds late and early; play holds none. */
const all = [
  folder({ id: "work", model_config_id: 1, conversations: 1 }),
  folder({ id: "late", parent_id: "work", conversations: 2 }),
  folder({ id: "early", parent_id: "work", model_config_id: 3 }),
  folder({ id: "play" }),
];

describe("folders", () => {
  test("a chain has the outer folder first", () => {
    assert.equal(pathOf(all, "late"), "work › late");
    assert.deepEqual(chainOf(all, "gone"), []);
  });
  test("the inner folder's model wins", () => {
    assert.equal(modelOfFolders(chainOf(all, "early")), 3);
    assert.equal(modelOfFolders(chainOf(all, "late")), 1);
    assert.equal(modelOfFolders(chainOf(all, "play")), null);
  });
  test("what lies in a closed folder is out of sight", () =>
    assert.deepEqual(hiddenFolders(all, new Set(["work"])), ["work", "late", "early"]));

  /** @type {[string, string, "up" | "down" | "in" | "out", string | null][]} */
  const steps = [
    ["the first one can't go up", "work", "up", null],
    ["a top folder goes below the next", "work", "down", ": play work"],
    ["one that holds folders goes into none", "work", "in", null],
    ["one goes into the folder above it", "play", "in", "work: late early play"],
    ["one goes up within its folder", "early", "up", "work: early late"],
    ["one comes out below its folder", "late", "out", ": work late play"],
    ["a top folder can't come out", "play", "out", null],
  ];
  for (const [name, id, way, want] of steps)
    test(name, () => {
      const to = stepOf(all, id, way);
      assert.equal(to && `${to.parent}: ${to.ids.join(" ")}`, want);
    });

  /** @type {[string, string, string, "before" | "after" | "into", string | null][]} */
  const drops = [
    ["dropped before another", "play", "work", "before", ": play work"],
    ["dropped into another", "play", "work", "into", "work: late early play"],
    ["dropped after one that lies in a folder", "play", "late", "after", "work: late play early"],
    ["dropped on itself it stays", "play", "play", "into", null],
    ["dropped into one that lies in a folder it stays", "play", "late", "into", null],
    ["one that holds folders is not nested", "work", "play", "into", null],
    ["taken out by a drop beside a top folder", "late", "play", "after", ": work play late"],
  ];
  for (const [name, id, on, where, want] of drops)
    test(name, () => {
      const to = dropOf(all, id, on, where);
      assert.equal(to && `${to.parent}: ${to.ids.join(" ")}`, want);
    });
});

describe("the list by folder", () => {
  const look = /** @type {const} */ ({ view: "list", q: "", group: "folder" });
  const rows = [
    row({ id: "a", folder_id: "work" }),
    row({ id: "b", folder_id: "late" }),
    row({ id: "c", folder_id: "gone" }),
  ];
  /** @param {ReadonlySet<string>} closed @param {boolean} more @param {Conversation[]} [shown] */
  const said = (closed, more, shown = rows) => {
    const none = new Set([""]);
    const entries = entryMaker()({
      rows: shown,
      look,
      active: null,
      running: none,
      unread: none,
      drafts: {},
      user: "",
      now: 0,
    });
    return sectionsOf(entries, look, all, closed, more)
      .map((s) => `${s.group.name} ${s.count}${s.open ? "" : " closed"}: ${s.items.map((e) => e.id).join(" ")}`)
      .join(" | ");
  };
  const open = /** @type {ReadonlySet<string>} */ (new Set());
  test("has each folder, and what is in none at the end", () =>
    assert.equal(said(open, false), "work 1: a | late 2: b | early 0:  | play 0:  | In no folder 1: c"));
  test("hides what a closed folder holds, and counts it", () =>
    assert.equal(said(new Set(["work"]), false, []), "work 3 closed:  | play 0: "));
  test("ends with the folder of the last loaded row", () =>
    assert.equal(said(open, true, rows.slice(0, 2)), "work 1: a | late 2: b"));
  test("puts a row that changed into its folder", () => {
    const places = placesOf(all, new Set());
    const put = (/** @type {Conversation} */ c) =>
      placeConversation(rows.slice(0, 2), c, look, false, places).map((r) => r.id);
    assert.deepEqual(put(row({ id: "n", folder_id: "work", updated_at: "2026-03-05T12:00:00Z" })), ["n", "a", "b"]);
    assert.deepEqual(put(row({ id: "a", folder_id: "play" })), ["b", "a"]);
    const shut = placesOf(all, new Set(["play"]));
    assert.deepEqual(
      placeConversation(rows.slice(0, 2), row({ id: "a", folder_id: "play" }), look, false, shut).map((r) => r.id),
      ["b"],
    );
  });
});

describe("a selection", () => {
  const order = ["a", "b", "c", "d"];
  const ids = (/** @type {import("../src/sidebar/select.js").Selection} */ s) => [...s.ids].sort().join(" ");
  test("takes a row in and out", () => {
    const one = withToggled(nothing, "b");
    assert.equal(ids(one), "b");
    assert.equal(ids(withToggled(one, "b")), "");
  });
  test("takes in all up to a row, in either direction", () => {
    assert.equal(ids(withRange(withToggled(nothing, "b"), order, "d")), "b c d");
    assert.equal(ids(withRange(withToggled(nothing, "c"), order, "a")), "a b c");
    assert.equal(ids(withRange(nothing, order, "c", "b")), "b c");
  });
  test("is what an act at one of its rows is done with", () => {
    assert.deepEqual(meantBy(withAll(order), "b"), order);
    assert.deepEqual(meantBy(withAll(["a"]), "b"), ["b"]);
  });
});

test("what folders give is said, unless another wins", () => {
  const chain = [
    folder({ id: "Tour", instructions: "x", model_config_id: 1 }),
    folder({ id: "Sea", model_config_id: 2 }),
  ];
  const words = (/** @type {number | null} */ own) =>
    folderLines(chain, { model_config_id: own, preset_id: null }).map((l) => l.words);
  assert.deepEqual(words(null), ["From the folder “Tour”: instructions.", "From the folder “Sea”: the model."]);
  assert.deepEqual(words(7), ["From the folder “Tour”: instructions."]);
});

test("what folders gave to a turn is told in words, also of one that was deleted since", () => {
  const share = { instructions: true, files: 1, lorebooks: 0, model: false, preset: true };
  const shares = [
    { folder_id: "a", ...share },
    { folder_id: "b", ...share, preset: false },
  ];
  assert.deepEqual(
    shareLines(shares, (id) => (id === "a" ? "Tour" : undefined)),
    [
      "From the folder “Tour”: instructions, 1 file, and the preset.",
      "From a folder that was deleted: instructions and 1 file.",
    ],
  );
});

test("characters that were met last are offered first", () => {
  const cards = ["Ada", "Bo", "Cy"].map((name) => ({ id: name, name }));
  assert.deepEqual(
    offered(cards, [{ character_card_id: "Cy" }, {}, { character_card_id: "Bo" }]).map((c) => c.id),
    ["Cy", "Bo", "Ada"],
  );
});
