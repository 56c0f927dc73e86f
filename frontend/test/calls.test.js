import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { cell, h } = await import("../src/lib/index.js");
const { useTransport } = await import("../src/ipc/index.js");
const { callAtHand, callsBefore, callsFor, callsOf, inquiryOf } = await import("../src/model/calls.js");
const { callSentence, farWords } = await import("../src/model/callwords.js");
const { markList, readWords } = await import("../src/model/readwords.js");
const { newTurn, reduce } = await import("../src/model/reduce.js");
const { activeId } = await import("../src/model/state.js");
const { waitingSentence } = await import("../src/model/waiting.js");
const { rowsOf } = await import("../src/chat/rows.js");
const { callShelf } = await import("../src/chat/calls.js");
const { announcementOf } = await import("../src/chat/announce.js");
const { citedIn, citedParts, linkSources, sourceList, sourcesOf } = await import("../src/chat/sources.js");

/** @param {number} id @param {Partial<import("../src/model/calls.js").Call>} [given] @returns {any} */
const call = (id, given = {}) => ({
  id,
  message_id: 2,
  reply_id: 0,
  round: 1,
  said: "",
  tool: "read_file",
  name: "Read a file",
  own_name: "",
  args: { path: "notes.txt" },
  state: "done",
  result: "Milk",
  cut: false,
  bytes: 6,
  ms: 40,
  created_at: "2026-11-29T10:00:00Z",
  sources: [],
  read: [],
  question: null,
  ...given,
});
/** @type {any} */
const question = {
  kind: "approve",
  level: "write",
  target: null,
  to: "",
  read: [],
  edited: false,
  shown: { path: "list.txt" },
  asked_at: "2026-11-29T10:00:00Z",
};
const waiting = (/** @type {number} */ id) =>
  call(id, { tool: "write_file", name: "Write a file", args: { path: "list.txt" }, state: "waiting", question });
/** @param {number} id @param {"user" | "assistant"} role @param {any[]} [calls] @returns {any} */
const row = (id, role, calls = []) => ({
  id,
  role,
  content: String(id),
  parent_id: id - 1 || null,
  branch_count: 1,
  calls,
});
const shown = (/** @type {any[]} */ path, /** @type {any} */ turn, newer = false) =>
  rowsOf(path, turn, newer).map(
    (r) => `${r.key}:${r.calls.map((c) => `${c.id}${c.state === "done" ? "" : ` ${c.state}`}`)}`,
  );

describe("the calls for a reply", () => {
  test("belong to the reply that was written after them", () => {
    const m = row(3, "assistant", [call(1), call(2, { message_id: 3 })]);
    assert.deepEqual(
      callsBefore(m).map((c) => c.id),
      [1],
    );
    assert.deepEqual(
      callsFor(m).map((c) => c.id),
      [2],
    );
  });
  test("are those on disk with what the turn knows of them, then its own", () => {
    const turn = newTurn("c", 1, { kind: "answer", calls: [call(2, { state: "running" }), call(3)] });
    assert.deepEqual(
      callsOf([call(1), call(2), waiting(4)], turn).map((c) => `${c.id} ${c.state}`),
      ["1 done", "2 running", "4 allowed", "3 done"],
    );
  });
  test("that run come before those that wait", () => {
    assert.equal(callAtHand([waiting(1), call(2, { state: "running" })])?.id, 2);
    assert.equal(callAtHand([call(1), waiting(2)])?.id, 2);
    assert.equal(callAtHand([call(1)]), undefined);
  });
  test("stay with a reply of a cast that is done", () => {
    const turn = reduce(newTurn("c", 1, { calls: [call(1)] }), { event: "reply_done", data: { message_id: 3 } });
    assert.deepEqual([turn.calls, turn.replies[0]?.calls?.length], [[], 1]);
  });
});

