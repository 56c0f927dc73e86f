import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, test } from "node:test";
import { modules, sentencesOf, tableFile, translated } from "../words.mjs";
import { avoided } from "./avoided.js";
import { freshPage } from "./page.js";

freshPage();
const { find, order, pageOf } = await import("../src/help/pages.js");
const { renderMarkdown } = await import("../src/lib/markdown.js");

const sentences = sentencesOf(modules());
const folder = new URL("../help/", import.meta.url);
const languages = ["en", ...translated];
const names = order.map((name) => `${name}.md`);
/** @param {string} language @param {string} name */
const textOf = (language, name) => readFileSync(new URL(`${language}/${name}`, folder), "utf8");
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map((m) => m[1] ?? "");

/** The controls that a text names. @param {string} text */
const controls = (text) => all(text, /\*\*([^*]+)\*\*/g);
/** @param {string} text */
const headings = (text) => all(text, /^## (.*)$/gm);
/** @param {string} text */
const addresses = (text) => all(text, /\]\(([^)]*)\)/g);

/** A name that a module gives to a way in the window. @param {string} file @param {string} name */
const named = (file, name) => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8").includes(`"${name}"`);
/** Where the parts of each place in the window have their names. @type {Record<string, string>} */
const places = {
  settings: "settings/index.js",
  library: "library/index.js",
  automation: "automation/page.js",
  team: "team/index.js",
  command: "main/commands.js",
};

/** @param {string} address */
function leads(address) {
  const [where = "", part = "", ...rest] = address.replace("terzetto:", "").split("/");
  if (rest.length > 0) return false;
  if (where === "panel") return named(`${part}/index.js`, part);
  const file = places[where];
  return file !== undefined && (part === "" || named(file, part));
}

describe("the help", () => {
  test("has the same pages in each language", () => {
    for (const language of languages)
      assert.deepEqual(readdirSync(new URL(language, folder)).sort(), [...names].sort(), language);
  });
  test("takes no more than 1 MB, and has no picture that no page shows", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
    assert.ok(bytes <= 1_000_000, `${bytes} bytes`);
    const shown = new Set(names.flatMap((name) => addresses(textOf("en", name))));
    for (const picture of readdirSync(new URL("pictures", folder)))
      assert.ok(shown.has(`../pictures/${picture}`), `no page shows ${picture}`);
  });
  for (const name of names) {
    const english = textOf("en", name);
    test(`leads from ${name} only to what exists`, () => {
      for (const address of addresses(english))
        if (address.startsWith("terzetto:")) assert.ok(leads(address), address);
        else assert.ok(statSync(new URL(`en/${address}`, folder)).isFile(), address);
    });
    test(`names in ${name} only controls that the window has`, () => {
      for (const control of controls(english)) assert.ok(sentences.has(control), control);
    });
    test(`says ${name} in sentences of at most 20 words, and in the window's own words`, () => {
      for (const { text } of pageOf(order[0] ?? "voices", english).lines) {
        for (const [word, instead] of avoided) assert.doesNotMatch(text, word, `say ${instead}`);
        for (const sentence of text.split(/(?<=[.?:]”?)\s+/))
          assert.ok(sentence.split(/\s+/).length <= 20, `too long: ${sentence}`);
      }
    });
    for (const language of translated)
      test(`says in ${language} what ${name} says, with the names that the window has there`, async () => {
        const { table: own } = await import(tableFile(language).href);
        const text = textOf(language, name);
        assert.deepEqual(controls(text).sort(), controls(english).map((c) => own[c] ?? c).sort()); // biome-ignore format: one line
        assert.deepEqual(addresses(text).sort(), addresses(english).sort());
        assert.equal(headings(text).length, headings(english).length);
        headings(english).forEach((heading, i) => {
          if (sentences.has(heading)) assert.equal(headings(text)[i], own[heading] ?? heading);
        });
        assert.equal(all(text, /!\[([^\]]+)\]/g).length, all(english, /!\[([^\]]+)\]/g).length);
      });
  }
});

describe("a page of the help is drawn", () => {
  /** @type {string[]} */
  const followed = [];
  const own = {
    follow: (/** @type {string} */ address) => void followed.push(address),
    picture: (/** @type {string} */ address) => `/help/${address}`,
  };
  /** @param {string} text @param {import("../src/lib/markdown.js").MarkdownOptions} options */
  const draw = (text, options) => {
    const div = document.createElement("div");
    div.append(renderMarkdown(text, options));
    return div;
  };
  const text = "[Files](files.md), [Models](terzetto:settings/models) ![a lamp](../pictures/lamp.png)";
  test("with its links and pictures", () => {
    const div = draw(text, { own });
    for (const button of div.querySelectorAll("button")) button.click();
    assert.deepEqual(followed, ["files.md", "terzetto:settings/models"]);
    assert.equal(div.querySelector("img")?.getAttribute("src"), "/help/../pictures/lamp.png");
  });
  test("and a reply has neither", () => {
    const div = draw(text, {});
    assert.equal(div.querySelectorAll("button, a, img").length, 0);
  });
});

describe("the search in the help", () => {
  const pages = [
    pageOf("files", "# Files\n\nDrop a **file**.\n\n## Clés\n\nUne [clé](privacy.md) se trouve ici.\n"),
    pageOf("privacy", "# Keys\n\n![a key](../pictures/key.png)\n\nKeys of files are `encrypted`.\n"),
  ];
  for (const [sought, want] of /** @type {[string, string[]][]} */ ([
    ["files", ["files", "privacy"]],
    ["key", ["privacy"]],
    ["encrypted keys", ["privacy"]],
    ["CLE", ["files"]],
    ["drop encrypted", []],
    ["pictures", []],
    [" ", []],
  ]))
    test(`for “${sought}” finds ${want.join(", ") || "nothing"}`, () =>
      assert.deepEqual(
        find(pages, sought).map((hit) => hit.page.name),
        want,
      ));
  test("shows the line below a heading, with its marks", () => {
    const [hit] = find(pages, "cle");
    assert.deepEqual(hit?.line, { text: "Une clé se trouve ici.", heading: "Clés" });
    assert.deepEqual(hit?.marks, [[4, 7]]);
  });
});

describe("the page of the macros", () => {
  const list = readFileSync(new URL("../../backend/story/macro/list.go", import.meta.url), "utf8");
  const macros = [
    ...list.matchAll(/^\t\t\{"([^"]+)", "([^"]+)", "([^"]+)", "([^"]*)", (?:true|false), (?:true|false)\},/gm),
  ];
  test("is read from the program's list", () => assert.ok(macros.length > 40));
  for (const language of languages)
    test(`has a row for each of them in ${language}, with what it gives`, async () => {
      const own = language === "en" ? {} : (await import(tableFile(language).href)).table;
      const rows = textOf(language, "macros.md")
        .split("\n")
        .filter((line) => line.startsWith("| `"));
      assert.deepEqual(
        rows,
        macros.map(([, , form, gives = "", example]) =>
          `| \`${form}\` | ${own[gives] ?? gives} | ${example} |`.replace("|  |", "| |"),
        ),
      );
    });
});
