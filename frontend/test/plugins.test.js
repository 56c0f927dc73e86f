import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { useTransport } = await import("../src/ipc/index.js");
const { cardShelf, drawCards: drawn } = await import("../src/lib/cards.js");
const { enabled, manifest } = await import("../src/model/manifest.js");
const { loadPlugins } = await import("../src/main/pluginloader.js");
const { cards } = await import("../src/voices/cards.js");

describe("a plug-in takes part", () => {
  for (const [name, settings, want] of /** @type {[string, any, boolean][]} */ ([
    ["where nothing was said", {}, true],
    ["before the settings are read", null, true],
    ["unless it is off itself", { workflow_enabled: { tts: false } }, false],
    ["unless all are off", { workflows_globally_enabled: false, workflow_enabled: { tts: true } }, false],
    ["where another one is off", { workflow_enabled: { other: false } }, true],
    ["where the switches are no map", { workflow_enabled: ["junk"] }, true],
  ]))
    test(name, () => assert.equal(enabled("tts", settings), want));
});

test("a plug-in has one card, in the place of its first", () => {
  const { cards, register } = cardShelf();
  const a = { id: "a", render: () => document.createTextNode("1") };
  const again = { id: "a", render: () => document.createTextNode("2") };
  register(a);
  register({ id: "b", render: () => document.createTextNode("b") });
  const undo = register(again);
  const texts = () => drawn(cards.get(), () => true).map((n) => n.textContent);
  assert.deepEqual(texts(), ["2", "b"]);
  undo();
  assert.deepEqual(texts(), ["b"]);
});

describe("the modules", () => {
  beforeEach(() => {
    useTransport(
      /** @type {any} */ ({
        door: "serve",
        call: async () => ["missing", "broken", "good"].map((id) => ({ id, display_name: id })),
        listen: () => () => {},
      }),
    );
  });
  test("are loaded in order, and one that is missing or throws never stops the next", async () => {
    /** @type {string[]} */
    const asked = [];
    await loadPlugins(async (path) => {
      asked.push(path);
      if (path.includes("missing")) throw new TypeError("not found");
      return {
        default: (/** @type {any} */ host) => {
          host.registerToolsPanelCard(() => document.createTextNode(host.id));
          if (path.includes("broken")) throw new Error("half-way");
        },
      };
    });
    assert.deepEqual(
      asked,
      ["missing", "broken", "good"].map((id) => `/plugins/${id}/index.js`),
    );
    assert.deepEqual(
      cards.get().map((c) => c.id),
      ["good"],
      "what one registered that threw is taken back",
    );
    assert.equal(manifest.get().length, 3);
  });
});
