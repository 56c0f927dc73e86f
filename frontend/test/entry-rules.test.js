import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

const page = freshPage();
const { entryPlace, entryRules, tokensOf } = await import("../src/library/entryrules.js");
const { keyFault } = await import("../src/library/keyfault.js");

const settled = () => new Promise((done) => setImmediate(done));

test("each rule of an entry is saved by itself, and an empty field takes it away", async () => {
  /** @type {unknown[]} */
  const saved = [];
  const row = { name: "Pier", content: "Old.", rules: { probability: 60, sticky: 3 } };
  const node = entryRules(row, async (patch) => saved.push(patch));
  assert.equal(/** @type {HTMLDetailsElement} */ (node).open, true, "what is set is in sight");
  /** @param {string} label */
  const field = (label) => {
    const found = [...node.querySelectorAll("label")].find((l) => l.textContent?.startsWith(label));
    return /** @type {HTMLInputElement} */ (node.querySelector(`#${found?.htmlFor}`));
  };
  /** @param {string} label @param {string} value */
  const type = async (label, value) => {
    field(label).value = value;
    field(label).dispatchEvent(new page.Event("change"));
    await settled();
  };
  assert.equal(field("Probability").value, "60");
  await type("Probability", "101");
  assert.equal(field("Probability").getAttribute("aria-invalid"), "true");
  await type("Probability", "");
  await type("Sticky", "");
  await type("Cooldown", "2");
  await type("Secondary keys decide", "not_any");
  await type("Characters", "Ines, Bo");
  await type("With these characters", "exclude");
  await type("Characters", "");
  assert.deepEqual(saved, [
    { rules: { probability: null } },
    { rules: { sticky: 0 } },
    { rules: { cooldown: 2 } },
    { rules: { logic: "not_any" } },
    { rules: { filter: { names: ["Ines", "Bo"], tags: [], exclude: false } } },
    { rules: { filter: { names: ["Ines", "Bo"], tags: [], exclude: true } } },
    { rules: { filter: null } },
  ]);
});

test("an entry has one place, and a depth and a role only among the messages", async () => {
  /** @type {unknown[]} */
  const saved = [];
  const nodes = entryPlace({ at_depth: false, rules: { position: "after_char" } }, async (patch) => saved.push(patch));
  const [place, deep] = /** @type {[HTMLElement, HTMLElement]} */ (nodes);
  const pick = /** @type {HTMLSelectElement} */ (place.querySelector("select"));
  /** @param {HTMLInputElement | HTMLSelectElement | null} field @param {string} value */
  const put = async (field, value) => {
    if (!field) assert.fail("no field");
    field.value = value;
    field.dispatchEvent(new page.Event("change"));
    await settled();
  };
  assert.equal(pick.value, "after_char");
  assert.equal(deep.hidden, true);
  await put(pick, "depth");
  assert.equal(deep.hidden, false);
  const role = /** @type {HTMLElement} */ (deep.querySelector("select")?.closest(".pick-row"));
  assert.equal(role.hidden, true, "at depth 0 it is a part of the message");
  await put(deep.querySelector("input"), "4");
  assert.equal(role.hidden, false);
  await put(deep.querySelector("select"), "assistant");
  await put(pick, "");
  assert.deepEqual(saved, [
    { at_depth: true, rules: { position: "" } },
    { rules: { depth: 4 } },
    { rules: { role: "assistant" } },
    { at_depth: false, rules: { position: "" } },
  ]);
});

test("tokens are counted by bytes, so that no script looks free", () => {
  assert.equal(tokensOf({ name: "Pier", content: "Old." }), 2);
  assert.equal(tokensOf({ name: "", content: "城城城城" }), 3);
});

test("a key that is no pattern is marked, and one beside slashes is plain", () => {
  assert.equal(keyFault(["/(?<!un)happy/i", "C++"]), "");
  assert.equal(keyFault(["pier|mole", "(?i)boat"]), "");
  assert.equal(keyFault(["/([pier/"]), "“/([pier/” is no valid pattern.");
  assert.equal(keyFault(["([pier"]), "“([pier” is no valid pattern.");
});
