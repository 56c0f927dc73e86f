import assert from "node:assert/strict";
import { test } from "node:test";
import { appearanceOf, usual } from "../src/model/appearancechoices.js";
import { chips, keyWords, reportText, stepName, testOf, tokensShort } from "../src/model/capabilities.js";
import {
  linesOf,
  listOf,
  objectOf,
  readNumber,
  readObject,
  rowsOf,
  settingOf,
  shown,
  withValue,
} from "../src/widgets/samplers/samplers.js";

const range = { min: 0, max: 2 };

test("an empty number is not sent, and zero is", () => {
  assert.deepEqual(readNumber("  ", range), { value: null, error: "" });
  assert.deepEqual(readNumber("0", range), { value: 0, error: "" });
});

for (const [text, want] of /** @type {const} */ ([
  ["0.8", 0.8],
  ["0,8", 0.8],
  [".5", 0.5],
  ["1.", 1],
  ["+1", 1],
  [" 2 ", 2],
])) {
  test(`“${text}” reads as ${want}`, () => assert.equal(readNumber(text, range).value, want));
}

for (const text of ["abc", "1.2.3", "1e3", "NaN", "Infinity", "--1", "0x10", "3", "-1", "1,000.5"]) {
  test(`“${text}” is refused with a sentence`, () => {
    const read = readNumber(text, range);
    assert.equal(read.value, undefined);
    assert.match(read.error, /^Enter a .+\.$/);
  });
}

test("a count must be whole", () => {
  assert.match(readNumber("1.5", { min: 0, max: 9, whole: true }).error, /whole/);
});

test("a list is written one on a line, and comes back the same", () => {
  for (const list of [["###"], ["\n", "a\nb", "\\n", " x"]]) assert.deepEqual(listOf(linesOf(list)), list);
  assert.equal(listOf(" \n"), null);
});

test("a JSON object is read, and nothing else is", () => {
  assert.deepEqual(readObject('{"15": -100}').value, { 15: -100 });
  assert.equal(readObject(" ").value, null);
  for (const text of ["{", "[1]", "null", "3"]) assert.match(readObject(text).error, /JSON object/);
});

test("a setting is changed beside the others of its field", () => {
  const config = { temperature: 1, further_samplers: { seed: 7 } };
  const next = withValue(config, "xtc_probability", 0.5);
  assert.deepEqual(next.patch, { further_samplers: { seed: 7, xtc_probability: 0.5 } });
  assert.equal(settingOf(next.config, "xtc_probability"), 0.5);
  assert.deepEqual(withValue(config, "temperature", null).patch, { temperature: null });
  assert.equal(settingOf(config, "mirostat"), null);
});

test("what a server does by itself is short enough for a placeholder", () => {
  assert.deepEqual([0.949999988079071, 40, null, "5m"].map(shown), ["0.95", "40", "", "5m"]);
});

test("rows of words become an object and come back the same", () => {
  for (const object of [
    { a: 1, b: true, c: null, d: "text", e: [1, 2], f: { g: "h" }, i: -0.5 },
    { enable_thinking: false },
  ]) {
    assert.deepEqual(objectOf(rowsOf(object)), { value: object, error: "" });
  }
  assert.deepEqual(rowsOf(null), []);
  assert.deepEqual(rowsOf([1]), []);
  assert.deepEqual(objectOf([]), { value: null, error: "" });
});

test("rows that cannot be an object say why", () => {
  assert.match(objectOf([{ key: "", value: "x" }]).error, /name/);
  assert.match(
    objectOf([
      { key: "a", value: "1" },
      { key: " a", value: "2" },
    ]).error,
    /twice/,
  );
  assert.deepEqual(
    objectOf([
      { key: "a", value: "trueish" },
      { key: "", value: " " },
    ]).value,
    { a: "trueish" },
  );
});

test("capabilities read as words, and what is unknown is left out", () => {
  assert.deepEqual(chips(null), []);
  assert.deepEqual(chips({ rung: "", context_tokens: 0, vision: "" }), []);
  const all = chips({ rung: "named", context_tokens: 131_072, vision: "yes", thinking: "yes", streaming: "no" });
  assert.deepEqual(
    all.map((c) => c.text),
    ["tools: yes", "context 128k", "reads images", "thinks", "no streaming"],
  );
  assert.deepEqual(
    chips({ rung: "json_text" }).map((c) => [c.text, c.tone]),
    [["tools: simple mode", "plain"]],
  );
  assert.deepEqual(
    chips({ rung: "none", context_tokens: 4096 }).map((c) => [c.text, c.tone]),
    [
      ["tools: no", "warn"],
      ["context 4k (low)", "warn"],
    ],
  );
});

test("a size of context is short", () => {
  assert.deepEqual([512, 4096, 6000, 8192, 32_768, 131_072, 200_000, 1_048_576, 2_000_000].map(tokensShort), [
    "512",
    "4k",
    "6k",
    "8k",
    "32k",
    "128k",
    "200k",
    "1M",
    "2M",
  ]);
});

test("a key shows its last four characters at most", () => {
  assert.equal(keyWords({ api_key_set: true, api_key_hint: "1234" }), "key set · …1234");
  assert.equal(keyWords({ api_key_set: true, api_key_hint: "" }), "key set");
  assert.equal(keyWords({ api_key_set: false, api_key_hint: "" }), "no key");
});

test("a step that nobody knows still has a readable name", () => assert.equal(stepName("odd_step"), "Odd step"));

test("an appearance is whole, whatever was kept", () => {
  for (const raw of [null, undefined, 5, "x", [], {}, { theme: "neon", size: "17", measure: Number.NaN, face: 3 }])
    assert.deepEqual(appearanceOf(raw), usual);
  assert.deepEqual(appearanceOf({ theme: "lamp", size: 400, measure: 1, face: "sans" }), {
    ...usual,
    theme: "lamp",
    size: 28,
    measure: 40,
    face: "sans",
  });
});

test("a test of a model reads as a text: each step, what was found and what follows", () => {
  const text = reportText("harbour-7b", "today", [
    { name: "stop", ok: "yes", sentence: "It ends.", does: "Nothing follows." },
    { name: "vision", ok: "", sentence: "It is not known." },
  ]);
  assert.deepEqual(text.split("\n"), [
    "Test of harbour-7b, today",
    "- Stop at the end: yes. It ends. Nothing follows.",
    "- Read an image: unknown. It is not known.",
  ]);
});

test("a model that was never tested has no report", () => {
  for (const c of [null, undefined, {}, { report: { at: "0001-01-01T00:00:00Z", steps: null } }])
    assert.equal(testOf(c), null);
});
