import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { table as faults } from "../translations/errors/en.js";
import {
  countLine,
  faultIn,
  faultsOf,
  languages,
  missingLines,
  modules,
  namesIn,
  readTables,
  sentencesIn,
  sentencesOf,
  tableOf,
  untranslated,
} from "../words.mjs";
import { avoided } from "./avoided.js";

const taking = 'import { t } from "../lib/i18n.js";\n';

/** A module that says things; § is a dollar sign, which the linter takes for a slip in a plain string. @param {string} source */
const module = (source) => taking + source.replaceAll("§", "$");

const sentences = sentencesOf(modules());

/** @param {string[]} problems in words, of which a person reads the first twenty */
const none = (problems) =>
  assert.ok(problems.length === 0, [...problems.slice(0, 20), ...(problems.length > 20 ? ["…"] : [])].join("\n"));

describe("the sentences of the window", () => {
  test("have no placeholder that is not well formed", () => {
    for (const key of sentences.keys()) assert.equal(faultIn(key), "", key);
  });
  test("are sorted, each with its files once", () => {
    const found = sentencesOf({
      "b/two.js": `${taking}t("Stop"); t("Stop"); t("Go");`,
      "a/one.js": `${taking}t("Stop");`,
    });
    assert.deepEqual(
      [...found],
      [
        ["Go", "b/two.js"],
        ["Stop", "a/one.js, b/two.js"],
      ],
    );
  });
});

describe("a table of translations", () => {
  const said = new Map([
    ["Go", "b.js"],
    ["Stop", "a.js, b.js"],
  ]);
  test("has the rows of its language, in the order of the English sentences", () => {
    const text = tableOf("window", said, { Stop: "Halt", Gone: "Weg" });
    assert.ok(text.endsWith('export const table = {\n  // a.js, b.js\n  "Stop": "Halt",\n};\n'), text);
    assert.deepEqual(faultsOf(text), new Map([["Stop", "a.js, b.js"]]));
  });
  const missing = untranslated({
    de: [{ sentences: said, table: { Go: "Los" } }],
    fr: [{ sentences: said, table: {} }],
    es: [{ sentences: said, table: { Go: "Ya", Stop: "Alto" } }],
  });
  test("that lacks sentences is named in a line, and each of them for a release", () => {
    assert.equal(countLine(missing), "2 sentences are not translated: de fr");
    assert.equal(countLine(missing.slice(0, 1)), "1 sentence is not translated: de");
    assert.equal(countLine([]), "");
    assert.deepEqual(missingLines(missing), [
      "German is missing: Stop",
      "French is missing: Go",
      "French is missing: Stop",
    ]);
  });
});

describe("a sentence is found", () => {
  for (const [name, source, want] of /** @type {[string, string, string[]][]} */ ([
    ["runs without asking", 't("Stop")', ["Stop"]],
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

/** What a person reads, without the forms of plurals, sentence by sentence. @param {string} key */
const read = (key) =>
  key.replace(/\{\w+, plural,.*?\bother \{((?:[^{}]|\{[^{}]*\})*)\}\s*\}/g, "$1").split(/(?<=[.?!])\s+/);

/** The tale that shows how a font looks, words that a condition is made of, and what the palette is searched for by. */
const spared = /^(The lamp had burned|does not contain$|@import|extend go on)/;

/** The names of what a fault asks for from whoever writes JSON, and an example. */
const names = /\b(input|on)\b|@Name/;

describe("the program's faults speak them too", () => {
  const keys = Object.keys(faults);
  test("and none that reads like a translation", () => {
    for (const key of keys.filter((k) => !names.test(k)))
      for (const [word, instead] of avoided) assert.doesNotMatch(key, word, `say ${instead}`);
  });
  test("in at most two sentences of at most 20 words", () => {
    for (const key of keys) {
      assert.ok(read(key).length <= 2, key);
      for (const sentence of read(key)) assert.ok(sentence.split(/\s+/).length <= 20, sentence);
    }
  });
  test("and none has two stops together, or empty brackets", () => {
    for (const key of [...keys, ...sentences.keys()]) assert.doesNotMatch(key, /(?<!\.)\.\.(?!\.)|[.?!][:;]| \(\)/);
  });
  test("and the same words for the same meaning, whatever their quotes and stops", () => {
    /** @type {Map<string, string>} */
    const seen = new Map();
    for (const key of keys) {
      const plain = key
        .replace(/\{\w\}|[“”"'’.…]/g, "")
        .replace(/\s+/g, " ")
        .trim()
        .toLowerCase();
      if (plain.split(" ").length <= 3) continue;
      assert.equal(seen.get(plain), undefined, key);
      seen.set(plain, key);
    }
  });
});

describe("the window speaks the field's own words", () => {
  const keys = [...sentences.keys()].filter((key) => !spared.test(key));
  test("and none that reads like a translation", () => {
    for (const key of keys) for (const [word, instead] of avoided) assert.doesNotMatch(key, word, `say ${instead}`);
  });
  test("in sentences of at most 20 words", () => {
    for (const key of keys) for (const sentence of read(key)) assert.ok(sentence.split(/\s+/).length <= 20, sentence);
  });
  test("and the same words for the same meaning, whatever their quotes and stops", () => {
    const plain = (/** @type {string} */ key) => key.replace(/[“”"'’.…]/g, "").trim();
    /** @type {Map<string, string>} */
    const seen = new Map();
    for (const key of keys.filter((k) => k.split(" ").length > 3)) {
      const other = seen.get(plain(key));
      assert.equal(other, undefined, key);
      seen.set(plain(key), key);
    }
  });
});

/** The names of the holes of a fault's sentence, each as often as it is there. @param {string} text */
const faultHoles = (text) => [...text.matchAll(/\{\w\}/g)].map(String).sort();

for (const [language, tables] of Object.entries(await readTables())) {
  const name = languages[/** @type {keyof typeof languages} */ (language)];
  describe(`the rows of ${name}`, () => {
    for (const { head, file, sentences, table } of tables)
      test(`of the ${head} are those of sentences that are said, as make generate writes them`, () => {
        none(
          Object.keys(table).flatMap((key) =>
            sentences.has(key) ? [] : `No longer said, so run make generate: ${key}`,
          ),
        );
        const text = readFileSync(file, "utf8");
        assert.ok(text === tableOf(head, sentences, table), `${file.pathname} is stale: run make generate`);
      });
    const [window, faults] = tables.map((t) => Object.entries(t.table));
    test("have the placeholders of their sentences", () =>
      none([
        ...(window ?? []).flatMap(([key, said]) =>
          faultIn(said) || `${namesIn(said)}` !== `${namesIn(key)}`
            ? `${name} has other placeholders: ${key}: ${said} ${faultIn(said)}`
            : [],
        ),
        ...(faults ?? []).flatMap(([key, said]) =>
          `${faultHoles(said)}` === `${faultHoles(key)}` ? [] : `${name} has other placeholders: ${key}: ${said}`,
        ),
      ]));
    test("have all forms of a plural that its numbers ask for", () => {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((f) => f !== "many");
      for (const [, said] of window ?? [])
        for (const [, forms = ""] of said.matchAll(/\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g))
          for (const form of needed) assert.match(forms, new RegExp(`\\b${form} \\{`), said);
    });
  });
}
