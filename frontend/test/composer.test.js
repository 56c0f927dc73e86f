import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atEnd } from "../src/chat/follow.js";
import { contextUse } from "../src/composer/meter.js";
import { speakers, unnamed, withNames } from "../src/model/names.js";
import { freshPage } from "./page.js";

freshPage();
const { refusal } = await import("../src/widgets/imagepicker.js");
const { isLong, joinPastes: joined } = await import("../src/composer/pastes.js");
const {
  commandIn,
  completeText: completed,
  matchingEntries: fitting,
  mentionOf,
  wantedAt,
} = await import("../src/widgets/completing.js");
const { ruleName, ruleWords } = await import("../src/model/permission.js");
const { sentTexts: said } = await import("../src/composer/history.js");
const { chord } = await import("../src/lib/keys.js");

describe("images that may go along", () => {
  const png = { name: "a.png", type: "image/png", size: 100 };
  /** @type {[string, {name: string, type: string, size: number}, {size: number}[], RegExp][]} */
  const rows = [
    ["a picture", png, [], /^$/],
    ["a text", { ...png, name: "a.txt", type: "text/plain" }, [], /is not a PNG/],
    ["a drawing with scripts", { ...png, type: "image/svg+xml" }, [], /is not a PNG/],
    ["a large one", { ...png, size: 11 << 20 }, [], /larger than 10 MB/],
    ["the eleventh", png, Array(10).fill(png), /at most 10/],
    ["too much together", { ...png, size: 9 << 20 }, [{ size: 9 << 20 }, { size: 9 << 20 }], /20 MB in total/],
  ];
  for (const [name, file, already, want] of rows) test(name, () => assert.match(refusal(file, already), want));
});

describe("the context meter", () => {
  const meter = { sent: 3000, folded: 0, free: 500, context: 4000 };
  test("tells what is sent alone when the context is not known, and nothing of nothing", () => {
    assert.equal(contextUse({ ...meter, context: 0 })?.short, "3K, limit unknown");
    assert.equal(contextUse({ ...meter, sent: 0 }), null);
    assert.equal(contextUse(undefined), null);
  });
  test("says what is sent and what is free", () => {
    const m = contextUse(meter);
    assert.equal(m?.share, 0.75);
    assert.equal(m?.short, "3K of 4K");
    assert.match(m?.words ?? "", /3,000 tokens will be sent; 500 of 4,000/);
  });
  test("says what is folded", () => {
    assert.match(contextUse({ ...meter, folded: 900 })?.words ?? "", /900 are summarized/);
    assert.equal(contextUse({ ...meter, sent: 9000 })?.share, 1);
  });
});

describe("long pastes", () => {
  for (const [name, text, want] of /** @type {[string, string, boolean][]} */ ([
    ["a sentence is none", "Hello there.", false],
    ["three thousand letters are none yet", "x".repeat(3000), false],
    ["more are one", "x".repeat(3001), true],
    ["so are very many short lines", "a\n".repeat(61), true],
  ]))
    test(name, () => assert.equal(isLong(text), want));
  test("they are sent below the words", () => assert.equal(joined("Look:\n", [" one ", "two"]), "Look:\n\none\n\ntwo"));
  test("and alone when there are no words", () => assert.equal(joined("", ["one"]), "one"));
});

test("what was said before comes latest first and once", () => {
  const rows = /** @type {any[]} */ ([
    { role: "user", content: "a" },
    { role: "assistant", content: "x" },
    { role: "user", content: "b" },
    { role: "user", content: " " },
    { role: "user", content: "a" },
  ]);
  assert.deepEqual(said(rows), ["a", "b"]);
});

test("the end is near when a line and a half is left", () => {
  assert.ok(atEnd({ scrollTop: 961, scrollHeight: 1500, clientHeight: 500 }));
  assert.ok(!atEnd({ scrollTop: 900, scrollHeight: 1500, clientHeight: 500 }));
});

test("names are put in where they stand, as they are", () => {
  assert.equal(
    withNames("{{User}} meets {{CHAR}} and {{other}}", { user: "$&", char: "Ines" }),
    "$& meets Ines and {{other}}",
  );
});

test("who gave no name is User where a placeholder says so, and You where the person speaks", () => {
  assert.equal(withNames("{{user}} and {{char}}", unnamed), "User and Assistant");
  assert.deepEqual(speakers(unnamed), { user: "You", char: "Assistant" });
  assert.deepEqual(speakers({ user: "Mara", char: "Ines" }), { user: "Mara", char: "Ines" });
});

test("a chord is named as the list names it", () => {
  /** @param {any} e */
  const key = (e) =>
    /** @type {KeyboardEvent} */ ({ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...e });
  assert.equal(chord(key({ key: "n", ctrlKey: true }), false), "mod+N");
  assert.equal(chord(key({ key: "f", ctrlKey: true, shiftKey: true }), false), "mod+shift+F");
  assert.equal(chord(key({ key: "n", metaKey: true }), true), "mod+N");
  assert.equal(chord(key({ key: "ArrowUp", altKey: true }), false), "alt+ArrowUp");
  assert.equal(chord(key({ key: "?", shiftKey: true }), false), "?");
});

