import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { h } = await import("../src/lib/index.js");
const { failureLine } = await import("../src/chat/failureline.js");
const { failedHere } = await import("../src/model/failure.js");
const { activeId, status } = await import("../src/model/state.js");
const { astray, firstBelow } = await import("../src/chat/anchor.js");
const { firstFrom, matchAt: nth } = await import("../src/chat/matchcounter.js");
const { matches } = await import("../src/lib/fold.js");
const { rangesOf } = await import("../src/chat/highlight.js");
const { beyond, withNewer, withOlder } = await import("../src/model/pages.js");
const { newTurn } = await import("../src/model/reduce.js");
const { removalWords } = await import("../src/chat/removal.js");
const { withoutUnchanged: around } = await import("../src/lib/diff.js");
const { differ, proseChanges, withoutMarks } = await import("../src/widgets/changes.js");
const { nameOf, rowsOf } = await import("../src/chat/rows.js");
const { jumpLabel, unseen } = await import("../src/chat/unseen.js");
const { versionOf } = await import("../src/chat/variants.js");

/** A path of rows from one id to another. @param {number} from @param {number} to @returns {any[]} */
const path = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: from + i, parent_id: from + i === 1 ? null : from + i - 1 }));
const ids = (/** @type {readonly any[]} */ rows) => [rows[0]?.id, rows.at(-1)?.id];

describe("what the reader looks at", () => {
  const noted = { top: 40, scrolled: 1000 };
  for (const [
    what,
    now,
    moved,
  ] of /** @type {[string, {top: number, scrolled: number, end: boolean, joined?: boolean}, number][]} */ ([
    ["stays when nothing happens", { top: 40, scrolled: 1000, end: false }, 0],
    ["is followed by as much as rows above it pushed it down", { top: 840, scrolled: 1000, end: false }, 800],
    ["moves with a scroll that is not told of yet", { top: 340, scrolled: 700, end: false }, 0],
    ["keeps such a scroll while rows come above it", { top: 1140, scrolled: 700, end: false }, 800],
    [
      "moves with a scroll to the very start, whatever was taller on the way",
      { top: 1074, scrolled: 0, end: false },
      0,
    ],
    [
      "keeps a scroll to the start of what is held when rows come before it",
      { top: 4840, scrolled: 0, end: false, joined: true },
      3800,
    ],
    ["moves with a scroll to the end", { top: -360, scrolled: 1400, end: true }, 0],
    [
      "is put back when the page became shorter and the browser cut the scrolling",
      { top: -60, scrolled: 700, end: true },
      -100,
    ],
  ]))
    test(what, () => assert.equal(astray(noted, { joined: false, ...now }), moved));
});

describe("a window on a long path", () => {
  test("knows what lies beyond it", () => {
    assert.deepEqual(beyond(path(1, 9), 9), { older: false, newer: false });
    assert.deepEqual(beyond(path(3, 9), 20), { older: true, newer: true });
    assert.deepEqual(beyond([], 9), { older: false, newer: false });
    assert.deepEqual(beyond([], null), { older: false, newer: false });
  });
  test("takes rows in above and lets rows below go", () =>
    assert.deepEqual(ids(withOlder(path(50, 99), path(10, 49), 60)), [10, 69]));
  test("takes rows in below and lets rows above go", () =>
    assert.deepEqual(ids(withNewer(path(1, 50), path(51, 90), 60)), [31, 90]));
  test("takes nothing that does not fit, because the path changed meanwhile", () => {
    assert.deepEqual(ids(withOlder(path(50, 60), path(10, 40), 99)), [50, 60]);
    assert.deepEqual(ids(withNewer(path(50, 60), path(70, 80), 99)), [50, 60]);
  });
  test("shows no turn while the end of the path is out of sight, but for a row that is in it", () => {
    const rows = path(10, 12).map((m) => ({ ...m, role: "assistant" }));
    const keys = (/** @type {any} */ turn) => rowsOf(rows, turn, true).map((r) => r.key);
    assert.deepEqual(keys(newTurn("c", 1, { user_message: "Hi" })), ["10", "11", "12"]);
    assert.deepEqual(keys(newTurn("c", 1, { kind: "regenerate", target_id: 11 })), ["10", "reply"]);
  });
  test("finds what is at the top of the view without looking at every row", () => {
    let looked = 0;
    const end = (/** @type {number} */ i) => {
      looked++;
      return i * 10 + 10;
    };
    assert.equal(firstBelow(1000, end, 5005), 500);
    assert.ok(looked < 12);
    assert.equal(firstBelow(3, end, 999), 3);
    assert.equal(firstBelow(0, end, 0), 0);
  });
});