describe("the rows of the transcript", () => {
  const asked = row(2, "user", [waiting(1)]);
  test("show a call that waits in the place of the reply", () => {
    assert.deepEqual(shown([asked], undefined), ["2:", "reply:1 waiting"]);
    assert.deepEqual(
      rowsOf([asked], undefined).map((r) => r.last),
      [true, true],
    );
  });
  test("keep that place while the answer goes on", () =>
    assert.deepEqual(shown([asked], newTurn("c", 1, { kind: "answer", calls: [call(1, { state: "running" })] })), [
      "2:",
      "reply:1 running",
    ]));
  test("ask no more once a new message is sent", () =>
    assert.deepEqual(shown([asked], newTurn("c", 1, { user_message: "Never mind." })), [
      "2:",
      "calls 2:1 refused",
      "sent:",
      "reply:",
    ]));
  test("know an answer that another window gave, also once it is over", () => {
    const turn = newTurn("c", 1, { text: "Done.", phase: "done" });
    assert.deepEqual(shown([asked], turn), ["2:", "reply:1 allowed"]);
    assert.deepEqual(shown([asked], { ...turn, calls: [waiting(1)] }), ["2:", "reply:1 waiting"]);
  });
  test("show the calls of a message that never got its reply below it", () =>
    assert.deepEqual(shown([row(2, "user", [call(1)]), row(3, "user")], undefined), ["2:", "calls 2:1", "3:"]));
  test("leave out calls whose reply may be on the next page", () =>
    assert.deepEqual(shown([row(2, "user", [call(1)])], undefined, true), ["2:"]));
  test("give a new version the calls that its versions share", () => {
    const path = [row(2, "user"), row(3, "assistant", [call(1), call(2, { reply_id: 3 })])];
    assert.deepEqual(shown(path, undefined), ["2:", "3:1,2"]);
    assert.deepEqual(shown(path, newTurn("c", 1, { kind: "regenerate", target_id: 3, calls: [call(5)] })), [
      "2:",
      "reply:1,5",
    ]);
    assert.deepEqual(shown(path, newTurn("c", 1, { kind: "extend", target_id: 3 })), ["2:", "reply:1,2"]);
  });
});

describe("the line of a call", () => {
  for (const [c, words] of /** @type {[any, string][]} */ ([
    [call(1), "Read notes.txt"],
    [call(1, { state: "running" }), "Reading notes.txt"],
    [call(1, { state: "failed" }), "Read a file: notes.txt · failed"],
    [waiting(1), "Write a file: list.txt · waits for you"],
    [call(1, { tool: "fetch_url", args: { url: "https://example.org/a?b" } }), "Fetched example.org"],
    [
      call(1, { tool: "web_search", args: { query: "tide tables Brest" }, sources: /** @type {any[]} */ ([{}, {}]) }),
      "Searched the web: tide tables Brest · 2 results",
    ],
    [call(1, { tool: "web_search", args: { query: "x" } }), "Searched the web: x · no results"],
    [call(1, { tool: "brewery__find", name: "Find a beer", args: { n: 1, style: "stout" } }), "Find a beer: stout"],
    [call(1, { tool: "gone", name: "", args: null, state: "refused" }), "gone · not allowed"],
    [call(1, { tool: "gone", name: "Two\u202elines", args: { a: "x\ny" } }), "Two\\u{202e}lines: x y"],
  ]))
    test(words, () => assert.equal(callSentence(c), words));
});

describe("how far a call is", () => {
  const running = call(1, { state: "running" });
  const turn = [
    { event: "tool_call", data: running },
    { event: "progress", data: { pass: "writer", call: 1, text: "Third\u202e step", percent: 30 } },
  ].reduce(reduce, newTurn("c", 1, { phase: "writing" }));
  test("is in its line, and in no other", () => {
    assert.equal(farWords(running, turn.progress), "Third\\u{202e} step · 30%");
    assert.equal(farWords(running, { pass: "writer", call: 1, text: "7" }), "7");
    assert.equal(farWords(call(2, { state: "running" }), turn.progress), "");
  });
  test("ends with the call", () => {
    assert.equal(farWords(call(1), turn.progress), "");
    assert.equal(reduce(turn, { event: "tool_result", data: { call: call(1) } }).progress, null);
  });
  test("is shown while it changes, and not announced", () => {
    const shelf = h("div");
    const now = cell(turn.progress);
    callShelf(shelf, cell([running]), now);
    const line = () => shelf.querySelector("summary")?.textContent ?? "";
    assert.match(line(), /step · 30%$/);
    now.set({ pass: "writer", call: 1, text: "Last step" });
    assert.match(line(), / · Last step$/);
    now.set(null);
    assert.doesNotMatch(line(), /step/);
    assert.equal(shelf.querySelector("[aria-live], [role=status]"), null);
    assert.equal(announcementOf(turn), announcementOf({ ...turn, progress: null }));
  });
});

