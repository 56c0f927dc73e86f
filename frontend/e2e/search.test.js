import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshFolder, launch, removeFolder, serve, visit } from "./product.js";

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import("playwright-core").Page} */
let page;
let dir = "";
/** @type {string[]} */
const complaints = [];

before(async () => {
  browser = await launch();
});
after(() => browser.close());
beforeEach(async () => {
  dir = freshFolder();
  server = await serve(dir);
  page = await visit(browser, server, complaints);
  await page.locator(".conversation.active").waitFor();
});
afterEach(async () => {
  await page?.close();
  assert.equal(await server?.stop(), 0);
  removeFolder(dir);
  assert.deepEqual(complaints.splice(0), []);
});

/** Asks the backend. @param {string} method @param {string} path @param {unknown} [body] */
const ask = (method, path, body) =>
  page.evaluate(
    async ([m, p, b]) => {
      const r = await fetch(/** @type {string} */ (p), {
        method: /** @type {string} */ (m),
        headers: { Authorization: `Bearer ${sessionStorage.getItem("token")}`, "Content-Type": "application/json" },
        ...(b ? { body: JSON.stringify(b) } : {}),
      });
      return r.status === 204 ? null : r.json();
    },
    /** @type {const} */ ([method, path, body]),
  );

const field = () => page.getByLabel("Search conversations");
/** @param {string} text */
const hit = (text) => page.locator(".found-talk .found-row", { hasText: text });
const status = () => page.locator('.found-list [role="status"]');
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Two greetings: the second one stands on a hidden branch. */
const harbour = () =>
  ask("POST", "/api/conversations", {
    title: "Harbour",
    first_mes: "The café by the quay is open.",
    alternate_greetings: ["A lighthouse keeper counts the ships."],
  });

describe("the search", () => {
  test("finds inside messages, marks the words, and goes by keys to another branch and back", async () => {
    await harbour();
    await ask("POST", "/api/conversations", { title: "Mill", first_mes: "日本語の手紙が届いた。" });
    const home = await page.locator(".conversation.active .title").textContent();

    await page.keyboard.press("Control+Shift+F");
    await page.keyboard.type("cafe");
    await hit("The café by the quay").waitFor();
    assert.equal(await page.locator(".found-row mark").first().textContent(), "café");
    await page.waitForFunction(() =>
      /1 message found/.test(document.querySelector(".found-list [role=status]")?.textContent ?? ""),
    );

    await field().fill("日本");
    await hit("日本語の手紙").waitFor();
    assert.equal(await page.locator(".found-row mark").first().textContent(), "日本");

    await field().fill("lighthouse keeper");
    await hit("keeper").waitFor();
    assert.match((await hit("keeper").textContent()) ?? "", /Other branch/);
    await field().press("ArrowDown");
    assert.match(await focused(), /keeper/);
    await page.keyboard.press("ArrowUp");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("type")), "search");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");

    await page.locator(".row.brought", { hasText: "counts the ships" }).waitFor();
    assert.match(await focused(), /counts the ships/);
    assert.equal(await page.locator(".prose", { hasText: "by the quay" }).count(), 0);

    await page.locator(".toast").getByRole("button", { name: "Go back" }).click();
    await page.waitForFunction((title) => document.title.includes(title ?? ""), home);
    const harbourId = (await ask("GET", "/api/conversations?q=Harbour"))[0].id;
    const rows = await ask("GET", `/api/conversations/${harbourId}/messages`);
    assert.equal(rows[0].content, "The café by the quay is open.");
  });

  test("finds workflows, runs, teamwork and documents, and goes there by keys", async () => {
    const flow = await ask("POST", "/api/automations", {
      kind: "instructions",
      name: "Sweep the barnacle deck",
      description: "",
      instructions: [{ markdown: "Look around." }],
      flow: null,
    });
    await ask("POST", `/api/automations/${flow.workflowId}/run`, {});
    const team = await ask("POST", "/api/workflows/start", { prompt: "Write a short report about barnacles as Markdown." });
    while ((await ask("GET", `/api/team/${team.id}`)).status === "running") await pause(100);
    /** @param {string} kind @param {string} text */
    const thing = (kind, text) =>
      page.locator(".found-list section").first().locator(".found-row", { hasText: kind }).filter({ hasText: text });
    const seek = async () => {
      await page.keyboard.press("Control+Shift+F");
      await field().fill("");
      await field().fill("barnacle");
    };
    await seek();
    for (const kind of ["Workflow", "Run", "Teamwork", "Document"]) await thing(kind, "arnacle").waitFor();
    await page.waitForFunction(() =>
      /things beside them/.test(document.querySelector(".found-list [role=status]")?.textContent ?? ""),
    );
    await thing("Workflow", "Sweep").focus();
    await page.keyboard.press("Enter");
    await page.locator(".runs .editor-bar").waitFor();
    await seek();
    await thing("Run", "Sweep").click();
    await page.locator(".runs .run-title", { hasText: "Sweep the barnacle deck" }).waitFor();
    await seek();
    await thing("Document", "arnacle").click();
    await page.locator(".team-preview:not([hidden]) .team-preview-title").waitFor();
  });

  test("says when nothing was found, takes anything for a question, and shows what is left of a gone message", async () => {
    const c = await harbour();
    for (const odd of ["zzzz", '"unbalanced', "NEAR(", "***", "a AND", "x".repeat(400), "\\' OR 1=1 --"]) {
      await field().fill(odd);
      await page.locator(".found-word", { hasText: "No message says this." }).waitFor();
    }
    await field().fill("quay");
    await hit("quay").waitFor();
    await ask("DELETE", `/api/conversations/${c.id}`);
    await ask("POST", `/api/conversations/${c.id}/purge`);
    await hit("quay").click();
    await page.locator(".toast[data-kind=error]").waitFor();
    assert.match(complaints.splice(0).join("\n"), /^console: .* 404 \(Not Found\)$/); // one look, which finds it gone
    await page.locator(".found-word", { hasText: "No message says this." }).waitFor();
    assert.match((await status().textContent()) ?? "", /0 messages found/);
    await field().fill("");
    await page.locator(".found-list section").last().waitFor({ state: "hidden" });
  });
});
