import assert from "node:assert/strict";
import { test } from "node:test";
import { around, changed, compare, sentences } from "../src/lib/diff.js";

const kinds = (/** @type {string} */ a, /** @type {string} */ b) =>
  compare(a, b).map((p) => `${p.kind}:${p.text.trim()}`);

test("the pieces of a text joined are the text", () => {
  for (const text of [
    "",
    "One.",
    "One. Two! Three? Four…",
    "No end",
    'She said "Stop." He did.\n\nThen? *Nothing.* Nothing.\n',
    "\n\n\nA.\n",
    "Dr. Pell, 3.5 metres, e.g. this… and … that.",
    "日本語の文。もう一つ。",
  ]) {
    assert.equal(sentences(text).join(""), text);
  }
});

test("a sentence keeps its closing quotes and the space after it", () => {
  assert.deepEqual(sentences("“Stop.” He did. “Go!”"), ["“Stop.” ", "He did. ", "“Go!”"]);
  assert.deepEqual(sentences("It sank (log l. 2900 etc. and p. 7). Dr. Vane, z. B. Anna, swam."), [
    "It sank (log l. 2900 etc. and p. 7). ",
    "Dr. Vane, z. B. Anna, swam.",
  ]);
  assert.deepEqual(sentences("He said no. 5 men stayed."), ["He said no. ", "5 men stayed."]);
});

test("a comparison says which sentences went, came and stayed", () => {
  assert.deepEqual(kinds("A. B. C.", "A. B. C."), ["same:A. B. C."]);
  assert.deepEqual(kinds("A. B. C.", "A. X. C."), ["same:A.", "gone:B.", "new:X.", "same:C."]);
  assert.deepEqual(kinds("A. B.", "A. B. C."), ["same:A. B.", "new:C."]);
  assert.deepEqual(kinds("A. B. C.", "C."), ["gone:A. B.", "same:C."]);
  assert.deepEqual(kinds("", "A."), ["new:A."]);
  assert.deepEqual(kinds("A. B. C. D.", "B. A. C. E. D."), [
    "gone:A.",
    "same:B.",
    "new:A.",
    "same:C.",
    "new:E.",
    "same:D.",
  ]);
});

test("spaces alone are no change", () => {
  assert.equal(changed(compare("A.  B.", "A. B.")), false);
  assert.equal(changed(compare("A. B.", "A. C.")), true);
});

test("what stayed and what came, joined, is the new text", () => {
  const before = "The rain came. It fell. He ran home. She laughed! Then night.";
  const after = "The rain came. It poured. He ran. She laughed! Then, at last, night.";
  const now = compare(before, after).filter((p) => p.kind !== "gone");
  assert.equal(now.map((p) => p.text).join(""), after);
});

test("long stretches that stayed are cut to the sentences next to the change", () => {
  const cut = around(compare("A. B. C. X. D. E. F.", "A. B. C. Y. D. E. F."));
  assert.deepEqual(
    cut.map((p) => [p.kind, p.text.trim()]),
    [
      ["left out", "A. B."],
      ["same", "C."],
      ["gone", "X."],
      ["new", "Y."],
      ["same", "D."],
      ["left out", "E. F."],
    ],
  );
});

test("reworded sentences stand beside their new wording, narrowed to what differs", () => {
  assert.deepEqual(kinds("One two three four. Old a b.", "One two three five. New c d."), [
    "same:One two three",
    "gone:four.",
    "new:five.",
    "gone:Old a b.",
    "new:New c d.",
  ]);
  assert.deepEqual(kinds("He sat down and let out a breath.", "He sat down."), [
    "gone:He sat down and let out a breath.",
    "new:He sat down.",
  ]);
});

test("two texts too large to compare are shown whole, quickly", () => {
  const many = (/** @type {string} */ word) => Array.from({ length: 5000 }, (_, i) => `${word} ${i}.`).join(" ");
  const pieces = compare(many("old"), many("new"));
  assert.deepEqual(
    pieces.map((p) => p.kind),
    ["gone", "new"],
  );
});
