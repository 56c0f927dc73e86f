import assert from "node:assert/strict";
import { test } from "node:test";
import { excerpt } from "../src/lib/excerpt.js";

for (const [what, text, want] of /** @type {[string, string, string][]} */ ([
  ["leaves out the marks of Markdown", "# The *second* bell\n\n> `rings`", "The second bell rings"],
  ["reads a table as its words", "Look:\n\n| bell | means |\n|---|:-:|\n| two | fog |", "Look: bell means two fog"],
  ["keeps a dash within a sentence", "She --- of all people --- knew.", "She --- of all people --- knew."],
  ["leaves out a rule between paragraphs", "One\n\n---\n\nTwo", "One Two"],
  ["counts letters, not halves of them", "🦀".repeat(9), "🦀🦀🦀🦀…"],
]))
  test(`an excerpt ${what}`, () => assert.equal(excerpt(text, what.startsWith("counts") ? 5 : 120), want));
