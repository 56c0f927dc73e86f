import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { fillNodes } from "../src/lib/fillnodes.js";
import { pseudo, speak, t } from "../src/lib/i18n.js";

afterEach(() => speak({ tag: "en", table: {} }));

const node = { a: "node" };

describe("a sentence takes nodes into its holes", () => {
  for (const [name, sentence, holes, want] of /** @type {[string, string, Record<string, unknown>, unknown[]][]} */ ([
    ["in its middle", "Saved as {address}. Which model?", { address: node }, ["Saved as ", node, ". Which model?"]],
    ["at its beginning", "{model} answers.", { model: node }, [node, " answers."]],
    ["in any order", "{b} of {a}", { a: node, b: "two" }, ["two", " of ", node]],
    ["and keeps one that nobody fills", "a {b} c", {}, ["a ", "{b}", " c"]],
    ["and leaves brackets in what is put in", "{a} is there", { a: "{b}", b: "x" }, ["{b}", " is there"]],
    ["or stays as it is without holes", "Stop", { a: node }, ["Stop"]],
  ]))
    test(name, () => assert.deepEqual(fillNodes(sentence, holes), want));
});

test("a translation may move the holes, and the test language leaves them open", () => {
  speak({ tag: "de", table: { "Type {word} to confirm": "Zum Fortfahren {word} eingeben" } });
  assert.deepEqual(fillNodes(t("Type {word} to confirm"), { word: node }), ["Zum Fortfahren ", node, " eingeben"]);
  speak(pseudo);
  assert.equal(fillNodes(t("Type {word} to confirm"), { word: node })[1], node);
});
