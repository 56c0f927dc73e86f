import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { markdownOf, richText } = await import("../src/lib/copying.js");
const { renderMarkdown } = await import("../src/lib/markdown.js");

/** @param {string} text */
const shown = (text) => {
  const div = document.createElement("div");
  div.append(renderMarkdown(text));
  return div;
};

describe("what is copied of a text", () => {
  for (const text of [
    "One *two* **three** ~~four~~ `five`.",
    "# One\n\nTwo.\n\n### Three",
    "- one\n- two\n  - three\n- four",
    "3. one\n4. two",
    "1. one\n\n   more\n\n2. two",
    "- [x] done\n- [ ] open",
    "> one\n> two\n>\n> three",
    "```js\nlet a = `x`;\n\nlet b;\n```",
    "````md\n```js\nx\n```\n````",
    "| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 \\| 3 | *4*<br>5 |",
    "See [the *doc*](https://a.example/x) and https://b.example/ too.",
    "So $x^2$ and\n\n$$y^2$$",
    "A note[^1] here.\n\n[^1]: It says *so*.",
    "“I *really* mean it,” she said.",
    "---",
    "``a`b``",
  ])
    test(`is Markdown again: ${text.split("\n", 1)}`, () => assert.equal(markdownOf(shown(text)), text));

  test("keeps marks that are none", () => {
    const text = "f**k snake_case 2 * 3 \\*no\\* 1\\. x";
    const words = shown(text).textContent;
    assert.equal(shown(markdownOf(shown(text))).textContent, words);
  });

  test("is rich text whose headings begin with the first", () =>
    assert.equal(richText("# One\n\n- *two*"), "<h1>One</h1>\n<ul>\n<li><em>two</em></li>\n</ul>\n"));
});