describe("what the reader has not seen", () => {
  const left = { conversation: "c", total: 4, text: "Once upon" };
  /** @param {Partial<typeof left>} more */
  const label = (more) => jumpLabel(unseen(left, { ...left, ...more }));
  test("is nothing", () => assert.equal(label({}), "Jump to latest"));
  test("is a word", () => assert.equal(label({ text: "Once upon a" }), "1 new word"));
  test("is words of a reply that grows", () => assert.equal(label({ text: "Once upon a time there" }), "3 new words"));
  test("is words of a reply that was changed", () => assert.equal(label({ text: "Twice then" }), "2 new words"));
  test("is a message", () => assert.equal(label({ total: 5, text: "" }), "1 new message"));
  test("is messages", () => assert.equal(label({ total: 7, text: "more" }), "3 new messages"));
  test("is nothing of another conversation", () =>
    assert.equal(label({ conversation: "d", total: 9 }), "Jump to latest"));
});

describe("finding", () => {
  for (const [text, sought, found] of /** @type {const} */ ([
    ["The cat, the CAT.", "cat", ["cat", "CAT"]],
    ["Café, CAFE\u0301, cafe", "cafe", ["Café", "CAFE\u0301", "cafe"]],
    ["aaaa", "aa", ["aa", "aa"]],
    ["Ein Fluß", "fluß", ["Fluß"]],
    ["日本語の本", "本", ["本", "本"]],
    ["😀 smile 😀", "😀", ["😀", "😀"]],
    ["İstanbul", "istanbul", ["İstanbul"]],
    ["none", "", []],
    ["none", "x", []],
  ]))
    test(`${JSON.stringify(sought)} in ${text}`, () =>
      assert.deepEqual(
        matches(text, sought).map(([a, b]) => text.slice(a, b)),
        found,
      ));
  test("reaches across marks within a paragraph and not into the next", () => {
    const div = document.createElement("div");
    const p = document.createElement("p");
    const em = document.createElement("em");
    em.append("ter");
    p.append("the har", "bour mas", em);
    const next = document.createElement("p");
    next.append("is here");
    div.append(p, next);
    assert.deepEqual(rangesOf(div, "harbour master").map(String), ["harbour master"]);
    assert.equal(rangesOf(div, "masteris").length, 0);
    assert.deepEqual(rangesOf(div, "here").map(String), ["here"]);
  });
  const hits = [
    { id: 3, position: 2, count: 2 },
    { id: 9, position: 8, count: 1 },
  ];
  test("counts matches through the rows", () => {
    assert.deepEqual(
      [0, 1, 2, 3].map((n) => nth(hits, n)),
      [{ id: 3, k: 0 }, { id: 3, k: 1 }, { id: 9, k: 0 }, null],
    );
    assert.equal(nth(hits, -1)?.id, 3);
  });
  test("begins where the reader is, and from the start when nothing follows", () => {
    assert.deepEqual(
      [1, 3, 9].map((p) => firstFrom(hits, p)),
      [0, 2, 0],
    );
  });
});

