import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { announcer, announcementOf: heard } = await import("../src/chat/announce.js");
const { activeId, turns } = await import("../src/model/state.js");

/** @param {object} now @returns {any} */
const turn = (now) => ({
  conversation_id: "c",
  turn: 1,
  phase: "writing",
  text: "",
  error: "",
  stopping: false,
  progress: null,
  calls: [],
  ...now,
});

describe("what is heard of a turn", () => {
  for (const [what, now, want] of /** @type {[string, object, string][]} */ ([
    ["before the first voice is at work", { phase: "pending" }, "Starting"],
    ["while the Director works", { phase: "directing" }, "Directing"],
    ["while the Writer works, however much is written", { phase: "writing", text: "One two three" }, "Writing"],
    ["while the Editor works", { phase: "editing", text: "One two three" }, "Editing"],
    ["while it is being stopped", { phase: "writing", stopping: true }, "Stopping"],
    ["when it was stopped, with no number of words", { phase: "done", stopping: true, text: "One" }, "Stopped"],
    ["when it is done: how long it is", { phase: "done", text: " One\n two  three " }, "Reply complete, 3 words"],
    ["when it is done in one word", { phase: "done", text: "Yes." }, "Reply complete, 1 word"],
    ["when nothing came", { phase: "done", text: "" }, "Reply complete, 0 words"],
    ["while the server loads its model", { phase: "directing", progress: { loading: true } }, "Loading the model"],
    ["while it reads much", { progress: { done: 100, total: 3400 } }, "Reading 3,400 tokens"],
    ["while it reads little", { progress: { done: 3000, total: 3400 } }, "Writing"],
    ["when it failed: nothing, for the error is an alert of its own", { phase: "done", error: "no" }, ""],
  ]))
    test(what, () => assert.equal(heard(turn(now)), want));
  test("of no turn: what was said last still stands", () => assert.equal(heard(undefined), null));
});

describe("the region", () => {
  /** What it holds after each of the states of a turn, and how often it was written to. @param {...any} states */
  const through = async (...states) => {
    const region = announcer();
    let written = 0;
    const set = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(Node.prototype, "textContent")).set;
    Object.defineProperty(region, "textContent", {
      get: () => region.firstChild?.nodeValue ?? "",
      set(text) {
        written++;
        set?.call(region, text);
      },
    });
    activeId.set("c");
    for (const s of states) turns.set(new Map(s ? [[s.conversation_id, s]] : []));
    const said = region.textContent;
    turns.set(new Map());
    return { said, written };
  };

  test("is written to once for a step, however many words come in it", async () => {
    const words = Array.from({ length: 200 }, (_, i) => turn({ text: "word ".repeat(i) }));
    assert.deepEqual(await through(...words), { said: "Writing", written: 1 });
  });
  test("is written to once while a server reads, however often it tells how far it is", async () => {
    const steps = [0, 1, 2, 3].map((n) => turn({ progress: { done: n * 500, total: 3400 } }));
    assert.deepEqual(await through(...steps), { said: "Reading 3,400 tokens", written: 1 });
  });
  test("keeps its last words when the turn is gone", async () => {
    const { said } = await through(turn({}), turn({ phase: "done", text: "One two" }), null);
    assert.equal(said, "Reply complete, 2 words");
  });
  test("says nothing of a conversation that is not open", async () => {
    assert.deepEqual(await through(turn({ conversation_id: "another" })), { said: "", written: 0 });
  });
});
