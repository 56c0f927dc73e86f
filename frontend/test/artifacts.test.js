import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { reports } = await import("../src/chat/artifacts/access.js");
const {
  activeIndex,
  groupsOf,
  isEvicted,
  signOf,
  memberAt: stepped,
  withActive,
} = await import("../src/chat/artifacts/groups.js");
const { mergeRejections: merged } = await import("../src/chat/artifacts/rejections.js");
const { swiped } = await import("../src/chat/artifacts/swipe.js");

/** @param {number} id @param {number | null} [parent] @param {object} [more] @returns {any} */
const made = (id, parent = null, more = {}) => ({
  id,
  parent_attachment_id: parent,
  active_sibling_id: null,
  data_b64: null,
  ...more,
});
/** @param {any[]} all */
const shape = (all) => groupsOf(all).map((g) => [g.root, ...g.all.map((a) => a.id)]);

describe("what was made is grouped", () => {
  for (const [name, all, want] of /** @type {[string, any[], number[][]][]} */ ([
    [
      "by its root, roots and variants in the order of their ids",
      [made(5, 2), made(9), made(2), made(3, 2)],
      [
        [2, 2, 3, 5],
        [9, 9],
      ],
    ],
    [
      "one whose root is gone for itself",
      [made(4, 1), made(7)],
      [
        [4, 4],
        [7, 7],
      ],
    ],
    ["not at all where there is nothing", [], []],
  ]))
    test(name, () => assert.deepEqual(shape(all), want));
  test("and nothing is a list that is not there", () => assert.deepEqual(groupsOf(null), []));
});

describe("the one that is seen", () => {
  for (const [name, active, want] of /** @type {[string, number | null, number][]} */ ([
    ["is the newest where none was chosen", null, 2],
    ["is the chosen one", 3, 1],
    ["may be the root itself", 2, 0],
    ["is the newest where the chosen one is gone", 77, 2],
  ]))
    test(name, () => {
      const [group] = groupsOf([made(2, null, { active_sibling_id: active }), made(3, 2), made(5, 2)]);
      assert.ok(group);
      assert.equal(activeIndex(group), want);
    });
  test("is not counted by what a variant says that is no root", () => {
    const [group] = groupsOf([made(2), made(3, 2, { active_sibling_id: 2 })]);
    assert.ok(group);
    assert.equal(activeIndex(group), 1);
  });
  test("steps do not go round at the ends", () => {
    const [group] = groupsOf([made(2), made(3, 2)]);
    assert.ok(group);
    assert.equal(stepped(group, 1), null);
    assert.equal(stepped(group, -1)?.id, 2);
  });
});

test("another choice changes one row, and leaves the others as they are", () => {
  const other = { id: 1, workflow_attachments: [made(2)] };
  const own = { id: 8, workflow_attachments: [made(2), made(3, 2)] };
  const [a, b] = withActive(/** @type {any} */ ([other, own]), 8, 2, 3);
  assert.equal(a, other);
  assert.deepEqual(
    b?.workflow_attachments.map((x) => x.active_sibling_id),
    [3, null],
  );
  assert.equal(own.workflow_attachments[0].active_sibling_id, null, "the rows before are not touched");
  const rows = /** @type {any} */ ([other, own]);
  assert.equal(withActive(rows, 8, 2, null), rows, "nothing is another thing where it is chosen");
  assert.equal(withActive(rows, 99, 2, 3), rows, "nor where the row was let go");
});

test("what it shows is told apart by anything but the choice", () => {
  const one = made(1, null, { consumption_metadata: { words: [1] } });
  assert.equal(signOf(one), signOf({ ...structuredClone(one), active_sibling_id: 7 }));
  assert.notEqual(signOf(one), signOf({ ...one, consumption_metadata: { words: [2] } }));
});

test("only the marker says that bytes were dropped", () => {
  assert.equal(isEvicted(made(1, null, { data_b64: "[evicted]" })), true);
  assert.equal(isEvicted(made(1)), false);
});

describe("what was not kept", () => {
  const one = { filename: "a", workflow_id: "w", mime: "image/png", reason: "too large", originating_attachment_id: 5 };
  const texts = (/** @type {readonly any[]} */ all) => all.map((r) => `${r.mid} ${r.origin} ${r.filename}`);
  test("takes the place of what was there for the same message and group", () => {
    const first = merged([], 1, 5, [one, { ...one, filename: "b" }]);
    const other = merged(merged(first, 1, null, [one]), 2, 5, [one]);
    assert.deepEqual(texts(merged(other, 1, 5, [{ ...one, filename: "c" }])), ["1 null a", "2 5 a", "1 5 c"]);
  });
  test("is cleared by nothing", () => assert.deepEqual(merged(merged([], 1, 5, [one]), 1, 5, []), []));
});

describe("a finger", () => {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => swiped({ x: 200, y: 200 }, { x, y });
  test("that goes to the left asks for the next one", () => assert.equal(at(120, 210), 1));
  test("that goes to the right asks for the one before", () => assert.equal(at(280, 190), -1));
  test("that trembles asks for nothing", () => assert.equal(at(170, 200), 0));
  test("that scrolls asks for nothing", () => assert.equal(at(140, 320), 0));
});

test("what was looked at is told once, in order, when nothing more comes into view", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {number[][]} */
  const sent = [];
  const seen = reports((ids) => sent.push(ids), 250);
  seen.add([7, 3]);
  mock.timers.tick(200);
  seen.add([9, 7]);
  mock.timers.tick(249);
  assert.deepEqual(sent, []);
  mock.timers.tick(1);
  assert.deepEqual(sent, [[7, 3, 9]]);
  seen.add([1]);
  seen.reset();
  seen.add([]);
  mock.timers.tick(1000);
  assert.equal(sent.length, 1, "a reset forgets what waits, and nothing is not told");
  mock.timers.reset();
});
