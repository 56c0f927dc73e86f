import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
let lookAgain = () => {};
/** Says at once that everything is in view. */
class IntersectionObserver {
  /** @param {(entries: {target: Element, isIntersecting: boolean}[]) => void} tell */
  constructor(tell) {
    this.observe = (/** @type {Element} */ target) => {
      lookAgain = () => tell([{ target, isIntersecting: true }]);
      lookAgain();
    };
    this.unobserve = () => {};
    this.disconnect = () => {};
  }
}
Object.assign(globalThis, { IntersectionObserver, getSelection: () => getSelectionNow() });
/** @type {() => any} */
let getSelectionNow = () => null;
Object.defineProperty(globalThis, "MutationObserver", {
  value: /** @type {any} */ (document.defaultView).MutationObserver,
  configurable: true,
});

const {
  claimantsOf,
  effects,
  handlers,
  registerClickHandler,
  registerTextEffect,
  isWanted: wanted,
} = await import("../src/chat/claims.js");
const { clearTextEffect, startTextEffect } = await import("../src/chat/effects.js");
const { mountSegments } = await import("../src/chat/segmenter.js");
const { unravel, weave } = await import("../src/chat/segments.js");
const { messageSegments, segmentAt } = await import("../src/chat/words.js");
const { nextStop } = await import("../src/chat/wordwalk.js");
const { h } = await import("../src/lib/dom.js");
const { renderMarkdown } = await import("../src/lib/markdown.js");
const { plugIn } = await import("../src/main/plugins.js");
const { messages, settings } = await import("../src/model/state.js");

/** @param {string} text */
const proseOf = (text) => h("div", { class: "prose" }, renderMarkdown(text));
/** @param {Element} prose */
const woven = (prose) => {
  for (const job = weave(prose); ; ) {
    const step = job.next();
    if (step.done) return step.value;
  }
};
/** @param {string} text */
const wordsOf = (text) => woven(proseOf(text)).words.map((w) => `${w.sentIndex} ${w.word}`);
/** @param {Partial<import("../src/chat/claims.js").SegDescriptor>} [seg] */
const seg = (seg = {}) => ({ wordIndex: 0, sentIndex: 0, word: "", sentenceText: "", msgId: 1, role: "user", ...seg });
const pause = () => new Promise((go) => setTimeout(go, 20));
/** Waits until a look shows what is wanted: the spans come a slice at a time. @template T @param {() => T} look @param {T} want */
const becomes = async (look, want) => {
  for (const end = performance.now() + 60_000; look() !== want && performance.now() < end; ) await pause();
  assert.equal(look(), want);
};

/** @param {() => unknown} run @returns {string[]} what the console was told */
function complaintsOf(run) {
  const error = mock.method(console, "error", () => {});
  try {
    run();
    return error.mock.calls.map((c) => String(c.arguments[0]));
  } finally {
    error.mock.restore();
  }
}

beforeEach(() => {
  effects.set([]);
  handlers.set([]);
  settings.set(null);
});

describe("the words of a rendered text", () => {
  for (const [name, text, want] of /** @type {[string, string, string[]][]} */ ([
    ["are numbered with their sentences", "One two. Three.", ["0 One", "0 two", "1 Three"]],
    ["are one where markup goes through them", "un*believ*able", ["0 unbelievable"]],
    ["end their sentence with the block", "- one\n- two\n\nthree", ["0 one", "1 two", "2 three"]],
    ["are told apart at a line break", "one\ntwo", ["0 one", "1 two"]],
    ["stand in quotes and headings too", "# One\n\n> two", ["0 One", "1 two"]],
    [
      "are not in code, formulas and pictures",
      "a\n\n```\nb\n```\n\n$$c^2$$ ![d](https://e.example/f.png) g",
      ["0 a", "1 g"],
    ],
    ["are in inline code", "the `lamp`", ["0 the", "0 lamp"]],
    ["are in the cells of a table", "|a|b|\n|-|-|\n|c d|e|", ["0 a", "1 b", "2 c", "2 d", "3 e"]],
    ["are none in an empty text", "", []],
    ["are none in a text too long to be formatted", "word ".repeat(13_000), []],
  ]))
    test(name, () => assert.deepEqual(wordsOf(text), want));

  test("share a number over their spans, and leave the text as it was", () => {
    const prose = proseOf('The fer*ry*, "she" 👩‍👩‍👧 said.\n\n1. a\n2. b');
    const before = /** @type {Element} */ (prose.cloneNode(true));
    woven(prose);
    assert.deepEqual(
      [...prose.querySelectorAll('[data-seg="1"]')].map((s) => s.textContent),
      ["fer", "ry"],
    );
    assert.equal(prose.textContent, before.textContent);
    unravel(prose);
    before.normalize();
    assert.ok(prose.isEqualNode(before));
  });
});

