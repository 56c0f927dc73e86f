import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { fill, languageFor, pseudo, speak, t } from "../src/lib/i18n.js";

afterEach(() => speak({ tag: "en", table: {} }));

describe("a sentence is filled", () => {
  for (const [name, text, values, want] of /** @type {[string, string, any, string][]} */ ([
    ["without holes as it is", "Stop", {}, "Stop"],
    ["with a name", "“{title}” was moved to the trash.", { title: "Lamp" }, "“Lamp” was moved to the trash."],
    ["with a value that looks like a hole", "Say {x}", { x: "{y}" }, "Say {y}"],
    ["with a number in the language's form", "{n} tokens", { n: 12345 }, "12,345 tokens"],
    ["with one", "{n, plural, one {# message} other {# messages}} below", { n: 1 }, "1 message below"],
    ["with many", "{n, plural, one {# message} other {# messages}} below", { n: 1200 }, "1,200 messages below"],
    ["with none, said apart", "{n, plural, =0 {nothing} one {# row} other {# rows}}", { n: 0 }, "nothing"],
    [
      "with a name inside a plural",
      "{n, plural, one {# of {who}} other {# of {who}}}",
      { n: 2, who: "Ada" },
      "2 of Ada",
    ],
    ["with a hole that nobody fills", "a {b} c", {}, "a {b} c"],
    ["with a bracket that stays open", "a {b", { b: "x" }, "a {b"],
  ]))
    test(name, () => assert.equal(fill(text, values, "en"), want));
});

test("a language's table is used, and English where it has a gap", () => {
  speak({ tag: "de", table: { Stop: "Anhalten", "{n} tokens": "{n} Token" } });
  assert.equal(t("Stop"), "Anhalten");
  assert.equal(t("Send"), "Send");
  assert.equal(t("{n} tokens", { n: 12345 }), "12.345 Token");
});

test("the pseudo-language marks every sentence and leaves its holes", () => {
  speak(pseudo);
  assert.match(t("Open {title}", { title: "Lamp" }), /^⟦Öpéñ Lamp·+⟧$/);
});

describe("the window speaks", () => {
  for (const [name, chosen, system, want] of /** @type {[string, string, string[], string][]} */ ([
    ["as the system says, with its region", "", ["de-AT", "en"], "de-AT"],
    ["the first language of the system that it knows", "", ["nl", "fr-CA", "en"], "fr-CA"],
    ["English where it knows none", "", ["nl", "pl"], "en"],
    ["what was chosen, in the system's region for it", "es", ["en-US", "es-MX"], "es-MX"],
    ["what was chosen, without a region of the system", "fr", ["en-US"], "fr"],
    ["as the system says when the choice is unknown", "xx", ["de"], "de"],
    ["English without a system", "", [], "en"],
  ]))
    test(name, () => assert.equal(languageFor(chosen, system), want));
});
