import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

const page = freshPage();
const { entryRules } = await import("../src/library/entryrules.js");
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
  await type("Stays for", "");
  await type("Rests for", "2");
  await type("Secondary keys decide", "not_any");
  await type("Only with these characters", "Ines, Bo");
  assert.deepEqual(saved, [
    { rules: { probability: null } },
    { rules: { sticky: 0 } },
    { rules: { cooldown: 2 } },
    { rules: { logic: "not_any" } },
    { rules: { filter: { names: ["Ines", "Bo"], tags: [], exclude: false } } },
  ]);
});

test("a key that is no pattern is marked, and one beside slashes is plain", () => {
  assert.equal(keyFault(["/(?<!un)happy/i", "C++"]), "");
  assert.equal(keyFault(["pier|mole", "(?i)boat"]), "");
  assert.equal(keyFault(["/([pier/"]), "“/([pier/” is no valid pattern.");
  assert.equal(keyFault(["([pier"]), "“([pier” is no valid pattern.");
});
