import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { fill, pseudo, speak, t } from "../src/lib/i18n.js";

afterEach(() => speak({ tag: "en", table: {} }));

describe("a sentence is filled", () => {
  for (const [name, text, values, want] of /** @type {[string, string, any, string][]} */ ([
    ["without holes as it is", "Stop", {}, "Stop"],
    ["with a name", "“{title}” is in the trash.", { title: "Lamp" }, "“Lamp” is in the trash."],
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
