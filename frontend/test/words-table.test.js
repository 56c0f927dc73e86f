import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { table } from "../translations/en.js";
import { faultIn, modules, sentencesIn, tableFile, tableOf } from "../words.mjs";

const taking = 'import { t } from "../lib/i18n.js";\n';

/** A module that says things; § is a dollar sign, which the linter takes for a slip in a plain string. @param {string} source */
const module = (source) => taking + source.replaceAll("§", "$");

describe("the table of sentences", () => {
  test("holds what the window says now", () =>
    assert.ok(
      readFileSync(tableFile, "utf8") === tableOf(modules()),
      "frontend/translations/en.js is stale: run make generate",
    ));
  test("is sorted, and says in English what it means", () => {
    const keys = Object.keys(table);
    assert.deepEqual(keys, [...keys].sort());
    for (const key of keys) assert.equal(table[key], key);
  });
  test("has no placeholder that is not well formed", () => {
    for (const key of Object.keys(table)) assert.equal(faultIn(key), "", key);
  });
  test("names the files of a sentence once each", () => {
    const text = tableOf({
      "b/two.js": `${taking}t("Stop"); t("Stop"); t("Go");`,
      "a/one.js": `${taking}t("Stop");`,
    });
    assert.ok(text.includes('  // b/two.js\n  "Go": "Go",\n  // a/one.js, b/two.js\n  "Stop": "Stop",\n'), text);
  });
});

describe("a sentence is found", () => {
  for (const [name, source, want] of /** @type {[string, string, string[]][]} */ ([
    ["by itself", 't("Stop")', ["Stop"]],
    ["with values", 't("{n} of {total}", { n, total })', ["{n} of {total}"]],
    ["over two lines", 't(\n  "Stop",\n)', ["Stop"]],
    ["in the other quotes, with escapes", "t('It\\'s \\u201cso\\u201d')", ["It's “so”"]],
    ["in the hole of a template", '`a §{t("Stop")} b §{`§{t("Go")}`} c` + t("On")', ["Stop", "Go", "On"]],
    ["in an object in such a hole", '`§{f({ a: t("Stop") })}`', ["Stop"]],
    ["after a pattern with a quote in it", 'x.replace(/["`/]/g, ""); t("Stop")', ["Stop"]],
    ["after a division", 'const a = b / c; t("Stop"); // d /', ["Stop"]],
    ["but not in a comment", '// t(x)\n/* t(y) */ t("Stop")', ["Stop"]],
    ["but not in a string", '"t(x)"; `t(x)`', []],
    ["but not of another's t", 'other.t(x); t("Stop")', ["Stop"]],
  ]))
    test(name, () => assert.deepEqual(sentencesIn(module(source), "chat/x.js"), want));
  test("nowhere in a module that does not take it from the words", () =>
    assert.deepEqual(sentencesIn('import { t } from "./i18n.js";\nt(x)', "chat/x.js"), []));
});

describe("what is no literal is refused", () => {
  for (const [name, source, why] of /** @type {[string, string, RegExp][]} */ ([
    ["a variable", "t(text)", /^Error: chat\/x\.js:2: t takes one string literal/],
    ["a template", "\nt(`Stop §{name}`)", /x\.js:3: t takes one/],
    ["a template without holes", "t(`Stop`)", /t takes one/],
    ["a sum", 't("Stop " + name)', /t takes one/],
    ["a choice", 't(one ? "Stop" : "Go")', /t takes one/],
    ["nothing", "t()", /t takes one/],
    ["t itself, handed on", "texts.map(t)", /t takes one/],
    ["a t of one's own beside it", "const t = 1;", /t takes one/],
    ["an empty sentence", 't("")', /there is nothing/],
    ["a placeholder that is not well formed", 't("{n, plural, one {# row}}")', /no form for other/],
    ["a string that does not end", 't("Stop', /x\.js:2: this cannot be read/],
  ]))
    test(name, () => assert.throws(() => sentencesIn(module(source), "chat/x.js"), why));
  test("t under another name", () =>
    assert.throws(
      () => sentencesIn('import { t as x } from "../lib/i18n.js";\nt("Stop")', "chat/x.js"),
      /t keeps its name/,
    ));
});

describe("a placeholder", () => {
  for (const [text, want] of [
    ["Stop", ""],
    ["{n} of {total}", ""],
    ["{n, plural, =0 {nothing} one {# of {who}} other {# of {who}}}", ""],
    ["{n, plural, one {# row} other {# rows}}, {lost, plural, other {#}}", ""],
    ["a {b", "a bracket stands alone"],
    ["a b}", "a bracket stands alone"],
    ["{}", "{} is no name and no plural"],
    ["{the name}", "{the name} is no name and no plural"],
    ["{{char}} and {{user}} are replaced by names.", ""],
    ["{{n}}", "{{n}} is no name and no plural"],
    ["{n, number}", "{n, number} is no name and no plural"],
    ["{n, plural, one {# row}}", "{n} has no form for other"],
    ["{n, plural, one {#} one {#} other {#}}", "{n} has a form twice"],
    ["{n, plural, lots {#} other {#}}", "lots is no form of a plural"],
    ["{n, plural, other}", "other is no form of a plural"],
    ["{n, plural, other {{the name}}}", "{the name} is no name and no plural"],
  ])
    test(text ?? "", () => assert.equal(faultIn(text ?? ""), want));
});
