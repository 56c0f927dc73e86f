import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { freshPage } from "./page.js";

const { innerWidth, innerHeight } = freshPage();
Object.assign(globalThis, { innerWidth, innerHeight });
Object.defineProperty(globalThis, "localStorage", { value: { getItem: () => null, setItem() {}, removeItem() {} } });
const { h, menu } = await import("../src/lib/index.js");
const { useTransport } = await import("../src/ipc/index.js");
const { impersonate, impersonationRefusal, impersonations, stopImpersonation, takeImpersonation } = await import(
  "../src/model/impersonation.js"
);
const { impersonationBox } = await import("../src/composer/impersonation.js");
const { startField } = await import("../src/composer/startfield.js");
const { setStart, starts, takeStart } = await import("../src/model/starts.js");
const { directionOf, hints } = await import("../src/model/hints.js");
const { drafts } = await import("../src/model/drafts.js");
const { newTurn } = await import("../src/model/reduce.js");
const { putTurn, dropTurn } = await import("../src/model/running.js");
const { activeId } = await import("../src/model/state.js");

/** @type {[string, any][]} */
let called = [];
/** How the program answers a wish for a message. @type {() => Promise<any>} */
let accepts = async () => ({});
useTransport(
  /** @type {any} */ ({
    door: "serve",
    call: async (/** @type {string} */ op, /** @type {any} */ args) => {
      called.push([op, args]);
      if (op === "turns.impersonate") return accepts();
      return op === "drafts.get" ? { text: "", pastes: [], files: [] } : { ok: true };
    },
    listen: () => () => {},
  }),
);

const area = h("textarea", { placeholder: "Write a message" });
const box = impersonationBox(area, { grow() {}, keep: () => drafts.keep(activeId.get() ?? "", box.own()) });
document.body.append(area, box.status);

const soon = () => new Promise((done) => setTimeout(done));
let number = 0;
/** Tells of a stream's events. @param {string} cid @param {number} first @param {...[string, any?]} events */
const push = (cid, first, ...events) =>
  takeImpersonation({
    type: "impersonation",
    conversation_id: `impersonation:${cid}`,
    turn: number,
    first,
    seq: first + events.length - 1,
    events: events.map(([event, data]) => ({ event, data })),
  });
const toasts = () => [...document.querySelectorAll(".toast p")].map((p) => p.textContent);

beforeEach(() => {
  number++;
  accepts = async () => ({ conversation_id: "impersonation:c", turn: number, database: "d" });
  called = [];
  for (const one of document.querySelectorAll(".toast")) one.remove();
  activeId.set("c");
  area.value = "";
});

describe("the message that a model writes for the person", () => {
  test("streams into the box, which nobody types in meanwhile", async () => {
    area.value = "I take";
    box.begin();
    await soon();
    assert.deepEqual(called, [["turns.impersonate", { cid: "c", text: "I take", hint: "" }]]);
    assert.equal(area.readOnly, true);
    push("c", 1, ["writer_rewrite", { refined_text: "I take" }], ["reasoning", { pass: "writer", delta: "Hm." }]);
    push("c", 3, ["token", " the oar"]);
    assert.equal(area.value, "I take the oar");
    assert.equal(box.own(), "I take");
    assert.equal(box.status.textContent, "Writing your next message. Press Esc to stop.");
    push("c", 4, ["token", ". "], ["done"]);
    assert.equal(area.value, "I take the oar.");
    assert.equal(area.readOnly, false);
    assert.equal(box.status.textContent, "");
    assert.deepEqual(toasts(), ["Your next message is in the message box."]);
    /** @type {HTMLElement} */ (document.querySelector("[data-undo] .button")).click();
    assert.equal(area.value, "I take");
  });
  test("gives the box back when it is stopped, and asks again only when that is heard", async () => {
    area.value = "I take";
    box.begin();
    await soon();
    push("c", 1, ["token", "I take the"]);
    void stopImpersonation("c");
    assert.equal(area.value, "I take");
    box.begin();
    await soon();
    assert.deepEqual(
      called.map(([op]) => op),
      ["turns.impersonate", "turns.stop", "turns.impersonate"],
    );
    push("c", 1, ["done"]);
  });
  test("gives the box back when it fails, with its command, and says why", async () => {
    box.begin("he is tired");
    await soon();
    push("c", 1, ["token", "I"], ["error", "The model wrote no message for you. Retry, or choose another model."]);
    assert.equal(area.value, "/impersonate he is tired");
    assert.match(toasts()[0] ?? "", /wrote no message/);
    accepts = () => Promise.reject(new Error("Refused."));
    box.begin();
    await soon();
    assert.equal(area.value, "/impersonate he is tired");
    assert.equal(impersonations.get().size, 0);
  });
  test("goes to the draft of its own conversation when another one is shown", async () => {
    box.begin();
    await soon();
    push("c", 1, ["token", "Mine"]);
    activeId.set("other");
    area.value = "Elsewhere";
    push("c", 2, ["token", " alone."], ["done"]);
    await soon();
    assert.equal(area.value, "Elsewhere");
    assert.equal(area.readOnly, false);
    assert.equal(drafts.of("c")?.text, "Mine alone.");
  });
  test("is not ours where another window asked for it", () => {
    push("c", 1, ["token", "Theirs"], ["done"]);
    assert.equal(area.value, "");
  });
  test("ends when the program was out of reach", async () => {
    void impersonate("c", { text: "", hint: "", before: "Mine" });
    await soon();
    takeImpersonation({ type: "reset" });
    assert.equal(area.value, "Mine");
    assert.match(toasts()[0] ?? "", /connection was interrupted/);
  });
  test("is refused with a reason while a reply is written", () => {
    putTurn(newTurn("c", 1));
    assert.match(impersonationRefusal("c"), /A reply is still being written/);
    box.begin();
    assert.equal(called.length, 0);
    dropTurn("c");
    assert.equal(impersonationRefusal("c"), "");
  });
});

test("an item of a menu that does nothing now says why and stays", () => {
  let ran = 0;
  menu(area, [{ label: "Write", run: () => void ran++, off: "Not now." }], "M");
  const item = /** @type {HTMLElement} */ (document.querySelector(".menu button"));
  item.click();
  assert.equal(item.getAttribute("aria-disabled"), "true");
  assert.equal(item.textContent, "WriteNot now.");
  assert.equal(ran, 0);
  document.querySelector(".menu")?.remove();
});

test("what a reply starts with is taken once, by its own conversation", () => {
  const field = startField(() => {});
  field.open("Well,");
  assert.equal(field.node.hidden, false);
  activeId.set("other");
  assert.equal(field.node.hidden, true);
  assert.equal(takeStart("other"), "");
  assert.equal(takeStart("c"), "Well,");
  assert.equal(takeStart("c"), "");
  setStart("c", "  ");
  assert.equal(takeStart("c"), "");
  assert.equal(starts.get().size, 0);
});

test("a hint by its name means its words, and other words mean themselves", () => {
  assert.equal(directionOf(" shorter "), hints()[0]?.direction);
  assert.equal(directionOf("In French"), "In French");
});