describe("a click handler", () => {
  const onClick = () => {};
  test("gets the word by rank, then by who came first, as they stand when it is asked", () => {
    registerClickHandler({ id: "a", onClick });
    registerClickHandler({ id: "b", priority: 2, onClick });
    registerClickHandler({ id: "c", onClick });
    registerClickHandler({ id: "d", priority: /** @type {any} */ ("9"), onClick });
    const ids = () => claimantsOf(seg()).map((c) => c.id);
    assert.deepEqual(ids(), ["b", "a", "c", "d"]);
    registerClickHandler({ id: "a", priority: 3, label: "A", onClick });
    assert.deepEqual(ids(), ["a", "b", "c", "d"], "an id that comes again replaces the first");
  });
  test("that throws when it is asked is left out and reported once", () => {
    registerClickHandler({
      id: "bad",
      claims: () => {
        throw new Error("no");
      },
      onClick,
    });
    registerClickHandler({ id: "good", claims: (s) => s.word === "ferry", onClick });
    const told = complaintsOf(() =>
      assert.deepEqual(
        claimantsOf(seg({ word: "ferry" })).map((c) => c.id),
        ["good"],
      ),
    );
    assert.deepEqual(told, ["click handler bad"]);
    assert.deepEqual(
      complaintsOf(() => assert.equal(claimantsOf(seg({ word: "quay" })).length, 0)),
      [],
    );
  });
  for (const [name, it] of /** @type {[string, any][]} */ ([
    ["without an id", { onClick }],
    ["without a name for an id", { id: 3, onClick }],
    ["without a deed", { id: "x" }],
    ["that is nothing", null],
  ]))
    test(`${name} is refused aloud`, () => {
      assert.equal(complaintsOf(() => registerClickHandler(it)).length, 1);
      assert.equal(handlers.get().length, 0);
    });
  test("of a plug-in that is off claims nothing", () => {
    registerClickHandler({ id: "a", onClick }, () => false);
    assert.equal(claimantsOf(seg()).length, 0);
    assert.equal(wanted(), false);
  });
});

describe("a plug-in", () => {
  test("that is switched off wants nothing, and gets it back when it is on", () => {
    const { takeBack } = plugIn("x", (host) => {
      host.registerTextEffect({ id: "e" });
      host.registerClickHandler({ id: "c", onClick: () => {} });
    });
    assert.ok(wanted());
    settings.set({ workflow_enabled: { x: false } });
    assert.equal(wanted(), false);
    assert.equal(claimantsOf(seg()).length, 0);
    settings.set({ workflows_globally_enabled: true });
    assert.equal(claimantsOf(seg()).length, 1);
    takeBack();
    assert.deepEqual([effects.get(), handlers.get()], [[], []]);
  });
  test("that throws half-way leaves nothing behind", () => {
    assert.throws(() =>
      plugIn("x", (host) => {
        host.registerTextEffect({ id: "e" });
        throw new Error("no");
      }),
    );
    assert.equal(wanted(), false);
  });
});

describe("the keys among claimed words", () => {
  const sentences = [0, 0, 0, 2, 2, 5];
  for (const [key, at, want] of /** @type {[string, number, number | undefined][]} */ ([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 5, 5],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 1, 3],
    ["ArrowDown", 5, 5],
    ["ArrowUp", 4, 3],
    ["ArrowUp", 3, 0],
    ["ArrowUp", 0, 0],
    ["Home", 4, 0],
    ["End", 0, 5],
    ["x", 0, undefined],
  ]))
    test(`${key} at ${at} leads to ${want}`, () => assert.equal(nextStop(sentences, at, key), want));
});

