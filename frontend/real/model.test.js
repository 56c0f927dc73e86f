// A real model, whose prose is poor because it is small: what is tried is the wire, the templates, the contexts and the
// time, and never what it says.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { asking, freshFolder, removeFolder, serve } from "../e2e/product.js";
import { missing, startModel } from "./parts.js";

const skip = process.env["TERZETTO_REAL_MODEL"] ? false : missing("model");

describe("a real model", { skip }, () => {
  const dir = freshFolder();
  /** @type {Awaited<ReturnType<typeof startModel>>} */
  let model;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {ReturnType<typeof asking>} */
  let ask;
  /** @type {any} */
  let found;

  before(async () => {
    model = await startModel();
    server = await serve(dir, { env: { TERZETTO_PORTS: new URL(model.url).port } });
    ask = asking(server);
  });
  after(async () => {
    model?.stop();
    assert.equal(await server?.stop(), 0);
    removeFolder(dir);
  });

  test("is found, with its context", async () => {
    [found] = await ask("POST", "/api/endpoints/discover", { task: "look" });
    assert.equal(found.server, "llama.cpp");
    assert.ok(found.models[0].context_tokens > 0, JSON.stringify(found));
  });

  test("answers a turn of all three voices, and its log says what was sent", { timeout: 600_000 }, async () => {
    const endpoint = await ask("POST", "/api/endpoints", { name: "Real", url: found.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: found.models[0].id });
    await ask("PUT", "/api/settings", { max_tokens: 40, helper_seconds: 20, helpers_without_character: true });
    const { id } = await ask("POST", "/api/conversations", { title: "Quay" });
    await ask("POST", `/api/conversations/${id}/send?detach=keep`, { content: "I wait on the quay with a lantern." });
    const read = () => ask("GET", `/api/conversations/${id}/messages`);
    let rows = await read();
    for (; rows.length < 2; rows = await read()) await pause(500); // a small computer takes minutes
    assert.equal(rows.length, 2);
    assert.ok(rows[1].content.trim().length > 0);
    const [log] = await ask("GET", `/api/conversations/${id}/logs?limit=1`);
    assert.ok(JSON.stringify(log).includes(JSON.stringify(found.models[0].id).slice(1, -1)));
  });

  test("is tried, and what it can do is said step by step", { timeout: 300_000 }, async () => {
    const [endpoint] = await ask("GET", "/api/endpoints");
    const { steps } = await ask("POST", `/api/endpoints/${endpoint.id}/probe`, { task: "probe" });
    assert.ok(steps.length >= 3, JSON.stringify(steps));
    assert.equal(steps[0].ok, "yes", JSON.stringify(steps));
  });
});
