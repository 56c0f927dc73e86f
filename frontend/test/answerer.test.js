import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { answererState, choices } = await import("../src/model/answerer.js");
const { endpoints } = await import("../src/model/endpoints.js");
const { status } = await import("../src/model/state.js");

const config = (/** @type {number} */ id, /** @type {string} */ model_name) => /** @type {any} */ ({ id, model_name });
const rows = /** @type {any[]} */ ([
  { id: 1, name: "Harbour", configs: [config(7, "old"), config(8, "both")] },
  { id: 2, name: "Quay", configs: [] },
]);

test("the models of all servers are listed once each, those that were used last first", () => {
  const said = new Map([
    [
      1,
      [
        { id: "both", loaded: "yes" },
        { id: "new", loaded: "no", failed: true },
        { id: "embeds", embeds: true },
      ],
    ],
    [2, /** @type {any} */ (new Error("gone"))],
  ]);
  assert.deepEqual(
    choices(rows, said, ["1 new", "9 away"]).map((c) => [c.model, c.server, c.config, c.loaded, c.failed]),
    [
      ["new", "Harbour", null, false, true],
      ["old", "Harbour", 7, false, false],
      ["both", "Harbour", 8, true, false],
    ],
  );
});

test("a model that two servers have is listed for each", () => {
  const said = new Map([[2, [{ id: "both" }]]]);
  const names = choices(rows, said, ["2 both"]).map((c) => `${c.model} on ${c.server}`);
  assert.deepEqual(names, ["both on Quay", "old on Harbour", "both on Harbour"]);
});

test("a reply to which the model adds nothing is no sign that the model is not there", () => {
  endpoints.set(
    /** @type {any} */ ({ rows: [{ id: 1, name: "Harbour", url: "http://a", configs: [config(7, "m")] }] }),
  );
  const said = (/** @type {string} */ kind) => {
    status.set(/** @type {any} */ ({ target: { url: "http://a", model: "m" }, trouble: { kind, sentence: "No." } }));
    return answererState().word;
  };
  assert.deepEqual(["complete", "context", "empty", "down"].map(said), ["", "", "no response", "not reachable"]);
});