describe("what is completed while a person writes", () => {
  /** @type {[string, string, ReturnType<typeof wantedAt>][]} */
  const rows = [
    ["a slash at the start", "/di|", { sign: "/", from: 0, until: 3, query: "di" }],
    ["the slash alone", "/|", { sign: "/", from: 0, until: 1, query: "" }],
    ["a command with the caret in its middle", "/di|gest of", { sign: "/", from: 0, until: 7, query: "di" }],
    ["not behind the command", "/digest of|", null],
    ["not in the middle of a text", "and/or|", null],
    ["no path", "/usr/bin|", null],
    ["no path with the caret in its first part", "/us|r/bin", null],
    ["an at sign", "Hello @an|", { sign: "@", from: 6, until: 9, query: "an" }],
    ["a name with the caret in its middle", "@an|na and more", { sign: "@", from: 0, until: 5, query: "an" }],
    ["a sign put before a word, which stays", "@|hello", { sign: "@", from: 0, until: 1, query: "" }],
    ["no address of mail", "me@example|", null],
    ["no sign behind a backslash", "\\@an|", null],
    ["no sign in code", "run `npm i @an|", null],
    ["no sign in a block of code", "```\n{{us|", null],
    ["behind code", "`x` and @an|", { sign: "@", from: 8, until: 11, query: "an" }],
    ["a name in another script", "ask @دليل|", { sign: "@", from: 4, until: 9, query: "دليل" }],
    ["a name within a text from right to left", "שלום @דנ|ה, מה שלומך", { sign: "@", from: 5, until: 9, query: "דנ" }],
    ["two braces", "I am {{|", { sign: "{{", from: 5, until: 7, query: "" }],
    ["a macro", "I am {{us|", { sign: "{{", from: 5, until: 9, query: "us" }],
    ["a macro within its braces", "{{us|er}} here", { sign: "{{", from: 0, until: 8, query: "us" }],
    ["empty braces that are closed", "{{|}}", { sign: "{{", from: 0, until: 4, query: "" }],
    ["no macro that has what it takes", "{{ro|ll::2d6}}", null],
    ["no template of another program", "{{ us|", null],
    ["not one brace", "{us|", null],
  ];
  for (const [name, text, want] of rows)
    test(name, () => assert.deepEqual(wantedAt(text.replace("|", ""), text.indexOf("|")), want));
  test("what begins so comes before what holds it", () => {
    const offers = ["Morning digest", "Digest", "Other"].map((name) => ({ name, about: "", text: "" }));
    assert.deepEqual(
      fitting(offers, "dig").map((o) => o.name),
      ["Digest", "Morning digest"],
    );
  });
  test("a name is found without its marks and case", () => {
    const offers = ["Élodie", "élan", "Ada"].map((name) => ({ name, about: "", text: "" }));
    assert.deepEqual(
      fitting(offers, "EL").map((o) => o.name),
      ["Élodie", "élan"],
    );
  });
  test("what is chosen takes the place of the whole word, and no space is doubled", () => {
    const put = (/** @type {string} */ text, /** @type {string} */ words, after = "") => {
      const wanted = wantedAt(text.replace("|", ""), text.indexOf("|"));
      assert.ok(wanted);
      const now = completed(text.replace("|", ""), wanted, { name: "", about: "", text: words, after });
      return `${now.text.slice(0, now.caret)}|${now.text.slice(now.caret)}`;
    };
    assert.equal(put("@an|na and more", "@Ann "), "@Ann |and more");
    assert.equal(put("@an|", "@Ann "), "@Ann |");
    assert.equal(put("@|hello", "@Ann "), "@Ann |hello");
    assert.equal(put("{{ro|ok}} it", "{{roll::", "}}"), "{{roll::|}} it");
  });
  test("a name of several words goes into braces", () => {
    assert.equal(mentionOf("Ann"), "@Ann ");
    assert.equal(mentionOf("Ann the Great"), "@{Ann the Great} ");
  });
  test("a line that is a command has a name and a rest", () => {
    assert.deepEqual(commandIn("/digest of\n today "), { name: "digest", rest: "of\n today" });
    assert.deepEqual(commandIn("/digest"), { name: "digest", rest: "" });
    assert.equal(commandIn("/usr/bin"), null);
    assert.equal(commandIn("no"), null);
  });
});

describe("what a standing permission allows", () => {
  test("is said for each argument", () =>
    assert.deepEqual(
      ruleWords({ path: { under: "notes" }, url: { host: "a.example" }, text: { any: true }, n: 3 }, "write_file"),
      ["Path: anywhere in notes", "URL: any address on a.example", "Text: anything", "n: exactly “3”"],
    ));
  test("is said with the names that a tool of others gives its arguments", () =>
    assert.deepEqual(ruleWords({ path: { any: true } }, "server__save"), ["path: anything"]));
  test("is called by its rule where it is chosen", () =>
    assert.deepEqual(["a", { under: "notes" }, { under: "." }, { host: "a.example" }, { any: true }].map(ruleName), [
      "Exactly these arguments",
      "Anywhere in notes",
      "Anywhere in the chosen folder",
      "Any address on a.example",
      "Anything",
    ]));
});
