import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, hasChanges, sentences, withoutUnchanged } from "../src/lib/diff.js";

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
  assert.deepEqual(kinds("AA. BB. CC.", "AA. BB. CC."), ["same:AA. BB. CC."]);
  assert.deepEqual(kinds("AA. BB. CC.", "AA. XX. CC."), ["same:AA.", "gone:BB.", "new:XX.", "same:CC."]);
  assert.deepEqual(kinds("AA. BB.", "AA. BB. CC."), ["same:AA. BB.", "new:CC."]);
  assert.deepEqual(kinds("AA. BB. CC.", "CC."), ["gone:AA. BB.", "same:CC."]);
  assert.deepEqual(kinds("", "AA."), ["new:AA."]);
  assert.deepEqual(kinds("AA. BB. CC. DD.", "BB. AA. CC. EE. DD."), [
    "gone:AA.",
    "same:BB.",
    "new:AA.",
    "same:CC.",
    "new:EE.",
    "same:DD.",
  ]);
});

test("spaces alone are no change", () => {
  assert.equal(hasChanges(compare("AA.  BB.", "AA. BB.")), false);
  assert.equal(hasChanges(compare("AA. BB.", "AA. CC.")), true);
});

test("what stayed and what came, joined, is the new text", () => {
  const before = "The rain came. It fell. He ran home. She laughed! Then night.";
  const after = "The rain came. It poured. He ran. She laughed! Then, at last, night.";
  const now = compare(before, after).filter((p) => p.kind !== "gone");
  assert.equal(now.map((p) => p.text).join(""), after);
});

test("long stretches that stayed are cut to the sentences next to the change", () => {
  const cut = withoutUnchanged(compare("AA. BB. CC. XX. DD. EE. FF.", "AA. BB. CC. YY. DD. EE. FF."));
  assert.deepEqual(
    cut.map((p) => [p.kind, p.text.trim()]),
    [
      ["left out", "AA. BB."],
      ["same", "CC."],
      ["gone", "XX."],
      ["new", "YY."],
      ["same", "DD."],
      ["left out", "EE. FF."],
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
