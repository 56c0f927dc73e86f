import assert from "node:assert/strict";
import { test } from "node:test";
import { clip, excerpt } from "../src/lib/excerpt.js";

for (const [what, text, want] of /** @type {[string, string, string][]} */ ([
  ["leaves out the marks of Markdown", "# The *second* bell\n\n> `rings`", "The second bell rings"],
  ["reads a table as its words", "Look:\n\n| bell | means |\n|---|:-:|\n| two | fog |", "Look: bell means two fog"],
  ["keeps a dash within a sentence", "She --- of all people --- knew.", "She --- of all people --- knew."],
  ["leaves out a rule between paragraphs", "One\n\n---\n\nTwo", "One Two"],
  ["counts letters, not halves of them", "🦀".repeat(9), "🦀🦀🦀🦀…"],
]))
  test(`an excerpt ${what}`, () => assert.equal(excerpt(text, what.startsWith("counts") ? 5 : 120), want));

for (const [what, text, max, want] of /** @type {const} */ ([
  ["keeps what is short as it is", "*Fog* on the pier", 40, "*Fog* on the pier"],
  ["keeps a text that has just as many characters as it may", "🜁🜁🜁", 3, "🜁🜁🜁"],
  ["ends what is longer in an ellipsis and cuts no character in two", "🜁🜁🜁🜁", 3, "🜁🜁…"],
  ["leaves no space before the ellipsis", "The ferry docks", 5, "The…"],
  ["is nothing of nothing", "", 3, ""],
]))
  test(`a clipped text ${what}`, () => assert.equal(clip(text, max), want));
