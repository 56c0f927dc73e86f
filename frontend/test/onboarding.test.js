import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {}, location: { hash: "" } });
const { offeredHere } = await import("../src/onboarding/here.js");
const { serverHint } = await import("../src/onboarding/server.js");

describe("the models that a newcomer is offered", () => {
  /** @param {string} name @param {number} size @param {object} [over] @returns {any} */
  const offer = (name, size, over = {}) => ({
    name,
    use: "stories",
    size_gb_about: size,
    verdict: "fits",
    preselected: false,
    ...over,
  });
  const best = offer("best", 5.5, { preselected: true });
  /** @type {[string, any[], string[]][]} */
  const rows = [
    ["the best and a small one", [offer("small", 3), best, offer("large", 9)], ["best", "small"]],
    ["the best alone where no small one fits", [offer("small", 3, { verdict: "tight" }), best], ["best"]],
    ["a small one for tools is none for stories", [offer("tools", 3, { use: "tools" }), best], ["best"]],
    [
      "the small one alone where it is the best",
      [offer("small", 3, { preselected: true }), offer("large", 9)],
      ["small"],
    ],
    ["nothing where nothing fits", [offer("large", 9)], []],
  ];
  for (const [name, all, want] of rows)
    test(name, () =>
      assert.deepEqual(
        offeredHere(all).map((o) => o.name),
        want,
      ),
    );
});

describe("what the choice of a server says", () => {
  /** @param {string} server @param {string[]} models @returns {any} */
  const found = (server, ...models) => ({
    url: "u",
    server,
    version: "",
    note: "",
    rejected: "",
    models: models.map((id) => ({ id })),
  });
  const usual = "If you already have a server address or an API key.";
  /** @type {[string, any[] | null, string][]} */
  const rows = [
    ["before the first look", null, usual],
    ["where none runs", [], usual],
    ["where one has no model", [found("Ollama")], usual],
    ["where one runs", [found("Ollama", "a")], "Ollama is running on this computer."],
    [
      "where several run",
      [found("Ollama", "a"), found("LM Studio", "b")],
      "2 model servers are running on this computer.",
    ],
  ];
  for (const [name, all, want] of rows) test(name, () => assert.equal(serverHint(all), want));
});
