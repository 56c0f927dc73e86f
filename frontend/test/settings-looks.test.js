import assert from "node:assert/strict";
import { test } from "node:test";
import { appearanceOf, sends, stepZoom, usual, zooms } from "../src/model/appearancechoices.js";
import { advice } from "../src/onboarding/advice.js";
import { hostLine } from "../src/settings/data/hostlabels.js";
import { contents } from "../src/settings/models/presetlabels.js";

test("a stored look is read, whatever is in it", () => {
  for (const raw of [null, 7, "x", [], { theme: "neon", zoom: "2", density: 1, motion: "often", send: "click" }])
    assert.deepEqual(appearanceOf(raw), usual);
  const chosen = { ...usual, theme: "playbill", zoom: 1.5, density: "compact", motion: "never", send: "mod-enter" };
  assert.deepEqual(appearanceOf(chosen), chosen);
  assert.equal(appearanceOf({ zoom: 1.3 }).zoom, 1.25);
  assert.equal(appearanceOf({ zoom: 900 }).zoom, 2);
  assert.equal(appearanceOf({ zoom: Number.NaN }).zoom, 1);
});

test("the zoom goes step by step, stays within its ends, and comes back", () => {
  assert.equal(stepZoom(1, 1), 1.1);
  assert.equal(stepZoom(1, -1), 0.9);
  assert.equal(stepZoom(2, 1), 2);
  assert.equal(stepZoom(0.75, -1), 0.75);
  assert.equal(stepZoom(1.75, 0), 1);
  let z = 1;
  for (const _ of zooms) z = stepZoom(z, 1);
  assert.equal(z, 2);
});

const key = { key: "Enter", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

for (const [name, pressed, choice, empty, want] of /** @type {const} */ ([
  ["Enter sends as usual", {}, "enter", false, true],
  ["Enter sends nothing when another key shall", {}, "mod-enter", false, false],
  ["mod+Enter sends when it shall", { ctrlKey: true }, "mod-enter", false, true],
  ["the Mac's mod is Cmd", { metaKey: true }, "mod-enter", false, true],
  ["mod+Enter with nothing written means something else", { ctrlKey: true }, "mod-enter", true, false],
  ["mod+Enter is not for sending as usual", { ctrlKey: true }, "enter", false, false],
  ["Shift+Enter is a new line, as usual", { shiftKey: true }, "enter", false, false],
  ["Shift+Enter is a new line, with mod too", { shiftKey: true, ctrlKey: true }, "mod-enter", false, false],
  ["another key sends nothing", { key: "a" }, "enter", false, false],
]))
  test(name, () => assert.equal(sends({ ...key, ...pressed }, choice, empty), want));

test("a preset says what it holds", () => {
  const base = {
    shared_system_prompt: "Be brief now.",
    assistant_system_prompt: null,
    agent_shared_system_prompt: "",
    length_guard_max_words: 1,
    length_guard_max_paragraphs: 1,
    model: null,
  };
  assert.equal(contents(base), "Prompts only · a prompt of 3 words");
  assert.equal(
    contents({ ...base, model: { temperature: 0, top_p: null }, shared_system_prompt: " " }),
    "Temperature 0 · no prompt",
  );
  assert.equal(
    contents({ ...base, model: { temperature: 1, top_p: 1, top_k: 1, min_p: 0.1, max_tokens: 5 } }),
    "Temperature 1 · Top P 1 · Top K 1 · 2 more · a prompt of 3 words",
  );
  assert.equal(contents({ ...base, model: {} }), "Server's samplers · a prompt of 3 words");
});

test("a contacted host is told with its reason, how often and when", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const c = { host: "127.0.0.1", why: "discover", count: 30, answered: 0, first: "", last: "2026-11-21T11:59:50Z" };
  assert.deepEqual(hostLine(c, now), {
    host: "This computer (127.0.0.1)",
    why: "to look for servers",
    count: "30 times, no response",
    last: "just now",
  });
  assert.equal(hostLine({ ...c, answered: 1, count: 1, last: "2026-11-21T09:00:00Z" }, now).last, "3 hours ago");
  assert.equal(hostLine({ ...c, answered: 1, count: 1 }, now).count, "once");
  assert.equal(hostLine({ ...c, host: "mailto", why: "link" }, now).host, "Your mail app");
});

const status = {
  demo: false,
  trouble: null,
  target: { url: "http://x/v1", model: "m", capabilities: { rung: "named", context_tokens: 32768 } },
};

test("nothing is said while all is well, or while the demo answers", () => {
  for (const s of [null, status, { ...status, demo: true, trouble: { kind: "down", sentence: "No." } }])
    assert.equal(advice(s), null);
});

test("the most pressing thing is said with its way out", () => {
  const caps = (/** @type {object} */ c) => ({ ...status, target: { ...status.target, capabilities: c } });
  assert.match(advice(caps({ rung: "none" }))?.text ?? "", /Writer replies alone/);
  assert.match(advice(caps({ context_tokens: 4096, server: "Ollama" }))?.text ?? "", /OLLAMA_CONTEXT_LENGTH/);
  assert.equal(advice(caps({ context_tokens: 8192 })), null);
  assert.equal(advice({ ...status, target: { url: "u", model: "" } })?.action, "Choose a model");
});
