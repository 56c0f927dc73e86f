import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { documentChanges, partsOf } = await import("../src/widgets/documentchanges.js");

/** @param {string} before @param {string} after @param {boolean} [whole] */
const changes = (before, after, whole = true) =>
  documentChanges(before, after, whole).innerHTML.replace(/\s*\n\s*/g, "");

describe("the changes of a document", () => {
  test("stand in its headings and paragraphs, and nobody reads Markdown", () => {
    const html = changes(
      "# The key\n\nThe **old** lamp is lit every evening.\n\nIt stays.",
      "# The lamp\n\nThe **new** lamp is lit every evening.\n\nIt stays.",
    );
    assert.doesNotMatch(html, /[#*]/);
    assert.match(html, /<h(\d)[^>]*><del>The key<\/del><ins>The lamp<\/ins><\/h\1>/);
    assert.match(html, /<p><span>The <\/span><del><strong>old<\/strong> <\/del><ins><strong>new<\/strong> <\/ins>/);
    assert.match(html, /<p>It stays\.<\/p>$/);
  });
  test("show a table that came as a table, and one that went as one", () => {
    const table = "| Port | Price |\n|---|---:|\n| Anna | 31 |";
    assert.match(changes("One.", `One.\n\n${table}`), /^<p>One\.<\/p><ins>.*<td[^>]*>31<\/td>.*<\/ins>$/);
    assert.match(changes(`${table}\n\nOne.`, "One."), /^<del>.*<td[^>]*>31<\/td>.*<\/del><p>One\.<\/p>$/);
  });
  test("of a long document come with the part on either side of them", () => {
    const text = Array.from({ length: 9 }, (_, i) => `Part ${i}.`);
    const after = text.with(4, "Another part.").join("\n\n");
    assert.equal(
      documentChanges(text.join("\n\n"), after, false).textContent?.replace(/\s+/g, " ").trim(),
      "…Part 3. Part 4.Another part. Part 5. …",
    );
  });
  test("are none where only blank lines differ", () => {
    assert.match(changes("One.\n\nTwo.", "One.\n\n\n\nTwo.\n"), /No visible changes\./);
  });
  test("do not part a fence at its blank lines, and keep the indentation of code", () => {
    assert.deepEqual(partsOf("```go\na\n\nb\n```\n\n    kept\n\nSo."), ["```go\na\n\nb\n```", "    kept", "So."]);
  });
});
