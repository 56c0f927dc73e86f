import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { chosenPass, choosePass, reasoning } = await import("../src/inspector/pipelines.js");
const { rail } = await import("../src/inspector/rail.js");
const { lastLog, messages } = await import("../src/model/state.js");

const pipeline = {
  id: "tts",
  label: "Voice",
  passes: [
    { id: "tts:plan", label: "Plan" },
    { id: "tts:speak", label: "Speak" },
  ],
};
/** @type {ReturnType<typeof rail>} */
let shown;
const box = () => /** @type {any} */ (shown.node.querySelector("[role=tabpanel]"));
const tabs = () => /** @type {any[]} */ ([...shown.node.querySelectorAll("[role=tab]")]);
/** @param {Record<string, string>} byPass */
const think = (byPass) => {
  reasoning.set({ cid: "c", byPass });
  shown.draw();
};

beforeEach(() => {
  reasoning.set({ cid: null, byPass: {} });
  chosenPass.set({});
  lastLog.set(null);
  shown = rail(pipeline);
  document.body.replaceChildren(shown.node);
});

test("a rail paints the open pass as it grows, and leaves the others silent", () => {
  choosePass("tts", "tts:plan");
  think({ "tts:plan": "Slow" });
  const text = box().firstChild;
  think({ "tts:plan": "Slowly.", "tts:speak": "One two" });
  assert.equal(box().firstChild, text, "what stands is added to");
  assert.equal(box().textContent, "Slowly.");
  assert.equal(box().dataset.passId, "tts:plan");
  assert.match(tabs()[1].textContent, /Speak2 words/);
  choosePass("tts", "tts:speak");
  shown.draw();
  assert.equal(box().textContent, "One two", "what came in silence is there when it is looked at");
});

test("a rail follows the pass that has something to say until one is chosen", () => {
  think({ "tts:plan": "A" });
  assert.equal(tabs()[0].getAttribute("aria-selected"), "true");
  think({ "tts:plan": "A", "tts:speak": "B" });
  assert.equal(tabs()[1].getAttribute("aria-selected"), "true");
});

test("a rail moves by the arrow keys, and starts over with a turn", () => {
  think({ "tts:speak": "B" });
  tabs()[1].focus();
  tabs()[1].dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  shown.draw();
  assert.equal(document.activeElement, tabs()[0]);
  assert.equal(tabs()[0].getAttribute("aria-selected"), "true");
  think({});
  assert.match(box().textContent, /appear here/);
});

test("a rail shows what the record of the last reply has, while nothing else is known", () => {
  messages.set(/** @type {any} */ ([{ id: 8 }]));
  lastLog.set({ message_id: 8, reasoning: { "tts:plan": "From the record." } });
  shown.draw();
  assert.equal(box().textContent, "From the record.");
  lastLog.set({ message_id: 9, reasoning: { "tts:plan": "Of another." } });
  shown.draw();
  assert.match(box().textContent, /appear here/);
});
