import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { bulky, parts, plainAbove, slices } = await import("../src/lib/bulk.js");
const { classOf } = await import("../src/lib/code.js");
const { streamMarkdown } = await import("../src/lib/growing.js");
const { renderMarkdown } = await import("../src/lib/markdown.js");
const { looksLikeMaths } = await import("../src/lib/maths.js");
const { stableMarkdown } = await import("../src/lib/stablemarkdown.js");

/** Waits until every formula is drawn or given up; what draws them is fetched first. @param {Element} root */
async function drawn(root) {
  for (const end = Date.now() + 60_000; root.querySelector(".math:not(.drawn, .unread)") && Date.now() < end; )
    await new Promise((go) => setTimeout(go, 10));
}

describe("what is shown of a growing text does not turn into something else", () => {
  for (const [name, text, shown] of [
    ["plain words", "The rain", "The rain"],
    ["a fence that begins", "Look:\n``", "Look:"],
    ["a fence whose language is being written", "Look:\n```j", "Look:"],
    ["code in an open fence", "```js\nlet a = `x", "```js\nlet a = `x"],
    ["a fence that may be closing", "```js\nlet a\n``", "```js\nlet a"],
    ["a table's head", "See:\n| a | b", "See:"],
    ["a table's head and half a rule", "See:\n| a | b |\n|--", "See:"],
    ["half a row of a table", "| a |\n|---|\n| 1 |\n| 2", "| a |\n|---|\n| 1 |"],
    ["bars that are no table", "| a\nand so on", "| a\nand so on"],
    ["a bullet without a word", "One\n-", "One"],
    ["a number without a word", "One\n1.", "One"],
    ["a line that might make a heading", "One\n==", "One"],
    ["open bold", "so **very col", "so **very col**"],
    ["a bold mark half closed", "so **very cold*", "so **very cold**"],
    ["open emphasis within bold", "**a *b", "**a *b***"],
    ["open code", "type `npm i", "type `npm i`"],
    ["a star alone", "2 * 3", "2 * 3"],
    ["stars in a word", "f**k the", "f**k the"],
    ["a product", "2*3 and", "2*3 and"],
    ["closed marks", "**a** and *b*", "**a** and *b*"],
    ["a link that is being written", "see [the doc](https://a.ex", "see "],
    ["a formula that is open", "So\n$$\nx^2", "So"],
    ["a formula that is closed", "$$x^2$$ so", "$$x^2$$ so"],
  ])
    test(/** @type {string} */ (name), () => assert.equal(stableMarkdown(/** @type {string} */ (text)), shown));

  test("no prefix of a table, a fence or bold shows its marks", async () => {
    const text = "Hm **bold words** so\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a;\n```\n\nEnd.";
    const box = document.createElement("div");
    const stream = streamMarkdown(box);
    for (let i = 1; i <= text.length; i++) {
      stream.update(text.slice(0, i));
      await new Promise((go) => requestAnimationFrame(go));
      const shown = [...box.querySelectorAll("p")].map((p) => p.textContent).join("\n");
      assert.doesNotMatch(shown, /[|`]|\*\*|--/, `after ${JSON.stringify(text.slice(0, i))}`);
    }
  });
});

describe("a very long text", () => {
  test("is cut into slices that lose nothing", () => {
    for (const text of [
      "word ".repeat(5000),
      "x".repeat(100_001),
      `${"😀".repeat(9999)}\n`,
      "line\n".repeat(4000),
      "",
    ]) {
      const all = slices(text);
      assert.equal(all.join(""), text);
      assert.ok(all.every((s) => s.length <= 4000 && !/^[\udc00-\udfff]/.test(s)));
    }
  });
  test("is cut at blank lines outside of fences, and loses nothing", () => {
    const code = `\`\`\`\n${"a\n\n".repeat(50)}\`\`\`\n\n`;
    const text = `One.\n\n${code}Two.\n\nThree.`;
    const all = parts(text, 10);
    assert.equal(all.join(""), text);
    assert.ok(all.some((p) => p.includes(code.trim())));
  });
  test("is shown plainly, with the offer to format it", async () => {
    const text = `**bold** ${"words and ".repeat(plainAbove / 8)}`;
    const box = document.createElement("div");
    document.body.append(box);
    box.append(renderMarkdown(text));
    assert.equal(box.querySelectorAll("strong").length, 0);
    assert.equal(box.querySelector(".bulk")?.textContent, text);
    box.replaceChildren(bulky("**a**\n\nb\n\n", renderMarkdown));
    box.querySelector("button")?.click();
    await new Promise((go) => setTimeout(go, 20));
    assert.equal(box.querySelector("strong")?.textContent, "a");
  });
  test("a million letters that arrive without a space are never parsed at once", async () => {
    const box = document.createElement("div");
    const stream = streamMarkdown(box);
    let text = "Begin.\n\nThen.\n\nAnd.\n\n";
    for (let i = 0; i < 10; i++) {
      text += "x".repeat(100_000);
      stream.update(text);
      await new Promise((go) => requestAnimationFrame(go));
    }
    assert.equal(box.textContent?.replace(/\s/g, ""), text.replace(/\s/g, ""));
    assert.ok([...box.querySelectorAll(".plain-slice")].every((s) => (s.textContent ?? "").length <= 4000));
  });
});

describe("maths", () => {
  for (const tex of ["x^2", "\\alpha", "x", "a_i", "n'", "a + b", "2 < 3"])
    test(`${tex} is maths`, () => assert.ok(looksLikeMaths(tex)));
  for (const words of ["5 and ", "20 for the lamp", "he said", "100"])
    test(`${words} is not`, () => assert.ok(!looksLikeMaths(words)));
  const shown = (/** @type {string} */ text) => {
    const div = document.createElement("div");
    div.append(renderMarkdown(text));
    return div;
  };
  test("prices stay prices", () => {
    const div = shown("It costs $5, or $10 with tea, and $20 for two.");
    assert.equal(div.querySelector(".math"), null);
    assert.match(div.textContent ?? "", /\$5, or \$10 with tea, and \$20/);
  });
  test("becomes MathML without a style in the text, and never a link or a script", async () => {
    const div = shown("So $E = mc^2$ and \\(a^2 + b\\) but \\(\\href{javascript:alert(1)}{x}\\)\n\n$$\\frac{a}{b}$$");
    await drawn(div);
    assert.equal(div.querySelectorAll("math").length, 2); // a formula of its own needs a style that jsdom has not
    assert.equal(div.querySelector(".math-display")?.textContent, "\\frac{a}{b}");
    assert.equal(div.querySelectorAll("a, script, img").length, 0);
  });
  test("that cannot be read stays as it was written", async () => {
    const div = shown("$\\frac{$");
    await drawn(div);
    assert.match(div.textContent ?? "", /\\frac\{/);
  });
  test("in code stays code", () => assert.equal(shown("`$x^2$`").querySelector("code")?.textContent, "$x^2$"));
});

test("colours are named as the themes know them", () => {
  assert.equal(classOf("keyword"), "hljs-keyword");
  assert.equal(classOf("title.function"), "hljs-title function_");
  assert.equal(classOf("title.class.inherited"), "hljs-title class_ inherited__");
});

test("code is coloured without a way for its text to become HTML", async () => {
  const div = document.createElement("div");
  div.append(renderMarkdown("```html\n<script>alert(1)</script>\n```"));
  await import("../vendor/highlight.js");
  await new Promise((go) => setTimeout(go, 5));
  assert.ok(div.querySelector("code .hljs-tag"));
  assert.equal(div.querySelectorAll("script").length, 0);
  assert.equal(div.querySelector("code")?.textContent?.trim(), "<script>alert(1)</script>");
});
