import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atEnd } from "../src/chat/follow.js";
import { withNames } from "../src/chat/names.js";
import { filled } from "../src/composer/meter.js";
import { freshPage } from "./page.js";

freshPage();
const { refusal } = await import("../src/composer/images.js");
const { chord } = await import("../src/lib/keys.js");

describe("images that may go along", () => {
  const png = { name: "a.png", type: "image/png", size: 100 };
  /** @type {[string, {name: string, type: string, size: number}, {size: number}[], RegExp][]} */
  const rows = [
    ["a picture", png, [], /^$/],
    ["a text", { ...png, name: "a.txt", type: "text/plain" }, [], /is not a PNG/],
    ["a drawing with scripts", { ...png, type: "image/svg+xml" }, [], /is not a PNG/],
    ["a large one", { ...png, size: 11 << 20 }, [], /larger than 10 MB/],
    ["the eleventh", png, Array(10).fill(png), /at most 10/],
    ["too much together", { ...png, size: 9 << 20 }, [{ size: 9 << 20 }, { size: 9 << 20 }], /20 MB together/],
  ];
  for (const [name, file, already, want] of rows) test(name, () => assert.match(refusal(file, already), want));
});

describe("the context meter", () => {
  const status = { target: { capabilities: { context_tokens: 4000 } } };
  const log = {
    calls: [
      { usage_reported: true, prompt_tokens: 3000, completion_tokens: 600 },
      { usage_reported: false, prompt_tokens: 9, completion_tokens: 9 },
    ],
  };
  test("is silent when the context is not known", () => assert.equal(filled(log, {}), null));
  test("is silent when the server reports nothing", () => assert.equal(filled({ calls: [] }, status), null));
  test("warns before it overflows", () => {
    const m = filled(log, status);
    assert.equal(m?.share, 0.9);
    assert.match(m?.words ?? "", /nearly full/);
  });
});

test("the end is near when a line and a half is left", () => {
  assert.ok(atEnd({ scrollTop: 961, scrollHeight: 1500, clientHeight: 500 }));
  assert.ok(!atEnd({ scrollTop: 900, scrollHeight: 1500, clientHeight: 500 }));
});

test("names are put in where they stand, as they are", () => {
  assert.equal(
    withNames("{{User}} meets {{CHAR}} and {{other}}", { user: "$&", char: "Ines" }),
    "$& meets Ines and {{other}}",
  );
});

test("a chord is named as the list names it", () => {
  /** @param {any} e */
  const key = (e) =>
    /** @type {KeyboardEvent} */ ({ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...e });
  assert.equal(chord(key({ key: "n", ctrlKey: true }), false), "mod+N");
  assert.equal(chord(key({ key: "f", ctrlKey: true, shiftKey: true }), false), "mod+shift+F");
  assert.equal(chord(key({ key: "n", metaKey: true }), true), "mod+N");
  assert.equal(chord(key({ key: "ArrowUp", altKey: true }), false), "alt+ArrowUp");
  assert.equal(chord(key({ key: "?", shiftKey: true }), false), "?");
});
