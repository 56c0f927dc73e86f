// The settings as a person uses them, against a small model server of our own.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { freshFolder, launch, removeFolder, say, serve, visit } from "./product.js";

/** A server that lists two models, fills in every form, and answers after a moment. */
function modelServer() {
  /** @type {any[]} */
  const bodies = [];
  const server = createServer((request, response) => {
    if (request.url === "/v1/models") {
      response.setHeader("Content-Type", "application/json");
      response.end('{"object":"list","data":[{"id":"harbour-7b","context_length":32768},{"id":"sea-12b"}]}');
      return;
    }
    if (request.url !== "/v1/chat/completions") {
      response.statusCode = 404;
      response.end();
      return;
    }
    let body = "";
    request.on("data", (d) => {
      body += d;
    });
    request.on("end", () => {
      bodies.push(JSON.parse(body));
      const choice = bodies.at(-1).tool_choice?.function?.name;
      const delta = choice
        ? {
            tool_calls: [
              { index: 0, id: "1", type: "function", function: { name: choice, arguments: '{"weather":"rain"}' } },
            ],
          }
        : { content: "The gulls are asleep." };
      response.setHeader("Content-Type", "text/event-stream");
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
      response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
    });
  });
  return { server, bodies };
}

describe("settings", () => {
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let product;
  /** @type {import("playwright-core").Page} */
  let page;
  let dir = "";
  let model = modelServer();
  let port = 0;
  /** @type {string[]} */
  let complaints = [];

  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());
  beforeEach(async () => {
    complaints = [];
    dir = freshFolder();
    model = modelServer();
    await new Promise((done) => model.server.listen(0, "127.0.0.1", () => done(null)));
    port = /** @type {import("node:net").AddressInfo} */ (model.server.address()).port;
    product = await serve(dir);
    page = await visit(browser, product, complaints);
  });
  afterEach(async () => {
    await page.close();
    await product.stop();
    model.server.closeAllConnections();
    model.server.close();
    removeFolder(dir);
    assert.deepEqual(complaints, []);
  });

  const tab = (/** @type {string} */ name) => page.getByRole("tab", { name }).click();
  const open = async (/** @type {string} */ name) => {
    await page.keyboard.press("Control+,");
    await tab(name);
  };
  const token = () => ({ Authorization: `Bearer ${product.token}`, "Content-Type": "application/json" });
  const read = async (/** @type {string} */ path) =>
    (await fetch(new URL(path, product.url), { headers: token() })).json();
  const put = (/** @type {string} */ path, /** @type {object} */ body) =>
    fetch(new URL(path, product.url), { method: "PUT", headers: token(), body: JSON.stringify(body) });

  const connect = async () => {
    await open("Models");
    await page.getByRole("button", { name: "Add a server" }).click();
    await page.getByLabel("Address").fill(`127.0.0.1:${port}/v1/chat/completions/`);
    await page.getByText(`http://127.0.0.1:${port}/v1/chat/completions`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Save and see its models" }).click();
    await page.getByRole("button", { name: /^harbour-7b/ }).click();
    await page.getByText("Director and Editor can do all they do").waitFor();
  };

  test("adds a server by a pasted address, tries it and lets a model of it answer", async () => {
    await connect();
    await page.getByText("Its context is 32768 tokens.").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await page
      .getByRole("article", { name: `127.0.0.1:${port}` })
      .getByText("answers now")
      .waitFor();
    await page.keyboard.press("Escape");
    await say(page, "Is anyone awake?");
    await page.locator(".script").getByText("The gulls are asleep.").waitFor();
    assert.equal(model.bodies.at(-1).model, "harbour-7b");
    assert.equal("temperature" in model.bodies.at(-1), false, "what nobody set is not sent");
    await open("Privacy");
    await page.getByText(`127.0.0.1:${port}`).first().waitFor();
    await tab("About");
    await page.getByRole("button", { name: "Show diagnostics" }).click();
    const report = await page.getByLabel("Diagnostics").innerText();
    assert.match(report, /harbour-7b/);
    assert.doesNotMatch(report, /awake|127\.0\.0\.1/);
  });

  test("looks around once, and steadily only while help to install is open", async () => {
    let looks = 0;
    page.on("request", (r) => {
      if (r.url().endsWith("/api/endpoints/discover")) looks++;
    });
    await page
      .getByText("No model server is running on this computer yet.")
      .or(page.getByText("Running on this computer"))
      .waitFor();
    const help = page.getByRole("button", { name: /Help me install one/ });
    await page.waitForTimeout(1500); // what the start began ends
    assert.ok(looks <= 1, `${looks} looks at the start`);
    looks = 0;
    await page.waitForTimeout(4500);
    assert.equal(looks, 0);
    await help.click();
    await page.waitForRequest(/discover/);
    await page.waitForRequest(/discover/);
    await help.click();
    await page.waitForTimeout(1500); // what was under way ends
    looks = 0;
    await page.waitForTimeout(4500);
    assert.equal(looks, 0);
  });

  test("stops a try that takes too long", async () => {
    model.server.removeAllListeners("request");
    model.server.on("request", (request, response) => {
      if (request.url === "/v1/models") response.end('{"data":[{"id":"slow"}]}');
      else if (request.url !== "/v1/chat/completions") response.writeHead(404).end();
    });
    await open("Models");
    await page.getByRole("button", { name: "Add a server" }).click();
    await page.getByLabel("Address").fill(`127.0.0.1:${port}`);
    await page.getByRole("button", { name: "Save and see its models" }).click();
    await page.getByRole("button", { name: /^slow/ }).click();
    await page.getByText("It has the model slow.").waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).last().click();
    await page.getByText("Stopped. What the model can do is not known.").waitFor();
    complaints = complaints.filter((c) => !c.includes("409")); // the browser's word for an answer that was not wanted any more
  });

  test("changes theme, size, zoom and stillness, and finds them after a reload", async () => {
    await open("Appearance");
    await page.getByRole("radio", { name: "Night train" }).check();
    await page.getByLabel("Size of the prose").fill("22");
    await page.getByRole("radio", { name: "125 %" }).check();
    await page.getByRole("radio", { name: "Compact" }).check();
    await page.getByRole("group", { name: "Keep still" }).getByRole("radio", { name: "Always" }).check();
    const look = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        const style = getComputedStyle(root);
        return [
          root.dataset["theme"],
          root.dataset["density"],
          root.dataset["motion"],
          style.fontSize,
          style.getPropertyValue("--prose-size"),
          style.backgroundColor,
        ];
      });
    const chosen = ["night-train", "compact", "always", "20px", "1.375rem"];
    await page.waitForFunction(() => document.documentElement.dataset["motion"] === "always");
    const before = await look();
    assert.deepEqual(before.slice(0, 5), chosen);
    await page.reload();
    await page.getByLabel("Your message").waitFor();
    assert.deepEqual(await look(), before);
  });

  test("sends with mod+Enter when asked to", async () => {
    await open("Appearance");
    await page.getByRole("radio", { name: "Ctrl Enter" }).check();
    await page.keyboard.press("Escape");
    const box = page.getByLabel("Your message");
    await box.fill("One");
    await box.press("Enter");
    await box.pressSequentially("two");
    assert.equal(await box.inputValue(), "One\ntwo");
    await box.press("Control+Enter");
    await page.locator('.row[data-role="user"]').waitFor();
  });

  test("saves and applies a preset without a switch changing, and undoes it", async () => {
    await connect();
    const [endpoint] = await read("/api/endpoints");
    const [config] = await read(`/api/endpoints/${endpoint.id}/configs`);
    await put(`/api/models/${config.id}`, { temperature: 0.3 });
    await put("/api/settings", { shared_system_prompt: "Be brief.", length_guard: true });
    await tab("Presets");
    await page.getByLabel("Name", { exact: true }).fill("Brief");
    await page.getByRole("button", { name: "Save as a preset" }).click();
    await page.getByText("Temperature 0.3 · a prompt of 2 words").waitFor();
    await put(`/api/models/${config.id}`, { temperature: 1.5, top_k: 9 });
    await put("/api/settings", {
      shared_system_prompt: "Be long.",
      length_guard: false,
      enable_agent: false,
      workflows_globally_enabled: false,
      reasoning_enabled_passes: { director: false, writer: true, editor: true },
    });
    const before = await read("/api/settings");
    await page.getByRole("button", { name: "Apply Brief" }).click();
    await page.getByText("Brief is applied.").waitFor();
    assert.deepEqual(await read("/api/settings"), { ...before, shared_system_prompt: "Be brief." });
    const [applied] = await read(`/api/endpoints/${endpoint.id}/configs`);
    assert.deepEqual([applied.temperature, applied.top_k], [0.3, null]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => !document.querySelector(".toast"));
    await assert.doesNotReject(async () => {
      for (let tries = 0; (await read("/api/settings")).shared_system_prompt !== "Be long."; tries++)
        if (tries > 50) throw new Error("the undo changed nothing");
    });
    await page.getByRole("button", { name: "More about Brief" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByLabel("New name of Brief").fill("Terse");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "More about Terse" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("There is no preset yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Apply Terse" }).waitFor();
  });

  test("backs up and restores, and the way back is there", async () => {
    await say(page, "Remember the first bollard.");
    await open("Data");
    await page.getByRole("button", { name: "Back up now" }).click();
    await page.getByText("Copied and checked.").waitFor();
    await page.keyboard.press("Escape");
    await say(page, "Forget the second bollard.");
    await open("Data");
    await page.getByRole("button", { name: /^Restore the copy of/ }).click();
    await page.getByRole("dialog", { name: "Put this copy in place?" }).getByText("It is copied first").waitFor();
    await page.getByRole("button", { name: "Copy first, then restore" }).click();
    await page.getByText(/^Everything is as it was on/).waitFor();
    await page.locator(".script").getByText("Remember the first bollard.").waitFor();
    assert.equal(await page.locator(".script").getByText("second bollard").count(), 0);
    await say(page, "And on we go.");
    await open("Data");
    await page.getByRole("listitem").filter({ hasText: "before a restore" }).getByRole("button").first().click();
    await page.getByRole("button", { name: "Copy first, then restore" }).click();
    await page.locator(".script").getByText("Forget the second bollard.").waitFor();
    await open("Data");
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByText(/terzetto\.db is well/).waitFor();
  });

  test("says at the page what stands in the way, until it is over", async () => {
    await connect();
    await page.keyboard.press("Escape");
    model.server.closeAllConnections();
    await new Promise((done) => model.server.close(done));
    await page.getByLabel("Your message").fill("Hello?");
    await page.keyboard.press("Enter");
    await page.locator(".advice").getByText("Start it, then ask again.").waitFor({ timeout: 30_000 });
    model.server.listen(port, "127.0.0.1");
    await page.getByRole("button", { name: "Answer this" }).click();
    await page.locator(".script").getByText("The gulls are asleep.").waitFor({ timeout: 30_000 });
    await page.locator(".advice").waitFor({ state: "detached" });
  });

  test("adds a server that speaks, with its key, says whether it is ready, and removes it", async () => {
    const voice = createServer((_, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end('{"data":[{"id":"kokoro"}],"voices":["af_sky"]}');
    });
    await new Promise((/** @type {(v: unknown) => void} */ done) => voice.listen(0, "127.0.0.1", () => done(0)));
    const { port: at } = /** @type {import("node:net").AddressInfo} */ (voice.address());
    await open("Speech");
    const add = page.locator(".speech-form");
    await add.getByLabel("Address").fill("nonsense://x");
    await add.getByRole("button", { name: "Add the server" }).click();
    await add.locator('.verdict[data-kind="error"]').waitFor();
    assert.match(complaints.splice(0).join("\n"), /^console: .*422/, "the page was refused, once");
    await add.getByLabel("Address").fill(`127.0.0.1:${at}`);
    await add.getByLabel("Name", { exact: true }).fill("Kokoro");
    await add.getByLabel("Key").fill("sk-very-secret-1234");
    await add.getByRole("button", { name: "Add the server" }).click();
    const row = page.locator(".engine").filter({ hasText: "Kokoro" });
    await row.getByText("ready", { exact: true }).waitFor();
    await row.getByText("…1234").waitFor();
    assert.equal((await page.content()).includes("sk-very-secret"), false, "the key does not come back");
    await page.getByRole("button", { name: "Remove Kokoro" }).click();
    await row.waitFor({ state: "detached" });
    voice.closeAllConnections();
    voice.close();
  });
});