describe("words of the page", () => {
  test("say where a row stands", () => {
    const row = { speaker: "Ada", n: 12, total: 340, marked: false };
    assert.equal(nameOf(row), "Ada, message 12 of 340");
    assert.equal(nameOf({ ...row, marked: true }), "Ada, message 12 of 340, bookmarked");
    assert.equal(nameOf({ ...row, total: 0 }), "Ada, message 12");
    assert.equal(nameOf({ ...row, total: 0, marked: true }), "Ada, message 12, bookmarked");
    assert.equal(nameOf({ ...row, n: 0 }), "Ada");
  });
  test("say what goes with a row", () => {
    assert.equal(removalWords({ below: 0, siblings: 0 }), "");
    assert.equal(removalWords({ below: 1, siblings: 0 }), "This also deletes the message below.");
    assert.equal(
      removalWords({ below: 4, siblings: 1 }),
      "This also deletes its other version and the 4 messages below.",
    );
    assert.equal(
      removalWords({ below: 1, siblings: 2 }),
      "This also deletes its 2 other versions and the message below.",
    );
    assert.equal(removalWords({ below: 3, siblings: 0 }), "This also deletes the 3 messages below.");
    assert.equal(removalWords({ below: 0, siblings: 1 }), "This also deletes the other version.");
    assert.equal(removalWords({ below: 0, siblings: 3 }), "This also deletes the 3 other versions.");
  });
  test("stand without the marks of emphasis", () =>
    assert.equal(
      withoutMarks("The **Writer** said *so*, 2 * 3 * 4, and _went_ to a_b."),
      "The Writer said so, 2 * 3 * 4, and went to a_b.",
    ));
  test("keep the stars of their code", () => {
    assert.equal(withoutMarks("Type `*a* b` and ``x ` *y*``, *then* go."), "Type `*a* b` and ``x ` *y*``, then go.");
    assert.equal(withoutMarks("A lone ` and *so*."), "A lone ` and so.");
  });
  test("keep their emphasis in what became of them", () => {
    const changes = (/** @type {string} */ a, /** @type {string} */ b) => proseChanges(a, b).innerHTML;
    assert.equal(
      changes("*She waits.* **He** _runs_ home.", "*She waits.* **He** *walks* home."),
      "<span><em>She waits.</em> </span><del><strong>He</strong> <em>runs</em> home.</del><ins><strong>He</strong> <em>walks</em> home.</ins>",
    );
    assert.equal(
      proseChanges("*AA.* BB. *CC.* XX. *DD.* EE. *FF.*", "*AA.* BB. *CC.* YY. *DD.* EE. *FF.*", around).innerHTML,
      "<span>… </span><span><em>CC.</em> </span><del>XX. </del><ins>YY. </ins><span><em>DD.</em></span><span> … </span>",
    );
  });
  test("are other words only where a reader sees it", () => {
    for (const [a, b] of [
      ["So.", "So. "],
      ["One  two.\r\nThree.", "One two.\nThree."],
      ["One.\n\n\n\nTwo.", "One.\n\nTwo."],
      ["_She nods._ __Now.__", "*She nods.* **Now.**"],
    ])
      assert.equal(differ(a, b), false, a);
    for (const [a, b] of [
      ["So.", "So!"],
      ["*She nods.*", "She nods."],
      ["a_b_c", "a*b*c"],
      ["One.\n\nTwo.", "One.\nTwo."],
    ])
      assert.equal(differ(a, b), true, a);
  });
  test("read a version's number", () => {
    assert.deepEqual(
      ["7", " 12 ", "0", "999", "x", ""].map((t) => versionOf(t, 20)),
      [7, 12, 1, 20, null, null],
    );
  });
});

describe("the line of a failed turn", () => {
  test("keeps Retry and its focus when the way out becomes known, and asks again for what failed last", () => {
    const list = h("div", h("div.row"));
    document.body.append(list);
    /** @type {number[]} */
    const tried = [];
    const text = "The server is down.";
    const fail = (/** @type {number} */ n) => failedHere("pier", { text, retry: () => tried.push(n) });
    const place = failureLine(list, () => {});
    activeId.set("pier");
    fail(1);
    place();
    const retry = /** @type {HTMLElement} */ (list.querySelector("button"));
    retry.focus();
    status.set(/** @type {any} */ ({ trouble: { sentence: text, kind: "down" } }));
    place();
    assert.equal(document.activeElement, retry);
    assert.deepEqual(
      [...list.querySelectorAll("button")].map((b) => b.textContent),
      ["Retry", "Open model servers"],
    );
    fail(2);
    place();
    retry.click();
    assert.deepEqual(tried, [2]);
    failedHere("pier", null);
    place();
    assert.equal(list.querySelector(".failure-line"), null);
  });
});
