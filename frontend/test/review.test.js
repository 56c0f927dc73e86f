import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { reasonFinder } = await import("../src/chat/review.js");
const { markedChanges } = await import("../src/widgets/changes.js");

const shiver = { kind: "banned_phrases", sentence: "A shiver ran down her spine.", note: "a shiver ran down" };

/** The reasons that are shown, with the words that have them. @param {string} draft @param {string} text @param {any[]} findings */
const reasons = (draft, text, findings) =>
  [...markedChanges(draft, text, undefined, reasonFinder(draft, findings)).querySelectorAll("[data-why]")].map((n) => [
    n.textContent?.trim(),
    n.getAttribute("title"),
  ]);

test("a change tells what was found in its sentence", () =>
  assert.deepEqual(reasons("It rained. A shiver ran down her spine.", "It rained. Her hands went cold.", [shiver]), [
    ["A shiver ran down her spine.", "Overused phrase, “a shiver ran down”"],
  ]));
test("a change of marks alone is one of style", () =>
  assert.deepEqual(
    reasons("“Come in,” she said.", "Come in, she said.", [])[0]?.[1],
    "Style of this chat: no word was changed, only marks",
  ));
test("a change in a sentence without a finding has no reason", () =>
  assert.deepEqual(
    reasons("It rained. A shiver ran down her spine.", "It snowed. A shiver ran down her spine.", [shiver]),
    [],
  ));
