import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
Element.prototype.scrollIntoView = () => {}; // nothing scrolls here
const { gives, offerOf } = await import("../src/widgets/macros.js");
const { wantedAt } = await import("../src/widgets/completing.js");
const { suggestions } = await import("../src/widgets/suggestions.js");
const { withNames } = await import("../src/model/names.js");

const list = readFileSync(new URL("../../backend/story/macro/list.go", import.meta.url), "utf8");
const macros = [
  ...list.matchAll(/^\t\t\{"([^"]+)", "([^"]+)", "([^"]+)", "([^"]*)", (true|false), (?:true|false)\},/gm),
].map((m) => ({
  name: m[1] ?? "",
  form: m[2] ?? "",
  gives: m[3] ?? "",
  example: m[4] ?? "",
  volatile: m[5] === "true",
  live: false,
}));

test("every macro of the program is said in the words of its list", () => {
  assert.deepEqual(gives, Object.fromEntries(macros.map((m) => [m.name, m.gives])));
});

test("what takes arguments waits for them within its braces", () => {
  const put = (/** @type {string} */ name) => {
    const { text, after = "" } = offerOf(/** @type {any} */ (macros.find((m) => m.name === name)), "");
    return `${text}|${after}`;
  };
  assert.deepEqual(["user", "random", "roll", "if", ".", "//", "/if", "time_UTC", "setvar"].map(put), [
    "{{user}}|",
    "{{random::|}}",
    "{{roll:|}}",
    "{{if |}}{{/if}}",
    "{{.|}}",
    "{{// |}}",
    "{{/if}}|",
    "{{time_UTC+2}}|",
    "{{setvar::|}}",
  ]);
});

test("a name may be written with spaces, and gives the nickname", () => {
  assert.equal(withNames("{{ User }} {{char}}", { user: "Bo", char: "Alexandra", nick: "Alex" }), "Bo Alex");
  assert.equal(withNames("{{char}}", { user: "Bo", char: "Alexandra", nick: "" }), "Alexandra");
});

describe("macros are completed in a field", () => {
  /** @type {HTMLTextAreaElement} */
  let area;
  /** @type {import("../src/widgets/suggestions.js").Suggestions} */
  let shown;
  const settled = () => new Promise((done) => setTimeout(done, 0));
  const type = async (/** @type {string} */ text) => {
    area.value = text;
    area.setSelectionRange(text.length, text.length);
    area.dispatchEvent(new Event("input"));
    await settled();
  };
  const options = () => [...shown.node.querySelectorAll("[role=option] strong")].map((o) => o.textContent);
  const key = (/** @type {string} */ name) => shown.takes(new KeyboardEvent("keydown", { key: name }));
  const open = () => !(/** @type {HTMLElement} */ (shown.node.firstElementChild).hidden);

  beforeEach(() => {
    area = document.createElement("textarea");
    shown = suggestions(area, "macros-1", {
      wanted: wantedAt,
      read: async () => macros.map((m) => offerOf(m, m.gives)),
      name: () => "Macros",
      put(text, caret) {
        area.value = text;
        area.setSelectionRange(caret, caret);
      },
    });
    document.body.append(area, shown.node);
    area.focus();
  });

  test("from two braces on, as a list box that the field controls", async () => {
    await type("Hello {{");
    assert.equal(options().length, 8);
    const box = shown.node.querySelector("[role=listbox]");
    assert.equal(box?.getAttribute("aria-label"), "Macros");
    assert.equal(area.getAttribute("aria-controls"), box?.id);
    assert.equal(area.getAttribute("aria-activedescendant"), "macros-1-0");
    await type("Hello {{idle_");
    assert.deepEqual(options(), ["{{idle_duration}}"]);
    await type("Hello {");
    assert.equal(open(), false);
    assert.equal(area.hasAttribute("aria-activedescendant"), false);
  });

  test("with arrows and Enter", async () => {
    await type("A {{last");
    assert.equal(key("ArrowDown"), true);
    assert.equal(key("ArrowUp"), true);
    assert.equal(key("ArrowUp"), true);
    assert.equal(area.getAttribute("aria-activedescendant"), "macros-1-3");
    assert.equal(key("Enter"), true);
    assert.equal(area.value, "A {{lastMessageId}}");
    assert.equal(open(), false);
    assert.equal(key("Enter"), false);
  });

  test("with Tab, and the caret waits for the arguments", async () => {
    await type("{{ran");
    key("Tab");
    assert.equal(area.value, "{{random::}}");
    assert.equal(area.selectionStart, "{{random::".length);
  });

  test("not after Escape, until another macro begins", async () => {
    await type("{{us");
    key("Escape");
    assert.equal(open(), false);
    await type("{{use");
    assert.equal(open(), false);
    await type("{{user}} {{ch");
    assert.equal(open(), true);
  });
});