describe("on the page", () => {
  const content = 'One *two*. "Three {{user}} four," she said.';
  const list = h("div", { class: "script" });
  document.body.append(h("div", { class: "transcript" }, list));
  mountSegments(list);
  const prose = h("div", { class: "prose" });
  const classes = (/** @type {string} */ name) =>
    [...prose.querySelectorAll(`.${name}`)].map((e) => e.textContent).join("|");
  const segs = () => prose.querySelectorAll(".seg").length;
  const text = () => prose.replaceChildren(renderMarkdown(content.replace("{{user}}", "Ann Bo")));

  beforeEach(async () => {
    clearTextEffect();
    getSelectionNow = () => null;
    prose.hidden = false;
    messages.set(/** @type {any} */ ([{ id: 7, content }]));
    text();
    list.replaceChildren(
      h("article", { class: "row", dataset: { id: "7", role: "assistant" } }, h("div", { class: "row-body" }, prose)),
      h("article", { class: "row", dataset: { id: "" } }, h("div", { class: "row-body" }, proseOf("still coming"))),
    );
    await pause();
  });

  test("there are no spans while nobody wants them, and none of a row that is not on disk", async () => {
    assert.equal(list.querySelectorAll(".seg").length, 0);
    assert.deepEqual(messageSegments(7), []);
    const undo = registerTextEffect({ id: "e" });
    await becomes(segs, 8);
    assert.equal(list.querySelectorAll(".seg").length, 8);
    assert.deepEqual(messageSegments(8), []);
    undo();
    assert.equal(list.querySelectorAll(".seg").length, 0);
  });
  test("words that are asked for are there at once", () => {
    registerTextEffect({ id: "e" });
    assert.deepEqual(messageSegments(7)[2], { wordIndex: 2, sentIndex: 1, word: "Three" });
    assert.equal(segmentAt(7, content.indexOf("two")), 1);
    assert.equal(segmentAt(7, content.indexOf("four")), 5);
    assert.equal(segmentAt(7, content.length), -1);
  });
  test("a text in review keeps its nodes until it is shown again", async () => {
    prose.hidden = true;
    registerTextEffect({ id: "e" });
    await pause();
    assert.equal(segs(), 0);
    assert.deepEqual(messageSegments(7), []);
    prose.hidden = false;
    await becomes(segs, 8);
  });
  test("a text that comes into view again before it is done has its spans once", async () => {
    prose.replaceChildren(renderMarkdown("One *two* three four. ".repeat(400)));
    list.replaceChildren(/** @type {Element} */ (list.firstElementChild));
    registerTextEffect({ id: "e" });
    while (segs() === 0) await new Promise((go) => setTimeout(go, 1));
    for (let before = -1; before !== segs(); await pause()) {
      before = segs();
      lookAgain();
    }
    await becomes(segs, 1600);
    assert.equal(prose.querySelectorAll(".seg .seg").length, 0);
  });
  test("a text in which something is selected keeps its nodes until it is let go", async () => {
    let selected = true;
    getSelectionNow = () => ({ isCollapsed: !selected, containsNode: () => true });
    registerTextEffect({ id: "e" });
    await pause();
    assert.equal(segs(), 0);
    selected = false;
    document.dispatchEvent(new Event("selectionchange"));
    await becomes(segs, 8);
  });
  test("claimed words say so, and say it again when the claims change", async () => {
    const undo = registerClickHandler({ id: "a", claims: (s) => s.sentIndex === 0, onClick: () => {} });
    registerClickHandler({ id: "b", claims: (s) => s.word === "two", onClick: () => {} });
    await becomes(() => classes("seg-clickable"), "One|two");
    assert.equal(classes("seg-multi"), "two");
    undo();
    await becomes(() => classes("seg-clickable"), "two");
    assert.equal(classes("seg-multi"), "");
  });
  test("an effect paints its unit, and one session ends the other", async () => {
    registerTextEffect({ id: "e" });
    await becomes(segs, 8);
    const first = startTextEffect({ msgId: 7, effectId: "e" });
    first.markActive(1);
    assert.equal(classes("fx-highlight"), "two");
    const second = startTextEffect({ msgId: 7, effectId: "e", grain: "sentence", variant: "underline" });
    assert.equal(classes("fx-highlight"), "");
    first.markActive(0);
    first.stop();
    second.markActive(1);
    assert.equal(classes("fx-underline").replaceAll("|", ""), '"Three Ann Bo four," she said.');
    second.markActive(99);
    assert.equal(classes("fx-underline"), "");
    assert.equal(prose.querySelectorAll(".seg-gap").length, 0);
    second.markActive(0);
    clearTextEffect();
    second.markActive(1);
    assert.equal(classes("fx-underline"), "");
  });
  test("a text that is drawn again is painted again", async () => {
    registerTextEffect({ id: "e" });
    const fx = startTextEffect({ msgId: 7, effectId: "e", variant: "pulse" });
    fx.markActive(2);
    await becomes(() => classes("fx-pulse"), "Three"); // also where the words came after the mark
    text();
    await becomes(() => classes("fx-pulse"), "Three");
  });
  test("an effect of a plug-in that is off paints nothing until it is on", async () => {
    let on = true;
    registerTextEffect({ id: "e" }, () => on);
    registerTextEffect({ id: "other" });
    await becomes(segs, 8);
    startTextEffect({ msgId: 7, effectId: "e" }).markActive(0);
    on = false;
    settings.set({});
    assert.equal(classes("fx-highlight"), "");
    on = true;
    settings.set({ again: true });
    assert.equal(classes("fx-highlight"), "One");
  });
  test("a variant that is not known is a highlight, and says so", async () => {
    registerTextEffect({ id: "e" });
    await becomes(segs, 8);
    const told = complaintsOf(() =>
      startTextEffect({ msgId: 7, effectId: "e", variant: /** @type {any} */ ("blink") }).markActive(0),
    );
    assert.deepEqual(told, ["startTextEffect: no variant blink"]);
    assert.equal(classes("fx-highlight"), "One");
  });
});