describe("a call that waits", () => {
  test("is heard, in place of a reply of no words", () => {
    const turn = newTurn("c", 1, { phase: "done", calls: [waiting(1)] });
    assert.equal(announcementOf(turn), "Write a file: list.txt · waits for you");
    assert.equal(
      announcementOf({ ...turn, phase: "writing", calls: [call(1, { state: "running" })] }),
      "Reading notes.txt",
    );
    assert.match(announcementOf({ ...turn, calls: [call(1)], text: "One two." }) ?? "", /2 words/);
  });
  test("names its conversation in the one notice", () => {
    const w = { conversation_id: "c", title: "Ferry", call: waiting(1) };
    assert.equal(waitingSentence([], [w]), "“Ferry” wants to use “Write a file”.");
    assert.match(waitingSentence([], [w, w]), /1 more is waiting/);
    const target = { path: "/notes/list.txt", folder: "/notes" };
    const named = { ...w, call: { ...waiting(1), question: { ...question, target } } };
    assert.equal(waitingSentence([], [/** @type {any} */ (named)]), "“Ferry” wants to write list.txt.");
  });
  test("says what the conversation has read", () => {
    const read = [
      { kind: "file", name: "private.txt" },
      { kind: "folder", name: "/notes" },
      { kind: "host", name: "example.org" },
    ];
    const r = inquiryOf(
      call(1, { question: /** @type {any} */ ({ ...question, level: "read", to: "a.example", read }) }),
    );
    assert.equal(
      readWords(r),
      "This conversation has read private.txt, the file names in /notes, and the answer of example.org.",
    );
    assert.equal(markList([{ kind: "folder", name: "" }]), "more folders");
  });
});

describe("the shelf of calls", () => {
  /** @type {[string, any][]} */
  let asked = [];
  beforeEach(() => {
    asked = [];
    document.body.replaceChildren();
    activeId.set("c");
    useTransport(
      /** @type {any} */ ({
        door: "serve",
        listen: () => {},
        call: async (/** @type {string} */ op, /** @type {any} */ args) => {
          asked.push([op, args]);
          if (op === "calls.get")
            return { ...call(1), cut: true, result: "x".repeat(3000), bytes: 9000, whole: "All of it" };
          return op === "toolbox.list" ? { items: [], hasMore: false } : {};
        },
      }),
    );
  });
  const settle = () => new Promise((done) => setTimeout(done, 5));
  /** @param {any[]} calls */
  const shelf = (calls) => {
    const held = cell(/** @type {readonly any[]} */ (calls));
    const node = h("div");
    document.body.append(node);
    return { node, held, open: callShelf(node, held) };
  };

  test("folds a call, and keeps its node while the call goes on", () => {
    const { node, held } = shelf([call(1, { state: "running" })]);
    const line = node.querySelector("details");
    assert.deepEqual([line?.open, line?.getAttribute("aria-busy"), node.hidden], [false, "true", false]);
    held.set([call(1, { state: "failed", result: "Error: It broke." })]);
    assert.equal(node.querySelector("details"), line);
    assert.equal(line?.getAttribute("aria-busy"), "false");
    assert.match(line?.textContent ?? "", /failed/);
    held.set([]);
    assert.equal(node.hidden, true);
  });
  test("opens to what was said, the arguments and the result", () => {
    const { node, open } = shelf([call(7, { said: "I look.", read: [{ kind: "file", name: "private.txt" }] })]);
    /** @type {any} */ (Element.prototype).scrollIntoView = () => {};
    open(7);
    const line = /** @type {HTMLDetailsElement} */ (node.querySelector("details"));
    line.dispatchEvent(new Event("toggle"));
    assert.match(line.textContent ?? "", /I look\..*notes\.txt.*Milk.*private\.txt/s);
    assert.equal(document.activeElement, line.querySelector("summary"));
  });
  test("fetches the whole of a result, and says how much the model read", async () => {
    const { node } = shelf([call(8, { result: "x".repeat(2000), cut: true, bytes: 9000 })]);
    const line = /** @type {HTMLDetailsElement} */ (node.querySelector("details"));
    line.open = true;
    line.dispatchEvent(new Event("toggle"));
    /** @type {HTMLButtonElement | undefined} */ ([...line.querySelectorAll("button")].at(-1))?.click();
    await settle();
    assert.deepEqual(asked.at(-1), ["calls.get", { cid: "c", call: 8 }]);
    assert.match(line.textContent ?? "", /All of it.*The model read the first 3 kB of 9 kB\./s);
  });
  test("tells what is not known of a call that was cut off", () => {
    const result = "This call was cut off. It is not known whether it was carried out.";
    const { node } = shelf([call(9, { state: "stopped", result })]);
    const line = /** @type {HTMLDetailsElement} */ (node.querySelector("details"));
    line.open = true;
    line.dispatchEvent(new Event("toggle"));
    assert.match(line.textContent ?? "", /Whether the call took effect is unknown\./);
  });
  for (const [label, answer] of [
    ["Allow once", "once"],
    ["Allow for this conversation", "conversation"],
    ["Don't allow", "never"],
  ])
    test(`answers ${answer}`, async () => {
      const { node } = shelf([waiting(3)]);
      const card = /** @type {HTMLElement} */ (node.querySelector(".call-card"));
      assert.match(card.textContent ?? "", /Allow “Write a file”\?.*list\.txt/s);
      [...card.querySelectorAll("button")].find((b) => b.textContent === label)?.click();
      await settle();
      assert.deepEqual(asked.find(([op]) => op === "calls.answer")?.[1], { cid: "c", call: 3, answer });
      const { turns } = await import("../src/model/state.js");
      turns.set(new Map());
    });
  test("asks whether to run again what was cut off", () => {
    const { node } = shelf([
      call(4, { state: "waiting", question: /** @type {any} */ ({ ...question, kind: "repeat" }) }),
    ]);
    assert.match(node.textContent ?? "", /Run “Read a file” again\?.*Run again.*Reply without the result/s);
  });
});

