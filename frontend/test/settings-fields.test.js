import assert from "node:assert/strict";
import { test } from "node:test";
import { JSDOM } from "jsdom";

const page = new JSDOM("<!doctype html><body></body>");
Object.assign(globalThis, {
  document: page.window.document,
  Node: page.window.Node,
  HTMLElement: page.window.HTMLElement,
});
const { choice, textField, toggle } = await import("../src/lib/field.js");
const { rowsField } = await import("../src/settings/models/kwargs.js");

const settled = () => new Promise((done) => setImmediate(done));

/** @param {HTMLElement} node @param {string} selector */
const find = (node, selector) => /** @type {HTMLInputElement} */ (node.querySelector(selector));

/** @param {HTMLInputElement} input @param {string} text */
async function type(input, text) {
  input.value = text;
  input.dispatchEvent(new page.window.Event("change"));
  await settled();
}

test("a text is saved once, when it was changed, and the field says so", async () => {
  /** @type {string[]} */
  const saved = [];
  const f = textField({ label: "Name", value: "a", save: (v) => saved.push(v) });
  await type(find(f.node, "input"), "a");
  await type(find(f.node, "input"), "b");
  assert.equal(find(f.node, ".verdict").textContent, "Saved");
  await type(find(f.node, "input"), "b");
  assert.deepEqual(saved, ["b"]);
});

test("a text that is refused stays in the field, with the reason beside it", async () => {
  const f = textField({ label: "Name", value: "a", save: () => Promise.reject(new Error("The disk is full.")) });
  const input = find(f.node, "input");
  await type(input, "b");
  assert.equal(input.value, "b");
  assert.equal(input.getAttribute("aria-invalid"), "true");
  assert.equal(find(f.node, ".verdict").textContent, "The disk is full.");
  f.show("a");
  assert.equal(input.value, "b");
});

test("a text that fails its check is not saved", async () => {
  const f = textField({
    label: "Name",
    value: "a",
    check: () => "Enter a value.",
    save: () => assert.fail("saved"),
  });
  await type(find(f.node, "input"), "");
  assert.equal(find(f.node, ".verdict").textContent, "Enter a value.");
});

test("a switch that could not be saved goes back", async () => {
  const f = toggle({ label: "On", value: false, save: () => Promise.reject(new Error("No.")) });
  const input = find(f.node, "input");
  input.checked = true;
  input.dispatchEvent(new page.window.Event("change"));
  await settled();
  assert.equal(input.checked, false);
});

test("every control has a label", () => {
  const f = toggle({ label: "Three voices", value: true, save: () => {} });
  assert.equal(find(f.node, "label").getAttribute("for"), find(f.node, "input").id);
  const c = choice({
    label: "Kind",
    value: "b",
    options: [
      { id: "a", name: "A" },
      { id: "b", name: "B" },
    ],
    save: () => {},
  });
  assert.equal(find(c.node, "legend").textContent, "Kind");
  assert.deepEqual(
    [...c.node.querySelectorAll("input")].map((i) => i.checked),
    [false, true],
  );
});

test("rows are saved as an object, and a name that stands twice is refused", async () => {
  /** @type {unknown[]} */
  const saved = [];
  const node = rowsField({ label: "Values", hint: "", value: { a: 1, b: "x" }, save: (v) => saved.push(v) });
  const inputs = [...node.querySelectorAll("input")];
  await type(/** @type {any} */ (inputs[1]), "true");
  assert.deepEqual(saved, [{ a: true, b: "x" }]);
  await type(/** @type {any} */ (inputs[2]), "a");
  assert.match(find(node, ".verdict").textContent ?? "", /twice/);
  assert.equal(saved.length, 1);
});

test("the newest text is saved, whatever is answered to an older one", async () => {
  /** @type {((ok: unknown) => void)[]} */
  const answers = [];
  /** @type {string[]} */
  const asked = [];
  const f = textField({
    label: "Name",
    value: "a",
    save: (v) => new Promise((done) => void (asked.push(v) && answers.push(done))),
  });
  const input = find(f.node, "input");
  await type(input, "b");
  await type(input, "c");
  f.show("b"); // as another view does that was told of the first
  assert.equal(input.value, "c");
  await type(input, "a");
  assert.deepEqual(asked, ["b", "c", "a"], "the text of before is a change while another is being saved");
  for (const answer of answers) answer(null);
  await settled();
  f.show("d");
  assert.equal(input.value, "d");
});
