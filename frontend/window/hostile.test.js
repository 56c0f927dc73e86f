// The real window on a data folder full of strings that mean harm: it shows them, walks through its views
// and goes on answering, and nobody outside is asked for anything.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { batches, fillWork, hostile } from "../e2e/hostile.js";
import { modelServer } from "../e2e/model.js";
import { asking, freshFolder, removeFolder, serve, settled } from "../e2e/product.js";
import { addressed, ask, composer, endWindows, listening, openWindow, recordable, until } from "./desktop.js";

/** Places in a window of 1280 by 800: the first card of the library, the first run, the newest request to the team. */
const [card, row, request] = /** @type {const} */ ([
  [412, 531],
  [384, 443],
  [406, 200],
]);

/** Where what was pressed opens. */
const page = "600x500+640+160";

test("a window full of what means harm shows it, asks nobody, and goes on answering", async () => {
  const dir = freshFolder();
  /** Requests that nobody may make; a script that ran would make one. @type {string[]} */
  const asked = [];
  const outside = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise((done) => outside.listen(0, "127.0.0.1", () => done(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (outside.address());
  const trap = `http://127.0.0.1:${port}`;
  const all = hostile({ canary: `location=atob(/${plain(`${trap}/ran`)}/.source);terzettoCanary`, outside: trap });
  const model = await modelServer();
  try {
    await fill(`${dir}/data`, model, all);
    const before = model.asked.length;
    const record = recordable ? `${dir}/network` : "";
    const w = await openWindow(dir, { record });
    try {
      assert.deepEqual(listening(w.pid), [], "the window opens no port");
      for (const keys of [
        ["ctrl+Home", "alt+Home", "alt+End"],
        ["ctrl+i", "Tab", "Tab", "Tab", "Return", "ctrl+i"],
        ["ctrl+j", "Tab", "Tab", "Return", "ctrl+j"],
        ["ctrl+comma", "Down", "Down", "Down", "Down", "Down", "Down", "Escape"],
        ["ctrl+k", "Down", "Down", "Escape"],
        ["ctrl+f", "Escape"],
        ["ctrl+slash", "Escape"],
        // The library with a card, the runs with one of them, and the team with what it answered.
        ["ctrl+shift+b", card, "Escape", "Escape"],
        ["ctrl+e", row],
        ["ctrl+shift+e", request, "ctrl+shift+e"],
      ]) {
        for (const key of keys) {
          if (typeof key === "string") w.press(key);
          else await w.drawn(() => w.click(key[0], key[1]), page);
          await w.quiet(); // a key that comes before what the one before it opens is drawn goes elsewhere
          await until(`the page after ${key}`, () => w.colours() > 20);
        }
      }
      model.script({ reply: () => "All is quiet." });
      w.click(...composer);
      w.type("Is all well?");
      w.press("Return");
      await until(
        "the answer on disk",
        () => ask(dir, "select content from messages order by id desc limit 1") === "All is quiet.",
      );
      assert.ok(model.asked.length > before, "the model of our own answered");
      await until("the answer in the window", () => w.colours() > 50);
    } finally {
      assert.equal(await w.close(), 0);
    }
    assert.deepEqual(asked, []);
    if (record) {
      const { port } = new URL(model.url);
      const places = addressed(record);
      assert.ok(places.includes(`127.0.0.1 ${port}`), "the record has the model's server");
      // Model servers of this computer are looked for; nothing else is.
      assert.deepEqual(
        places.filter((p) => !/^(127\.0\.0\.1|::1) /.test(p)),
        [],
      );
    }
  } finally {
    await endWindows();
    model.close();
    outside.close();
    removeFolder(dir);
  }
});

/** An address in letters and digits alone, so that a script may name it between any quotes. @param {string} url */
function plain(url) {
  for (let longer = url; ; longer += "a") {
    const coded = btoa(longer);
    if (/^[A-Za-z0-9]+$/.test(coded)) return coded;
  }
}

/**
 * Fills a data folder by way of `serve`, as a person and a model would.
 *
 * @param {string} data @param {Awaited<ReturnType<typeof modelServer>>} model @param {readonly string[]} all
 */
async function fill(data, model, all) {
  const server = await serve(data);
  const go = asking(server);
  try {
    await fillWork(go, all);
    const endpoint = await go("POST", "/api/endpoints", { name: all[0], url: model.url });
    await go("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
    for (const some of batches(all, 25))
      await Promise.all(
        some.map((s) => go("POST", "/api/conversations", { title: s, character_name: s.slice(0, 200), first_mes: s })),
      );
    const { id } = await go("POST", "/api/conversations", { title: "The quay", first_mes: "The bell rings." });
    for (const some of batches(all, 50)) {
      const text = some.join("\n\n");
      model.script({ reply: () => text });
      await go("POST", `/api/conversations/${id}/send`, { content: text });
      await settled(go, id);
    }
  } finally {
    assert.equal(await server.stop(), 0);
  }
}
