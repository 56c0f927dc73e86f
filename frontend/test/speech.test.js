import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { renderMarkdown } = await import("../src/lib/markdown.js");
const { speechIn } = await import("../src/lib/speech.js");

/** @param {string} text */
const shown = (text) => {
  const div = document.createElement("div");
  div.append(renderMarkdown(text));
  return [...div.querySelectorAll(".speech")].map((n) => n.textContent);
};

describe("speech", () => {
  /** The backend tries the same cases. @type {{name: string, text: string, speech: string[]}[]} */
  const cases = JSON.parse(readFileSync(new URL("../../backend/text/testdata/speech.json", import.meta.url), "utf8"));
  for (const { name, text, speech } of cases)
    test(`is found by its marks: ${name}`, () =>
      assert.deepEqual(
        speechIn(text).map(([a, b]) => text.slice(a, b)),
        speech,
      ));

  for (const [name, text, speech] of /** @type {[string, string, string[]][]} */ ([
    ["emphasis", '"I *really* mean it," she said. "Go."', ['"I ', "really", ' mean it,"', '"Go."']],
    ["strong emphasis", '"**Never** again." He left.', ['"', "Never", ' again."']],
    ["code", '"Type `npm i` now." He left.', ['"Type ', ' now."']],
    ["a link", '"See [this](https://a.example) now." He left.', ['"See ', "this", ' now."']],
    ["a line break", "“One\ntwo.” Three.", ["“One", "two.”"]],
    ["a formula", '"So $x^2$ is it." He left.', ['"So ', ' is it."']],
  ]))
    test(`goes on through ${name}`, () => assert.deepEqual(shown(text), speech));

  test("of an item is its own, beside items within it", () =>
    assert.deepEqual(shown('- "One." He waits.\n  - "Two." She goes.'), ['"One."', '"Two."']));
  test("does not begin in code", () => assert.deepEqual(shown('Type `"` and wait. `"no"`'), []));
  test("leaves cells alone", () => assert.deepEqual(shown('| a |\n|---|\n| "x" |'), []));
});