describe("the sources of a reply", () => {
  const source = (/** @type {number} */ number, url = "") => ({
    number,
    title: `T${number}`,
    url,
    file: url ? "" : "a.txt",
    excerpt: "",
    date: "",
  });
  const sources = sourcesOf([
    call(1, { sources: [source(2, "https://b.example/"), source(1)] }),
    call(2, { sources: [source(3)] }),
  ]);
  test("are in the order of their numbers, with their call", () =>
    assert.deepEqual(
      sources.map((s) => [s.number, s.call]),
      [
        [1, 1],
        [2, 1],
        [3, 2],
      ],
    ));
  for (const [text, parts] of /** @type {[string, string][]} */ ([
    ["As said [1].", "As said |[1]1|."],
    ["Both [1, 3]", "Both |[|11|, |33|]"],
    ["No such [9], nor [1, 9]", "No such [9], nor [1, 9]"],
    ["A year [2026] and a list[0]", "A year [2026] and a list[0]"],
  ]))
    test(`are found in “${text}”`, () =>
      assert.equal(
        citedParts(text, new Set([1, 2, 3]))
          .map((p) => (typeof p === "string" ? p : `${p.text}${p.number}`))
          .join("|"),
        parts,
      ));
  test("are linked in prose, and not in code or links", () => {
    const prose = h(
      "div",
      h("p", "See [1] and ", h("code", "[1]"), h("a", { href: "https://x.example" }, "[2]"), " [2]"),
    );
    /** @type {number[]} */
    const went = [];
    linkSources(prose, sources, (s) => went.push(s.number));
    const cites = [...prose.querySelectorAll("button")];
    assert.deepEqual(
      cites.map((b) => b.textContent),
      ["[1]", "[2]"],
    );
    for (const b of cites) b.click();
    assert.deepEqual(went, [1, 2]);
  });
  test("are listed with those that the reply cites first", () => {
    assert.deepEqual([...citedIn("[3] and [1]", new Set([1, 2, 3]))], [3, 1]);
    const [list] = sourceList(sources, "As [3] says.", () => {});
    assert.match(list?.textContent ?? "", /^Sources:\[3\] T32 more\[1\] T1\[2\] T2$/);
    assert.deepEqual(
      sourceList([], "[1]", () => {}),
      [],
    );
  });
});
