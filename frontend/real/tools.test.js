// Servers of tools that others wrote, over MCP.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { asking, freshFolder, removeFolder, serve, until } from "../e2e/product.js";
import { serversIn } from "../src/settings/toolbox/toolpaste.js";
import { missing, python, toolServer } from "./parts.js";

/** @param {string} name */
const npx = (name) => `npx -y @modelcontextprotocol/server-${name}`;
const pages = {
  everything: JSON.stringify({
    mcpServers: { everything: { command: "npx", args: ["-y", "@modelcontextprotocol/server-everything"] } },
  }),
  memory: npx("memory"),
  "sequential-thinking": JSON.stringify({
    servers: {
      "sequential-thinking": { command: "npx", args: ["-y", "@modelcontextprotocol/server-sequential-thinking"] },
    },
  }),
  filesystem: `${npx("filesystem")} /tmp`,
  time: `"time": { "command": "${python}/uvx", "args": ["mcp-server-time"] }`,
  fetch: `${python}/uvx mcp-server-fetch`,
  git: JSON.stringify({ mcp: { servers: { git: { command: `${python}/uvx`, args: ["mcp-server-git"] } } } }),
  playwright: JSON.stringify({
    mcpServers: { playwright: { command: "npx", args: ["@playwright/mcp@latest", "--headless"] } },
  }),
};

describe("a real server of tools", { skip: missing("tools") }, () => {
  const dir = freshFolder();
  const files = freshFolder();
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {ReturnType<typeof asking>} */
  let ask;

  before(async () => {
    server = await serve(dir);
    ask = asking(server);
    mkdirSync(join(files, "notes"));
    writeFileSync(join(files, "notes", "a.md"), "green tea");
  });
  after(async () => {
    assert.equal(await server?.stop(), 0);
    for (const folder of [dir, files]) removeFolder(folder);
  });

  /** @param {string} name @param {...string} args */
  const add = (name, ...args) =>
    ask("POST", "/api/tools/servers", {
      name,
      command: process.execPath,
      args: [toolServer(name), ...args],
      task: name,
    });

  /** Calls a tool, which a person allows once. @param {string} tool @param {object} args */
  async function call(tool, args) {
    await assert.rejects(ask("POST", `/api/tools/${tool}/run`, { args }), /needs your answer/);
    const [request] = (await ask("GET", "/api/runs/requests")).items;
    const run = await ask("POST", `/api/runs/requests/${request.requestId}/answer`, { answer: "once" });
    const end = () => ask("GET", `/api/runs/${run.workflowRunId}`);
    await until(async () => (await end()).state, /^(completed|failed)$/);
    return JSON.stringify(await end());
  }

  test("offers its tools, and one of them answers", async () => {
    const added = await add("everything", "stdio");
    assert.ok(added.offers.length > 5, JSON.stringify(added));
    assert.match(await call("everything__echo", { message: "tea" }), /Echo: tea/);
  });

  // What the page of each server tells people to paste, into the one field of the form.
  for (const [name, text] of Object.entries(pages)) {
    test(`${name} is added by what its page says`, async () => {
      const [one] = serversIn(text);
      assert.equal(one?.name, name);
      const added = await ask("POST", "/api/tools/servers", { ...one, name: `page-${name}`.slice(0, 24), task: name });
      const troubles = added.offers.filter((/** @type {any} */ o) => o.trouble !== "");
      assert.ok(added.offers.length > 0 && troubles.length === 0, JSON.stringify(troubles));
    });
  }

  test("a picture of a tool is in the result, and so is its text", async () => {
    const said = await call("everything__get-tiny-image", {});
    assert.match(said, /"type":"image"/);
    assert.match(said, /"mimeType":"image\/png"/);
  });

  test("reads a file of the folder that it was given, and none outside", async () => {
    await add("filesystem", files);
    assert.match(await call("filesystem__read_text_file", { path: join(files, "notes", "a.md") }), /green tea/);
    assert.match(await call("filesystem__read_text_file", { path: join(dir, "serve.json") }), /denied/);
  });
});
