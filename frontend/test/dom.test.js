import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { h, keyed } = await import("../src/lib/dom.js");
const { cell, derived, together, watchAll } = await import("../src/lib/cell.js");

describe("h", () => {
  test("gives an element the tag and the classes of its name, and those of its properties", () => {
    const el = h("p.lead.muted", { class: "wide", id: "one" }, "x");
    assert.deepEqual([el.tagName, el.className, el.id, el.textContent], ["P", "lead muted wide", "one", "x"]);
    assert.equal(h("p", h("b", "x"), "y").innerHTML, "<b>x</b>y");
  });
  test("makes a button that sends no form, unless its type says so", () => {
    assert.equal(h("button").type, "button");
    assert.equal(h("button", { type: "submit" }).type, "submit");
  });
  test("makes a field that offers nothing that was entered elsewhere, unless it says what it may offer", () => {
    assert.equal(h("input").autocomplete, "off");
    assert.equal(h("input", { autocomplete: "new-password" }).autocomplete, "new-password");
  });
  test("makes text of every string", () => assert.equal(h("p", null, "<b>&").textContent, "<b>&"));
  test("leaves out what is nothing", () =>
    assert.equal(h("p", null, null, false, undefined, "x").childNodes.length, 1));
  test("refuses HTML by any name", () => assert.throws(() => h("p", { innerHTML: "<b>" })));
  test("takes functions for events, and no text", () => assert.throws(() => h("p", { onclick: "alert(1)" })));
});

describe("keyed", () => {
  const draw = (/** @type {HTMLElement} */ list, /** @type {{k: string}[]} */ items) =>
    keyed(
      list,
      items,
      (i) => i.k,
      (i) => h("li", null, i.k),
      (node, i) => node.setAttribute("data-updated", i.k),
    );
  test("a key keeps its node through every order", () => {
    const list = h("ul");
    const [a, b, c] = [{ k: "a" }, { k: "b" }, { k: "c" }];
    draw(list, [a, b, c]);
    const nodes = [...list.children];
    draw(list, [c, a, b]);
    assert.deepEqual([...list.children], [nodes[2], nodes[0], nodes[1]]);
    draw(list, [b]);
    assert.deepEqual([...list.children], [nodes[1]]);
  });
  test("update runs for another item only", () => {
    const list = h("ul");
    const a = { k: "a" };
    draw(list, [a, { k: "b" }]);
    draw(list, [a, { k: "b" }]);
    assert.deepEqual(
      [...list.children].map((n) => n.getAttribute("data-updated")),
      [null, "b"],
    );
  });
});

describe("cells", () => {
  test("tell of another value, and not of the same", () => {
    const c = cell(1);
    /** @type {number[]} */
    const heard = [];
    const undo = c.watch((v) => heard.push(v));
    c.set(1);
    c.set(2);
    c.update((v) => v + 1);
    undo();
    c.set(9);
    assert.deepEqual(heard, [2, 3]);
  });
  test("follow others", () => {
    const a = cell(1);
    const b = cell(2);
    const sum = derived([a, b], (x, y) => x + y);
    b.set(5);
    assert.equal(sum.get(), 6);
  });
  test("that change together tell each watcher once, after the last, also those that follow from them", () => {
    const a = cell(1);
    const b = cell(2);
    const sum = derived([a, b], (x, y) => x + y);
    /** @type {number[][]} */
    const heard = [];
    const hear = () => heard.push([a.get(), b.get(), sum.get()]);
    watchAll([sum, a, b], hear);
    const left = a.watch(() => heard.push([]));
    const given = together(() => {
      a.set(10);
      together(() => b.set(20));
      left();
      assert.deepEqual(heard, []);
      return "done";
    });
    assert.equal(given, "done");
    assert.deepEqual(heard, [[10, 20, 30]]);
    const before = heard.length;
    a.set(11);
    assert.ok(heard.length > before, "what changes afterwards is told at once");
  });
  test("that change together have what follows from them derived before any watcher is told", () => {
    const tip = cell(0);
    const rows = cell(1);
    const shown = derived([rows], (n) => n + 1);
    /** @type {number[]} */
    const heard = [];
    tip.watch(() => heard.push(shown.get()));
    together(() => {
      tip.set(1);
      rows.set(2);
    });
    assert.deepEqual(heard, [3]);
  });
  test("that change together tell of what was changed before one of them failed", () => {
    const a = cell(1);
    const b = cell(1);
    /** @type {number[]} */
    const heard = [];
    a.watch((v) => heard.push(v));
    b.watch(() => a.set(3));
    const fail = () => {
      a.set(2);
      b.set(2);
      throw new Error("no");
    };
    assert.throws(() => together(fail), /no/);
    a.set(4);
    assert.deepEqual(heard, [2, 3, 4]);
  });
});
