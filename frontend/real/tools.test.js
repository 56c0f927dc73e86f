// Servers of tools that others wrote, over MCP.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { asking, browserPath, freshFolder, launch, removeFolder, serve, until, visit } from "../e2e/product.js";
import { freePort, missing, python, toolServer } from "./parts.js";

/** A program of a registry is fetched when it is started first, in ms. */
const firstStart = 150_000;

/** Calls a tool, which a person allows once, and gives its run. @param {ReturnType<typeof asking>} ask @param {string} tool @param {object} args */
async function allowed(ask, tool, args) {
  await assert.rejects(ask("POST", `/api/tools/${tool}/run`, { args }), /needs your answer/);
  const [request] = (await ask("GET", "/api/runs/requests")).items;
  const run = await ask("POST", `/api/runs/requests/${request.requestId}/answer`, { answer: "once" });
  const end = () => ask("GET", `/api/runs/${run.workflowRunId}`);
  await until(async () => (await end()).state, /^(completed|failed)$/);
  return JSON.stringify(await end());
}

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

  const call = (/** @type {string} */ tool, /** @type {object} */ args) => allowed(ask, tool, args);

  test("offers its tools, and one of them answers", async () => {
    const added = await add("everything", "stdio");
    assert.ok(added.offers.length > 5, JSON.stringify(added));
    assert.match(await call("everything__echo", { message: "tea" }), /Echo: tea/);
  });

  for (const [mode, path] of Object.entries({ sse: "sse", streamableHttp: "mcp" })) {
    test(`at an address, by ${mode}, tells how far it is`, async () => {
      const port = await freePort();
      const child = spawn(process.execPath, [toolServer("everything"), mode], {
        env: { ...process.env, PORT: String(port) },
        stdio: "ignore",
      });
      try {
        await until(
          () =>
            fetch(`http://127.0.0.1:${port}/`).then(
              () => true,
              () => false,
            ),
          true,
        );
        const name = mode.toLowerCase();
        const address = `http://127.0.0.1:${port}/${path}`;
        const added = await ask("POST", "/api/tools/servers", { name, address, task: name });
        assert.ok(added.offers.length > 5, JSON.stringify(added));
        assert.match(await call(`${name}__echo`, { message: "tea" }), /Echo: tea/);
        const run = await call(`${name}__trigger-long-running-operation`, { duration: 2, steps: 4 });
        const logs = (await ask("GET", `/api/runs/${JSON.parse(run).workflowRunId}/logs`)).items;
        const steps = logs.map((/** @type {any} */ l) => l.progress).filter(Boolean);
        assert.deepEqual(steps, [25, 50, 75, 100], JSON.stringify(logs));
      } finally {
        child.kill();
      }
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

/** @param {string} name */
const npx = (name) => `npx -y @modelcontextprotocol/server-${name}`;

/**
 * What the page of each server tells people to paste, a tool of it that is called, and what that gives.
 *
 * @param {string} files a folder with notes and a repository
 * @returns {Record<string, {text: string, tool: string, args: object, gives: RegExp}>}
 */
const pages = (files) => ({
  everything: {
    text: JSON.stringify({
      mcpServers: { everything: { command: "npx", args: ["-y", "@modelcontextprotocol/server-everything"] } },
    }),
    tool: "echo",
    args: { message: "tea" },
    gives: /Echo: tea/,
  },
  filesystem: {
    text: `${npx("filesystem")} ${files}`,
    tool: "read_text_file",
    args: { path: join(files, "notes", "a.md") },
    gives: /green tea/,
  },
  memory: {
    text: JSON.stringify({
      mcpServers: {
        memory: {
          command: "npx",
          args: ["-y", "@modelcontextprotocol/server-memory"],
          env: { MEMORY_FILE_PATH: join(files, "memory.jsonl") },
        },
      },
    }),
    tool: "create_entities",
    args: { entities: [{ name: "Ferry", entityType: "boat", observations: ["leaves at noon"] }] },
    gives: /leaves at noon/,
  },
  "sequential-thinking": {
    text: JSON.stringify({
      servers: {
        "sequential-thinking": { command: "npx", args: ["-y", "@modelcontextprotocol/server-sequential-thinking"] },
      },
    }),
    tool: "sequentialthinking",
    args: { thought: "Tea first.", nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 },
    gives: /thoughtHistoryLength/,
  },
  time: {
    text: `"time": { "command": "${python}/uvx", "args": ["mcp-server-time"] }`,
    tool: "convert_time",
    args: { source_timezone: "UTC", time: "12:00", target_timezone: "Asia/Tokyo" },
    gives: /21:00/,
  },
  fetch: {
    text: `${python}/uvx mcp-server-fetch --ignore-robots-txt --allow-private-ips`,
    tool: "fetch",
    args: { url: "", raw: true },
    gives: /green page/,
  },
  git: {
    text: JSON.stringify({
      mcp: { servers: { git: { command: `${python}/uvx`, args: ["mcp-server-git", "--repository", files] } } },
    }),
    tool: "git_log",
    args: { repo_path: files },
    gives: /Pour the tea/,
  },
  playwright: {
    text: JSON.stringify({
      mcpServers: {
        playwright: {
          command: "npx",
          args: [
            "@playwright/mcp@latest",
            "--headless",
            "--isolated",
            "--no-sandbox",
            "--executable-path",
            browserPath(),
          ],
        },
      },
    }),
    tool: "browser_navigate",
    args: { url: "data:text/html,<title>Harbour</title>" },
    gives: /Harbour/,
  },
});

/** Why npx and uvx can't fetch what they start. @returns {false | string} */
function unreachable() {
  try {
    execFileSync("npm", ["ping", "--fetch-retries=0", "--fetch-timeout=20000"], { stdio: "ignore", timeout: 30_000 });
    return false;
  } catch {
    return "the registry of npm can't be reached, so no server is fetched by what its page says";
  }
}

const skip = missing("tools") || unreachable();
describe("what the page of a real server says is pasted into the window", { skip }, () => {
  const dir = freshFolder();
  const files = freshFolder();
  const web = createServer((_, response) => response.end("a green page"));
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** @type {import("playwright-core").Page} */
  let page;

  before(async () => {
    mkdirSync(join(files, "notes"));
    writeFileSync(join(files, "notes", "a.md"), "green tea");
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync("git", ["-C", files, "-c", "user.name=Mara", "-c", "user.email=mara@example.com", ...args]);
    git("init", "-q");
    git("add", "notes");
    git("commit", "-q", "-m", "Pour the tea");
    await new Promise((done) => web.listen(0, "127.0.0.1", () => done(null)));
    server = await serve(dir);
    browser = await launch();
    page = await visit(browser, server, []);
    page.setDefaultTimeout(firstStart);
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "Tools and servers", exact: true }).click();
  });
  after(async () => {
    await browser?.close();
    web.close();
    assert.equal(await server?.stop(), 0);
    for (const folder of [dir, files]) removeFolder(folder);
  });

  for (const [name, { text, tool, args, gives }] of Object.entries(pages(files))) {
    test(`${name} is added, and a tool of it answers`, async () => {
      const ask = asking(server);
      const field = page.locator("#server-command");
      await field.fill("");
      await page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await field.focus();
      await page.keyboard.press("Control+v");
      await until(() => page.locator("#server-name").inputValue(), name);
      await page.getByRole("button", { name: "Connect and list tools" }).click();
      const row = page.locator(`[data-server="${name}"]`);
      const refusal = page.locator(".speech-form .error, .speech-form [role=alert]");
      await row.or(refusal.first()).first().waitFor();
      assert.equal(await row.count(), 1, await page.locator(".speech-form").innerText());
      await row.getByText("Available tools").click();
      await row.locator(`[data-usable="true"] code`, { hasText: new RegExp(`^${name}__${tool}$`) }).waitFor();
      assert.equal(await row.locator('[data-usable="false"]').count(), 0);
      const { port } = /** @type {import("node:net").AddressInfo} */ (web.address());
      const given = "url" in args && args.url === "" ? { ...args, url: `http://127.0.0.1:${port}/` } : args;
      assert.match(await allowed(ask, `${name}__${tool}`, given), gives);
    });
  }
});
