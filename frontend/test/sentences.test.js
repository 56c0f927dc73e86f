import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { placesOf, wordAt } from "../src/lib/offsets.js";
import { sentencesOf } from "../src/lib/sentences.js";

/** @param {string} text */
const read = (text) =>
  [...sentencesOf(text)].map((s) => ({
    text: text.slice(s.from, s.to),
    words: s.words.map(([from, to]) => text.slice(from, to)),
  }));
/** @param {string} text */
const words = (text) => read(text).flatMap((s) => s.words);

describe("the words of a text", () => {
  for (const [name, text, want] of /** @type {[string, string, string[]][]} */ ([
    ["keep their apostrophes", "Don't wake o’clock.", ["Don't", "wake", "o’clock"]],
    ["are numbers too, with their points", "It costs 1,000.50 at 12:30", ["It", "costs", "1,000.50", "at", "12", "30"]],
    ["are no emoji", "Fine 👩‍👩‍👧 👍🏽 then", ["Fine", "then"]],
    ["are told apart without blanks in Chinese", "我喜欢茶。", ["我", "喜欢", "茶"]],
    ["are two where a hyphen joins them", "well-known", ["well", "known"]],
    ["are none in a text of marks", "… — “”", []],
  ]))
    test(name, () => assert.deepEqual(words(text), want));
});

describe("the sentences of a text", () => {
  for (const [name, text, want] of /** @type {[string, string, string[]][]} */ ([
    ["keep their quotes", '"Two tickets." He pays.', ['"Two tickets."', "He pays."]],
    ["do not end at a title", "Dr. Vane waits. She knows.", ["Dr. Vane waits.", "She knows."]],
    ["do not end in a citation", "See [a.txt l. 2900]. Then go.", ["See [a.txt l. 2900].", "Then go."]],
    [
      "do not end before a number or a small letter",
      "Nr. 5, S. 12, pp. 3 etc. are new. No. 7 is not.",
      ["Nr. 5, S. 12, pp. 3 etc. are new.", "No. 7 is not."],
    ],
    [
      "do not end at two short words",
      "Boote, z. B. Fähren, d. h. Schiffe. Ende.",
      ["Boote, z. B. Fähren, d. h. Schiffe.", "Ende."],
    ],
    [
      "end at an abbreviation before a new one",
      "Ropes, nets etc. Then they left.",
      ["Ropes, nets etc.", "Then they left."],
    ],
    ["end at a line break", "Roses are red\nViolets are blue", ["Roses are red", "Violets are blue"]],
    ["end at a Chinese full stop", "你好。再见！", ["你好。", "再见！"]],
    ["are none without words", "*** 🙂 …", []],
  ]))
    test(name, () =>
      assert.deepEqual(
        read(text).map((s) => s.text),
        want,
      ),
    );

  /** @type {{name: string, joined?: string, sentences: string[]}[]} */
  const shared = JSON.parse(
    readFileSync(new URL("../../backend/text/testdata/sentences.json", import.meta.url), "utf8"),
  );
  for (const { name, joined = " ", sentences } of shared)
    test(`end where they do when read aloud: ${name}`, () =>
      assert.deepEqual(
        read(sentences.join(joined)).map((s) => s.text),
        sentences,
      ));

  test("are the same in a long text as in its parts", () => {
    const one = "The ferry docks at nine, and Dr. Vane is late. ";
    const got = read(one.repeat(200));
    assert.equal(got.length, 200);
    assert.ok(got.every((s) => s.text === one.trim() && s.words.length === 10));
  });
  test("go on over the seams of a text that never ends one", () => {
    const got = read("again and ".repeat(500));
    assert.equal(got.length, 1);
    assert.equal(got[0]?.words.length, 1000);
  });
  test("never cut a character in two", () => {
    const text = `x${"𠮷".repeat(1500)}`;
    assert.equal(words(text).join(""), text);
  });
});

describe("the place of a shown word in its source", () => {
  /** @param {string} source @param {string[]} shown */
  const found = (source, shown) => placesOf(source, shown).map((p) => p && source.slice(p.from, p.to));
  for (const [name, source, shown, want] of /** @type {[string, string, string[], (string | null)[]][]} */ ([
    ["is found through emphasis", "*She* **waves** twice", ["She", "waves", "twice"], ["She", "waves", "twice"]],
    ["spans marks within a word", "un*believ*able news", ["unbelievable", "news"], ["un*believ*able", "news"]],
    ["keeps an underscore that is part of a name", "call a_b now", ["call", "a_b", "now"], ["call", "a_b", "now"]],
    [
      "is not in the address of a link",
      "[go](https://go.example/the) the end",
      ["go", "the", "end"],
      ["go", "the", "end"],
    ],
    ["is not in a fence", "one\n\n```js\ntwo three\n```\n\ntwo", ["one", "two"], ["one", "two"]],
    ["is not in a formula", "so $$x two$$ two", ["so", "two"], ["so", "two"]],
    ["is not the number of an item", "1. one\n2. two", ["one", "two"], ["one", "two"]],
    ["is unknown for a name in a macro", "{{char}} waves", ["Anna", "Maria", "waves"], [null, null, "waves"]],
    ["is found in Chinese", "**我**喜欢茶", ["我", "喜欢", "茶"], ["我", "喜欢", "茶"]],
    [
      "is found between quotes",
      '"Come," she said, "come."',
      ["Come", "she", "said", "come"],
      ["Come", "she", "said", "come"],
    ],
  ]))
    test(name, () => assert.deepEqual(found(source, shown), want));

  test("goes forward where a word is said again", () => {
    const source = "no *no* no, [no](https://no.no) no";
    const at = placesOf(source, ["no", "no", "no", "no", "no"]).map((p) => p?.from);
    assert.deepEqual(at, [0, 4, 8, 13, 32]);
  });
  test("is not in the address of a link that says the words after it", () => {
    const source = "[a](https://ferry.example) ferry";
    assert.equal(placesOf(source, ["a", "ferry"])[1]?.from, source.lastIndexOf("ferry"));
  });
  test("answers an offset with the word there or the next", () => {
    const places = placesOf('"Two *tickets*," he said', ["Two", "tickets", "he", "said"]);
    assert.deepEqual(
      [0, 1, 3, 4, 6, 13, 16, 23, 24].map((at) => wordAt(places, at)),
      [0, 0, 0, 1, 1, 2, 2, 3, -1],
    );
  });
  test("is found for each word of a long text", () => {
    const source = "The *ferry* docks at [nine](https://x.example) sharp. ".repeat(1000);
    const shown = "The ferry docks at nine sharp".split(" ");
    const places = placesOf(
      source,
      Array.from({ length: 6000 }, (_, i) => shown[i % 6] ?? ""),
    );
    assert.ok(places.every((p) => p !== null));
  });
});
