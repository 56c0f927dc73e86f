import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { best, score } from "../src/palette/match.js";

describe("the palette finds", () => {
  const items = [
    "New conversation",
    "Settings",
    "Talk with Ånna",
    "A very long name with new in its middle",
    "Renew",
  ].map((label) => ({ label, group: "Do" }));
  const labels = (/** @type {string} */ typed) => best(typed, items).map((i) => i.label);
  test("everything, in its order, when nothing is typed", () => assert.equal(labels("").length, 5));
  test("the start of a label before its middle, and a word's start before a word's end", () =>
    assert.deepEqual(labels("new"), ["New conversation", "A very long name with new in its middle", "Renew"]));
  test("without case and accents", () => assert.deepEqual(labels("ANNA"), ["Talk with Ånna"]));
  test("all of several words, in any order", () => assert.deepEqual(labels("conv new"), ["New conversation"]));
  test("letters in their order", () => assert.deepEqual(labels("stgs"), ["Settings"]));
  test("by the group too", () => assert.equal(labels("do settings")[0], "Settings"));
  test("nothing where nothing fits", () => assert.deepEqual(labels("zebra"), []));
});

test("one letter alone is no pattern of letters", () => assert.equal(score("z", "Settings"), 0));

test("other words for a thing find it from the start of one on, below what has the word in its name", () => {
  const items = [
    { label: "Appearance", group: "Settings", also: "dark light" },
    { label: "The dark quay", group: "Conversation" },
  ];
  const found = (/** @type {string} */ typed) => best(typed, items).map((i) => i.label);
  assert.deepEqual(found("dark"), ["The dark quay", "Appearance"]);
  assert.deepEqual(found("ark"), ["The dark quay"]);
});
