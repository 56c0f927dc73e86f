import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

const { innerWidth, innerHeight } = freshPage();
Object.assign(globalThis, { innerWidth, innerHeight });
const { menu } = await import("../src/lib/menu.js");

describe("a menu", () => {
  document.body.append(document.createElement("main"));
  const labels = ["Fork", "Delete", "Édition", "Duplicate", "Delete all"];
  const at = () => /** @type {HTMLElement} */ (document.activeElement);

  for (const [rule, keys, label] of /** @type {const} */ ([
    ["begins at its first item", [], "Fork"],
    ["goes to an item by its first letter", ["d"], "Delete"],
    ["goes to the next of them with the same letter", ["d", "d"], "Duplicate"],
    ["begins again behind the last", ["d", "d", "d", "d"], "Delete"],
    ["takes a capital letter as well", ["D"], "Delete"],
    ["knows letters with accents", ["é"], "Édition"],
    ["stays where nothing begins with the letter", ["x"], "Fork"],
    ["leaves a space to the button", ["d", " "], "Delete"],
    ["goes round with the arrows", ["ArrowUp"], "Delete all"],
  ]))
    test(rule, () => {
      menu(
        { x: 0, y: 0 },
        labels.map((l) => ({ label: l, run() {} })),
        "Actions",
      );
      for (const key of keys) at().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      assert.equal(at().textContent, label);
    });

  test("leaves a letter to the command that it makes with another key", () => {
    menu(
      { x: 0, y: 0 },
      labels.map((l) => ({ label: l, run() {} })),
      "Actions",
    );
    at().dispatchEvent(new KeyboardEvent("keydown", { key: "d", ctrlKey: true, bubbles: true }));
    assert.equal(at().textContent, "Fork");
  });
});
