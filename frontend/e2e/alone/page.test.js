import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, afterEach, before, describe, test } from "node:test";
import { answer, freshFolder, launch, removeFolder, say, serve, visit } from "../product.js";

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

async function start() {
  dir = freshFolder();
  server = await serve(dir);
  page = await visit(browser, server, complaints);
}
afterEach(async () => {
  await page?.close();
  assert.equal(await server?.stop(), 0);
  removeFolder(dir);
  assert.deepEqual(complaints.splice(0), []);
});

/** @param {string} method @param {string} path @param {object} [body] */
async function api(method, path, body) {
  const response = await fetch(new URL(path, server.url), {
    method,
    headers: { Authorization: `Bearer ${server.token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(response.ok, `${method} ${path}: ${response.status}`);
  return response.json();
}

const rows = () => page.locator(".row");
const last = () => rows().last();
/** @param {string} name */
const item = (name) => page.getByRole("menuitem", { name });

/** Puts a text into the last reply. @param {string} content */
async function write(content) {
  const [c] = await api("GET", "/api/conversations");
  const all = await api("GET", `/api/conversations/${c.id}/messages`);
  await api("POST", `/api/conversations/${c.id}/messages/${all.at(-1).id}/edit`, { content });
}

describe("the page", () => {
  test("opens the menu of a row by right click and by key, copies, bookmarks and finds the bookmark again", async () => {
    await start();
    await say(page, "The lamp is lit.");
    const mine = page.locator('.row[data-role="user"]');
    await mine.click({ button: "right" });
    await item("Bookmark").click();
    await mine.locator('[data-icon="bookmark"]').waitFor();
    assert.equal(await mine.getAttribute("aria-label"), "You, message 1 of 2, bookmarked");
    await page.getByRole("button", { name: "Bookmarks" }).click();
    await page.getByRole("menuitem", { name: /The lamp is lit/ }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-role") === "user");
    await page.keyboard.press("Enter");
    await item("Copy").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".row:focus").count(), 1, "the focus is back on the row");
    await page.keyboard.press("Shift+F10");
    await item("Take the bookmark away").click();
    await mine.locator('.who [data-icon="bookmark"]').waitFor({ state: "detached" });
    await page.keyboard.press("F2");
    await page.getByLabel("Edit the message").waitFor();
  });

  test("takes a deletion back, and carries it out when something else is done", async () => {
    await start();
    await say(page, "One.");
    await last().getByRole("button", { name: "More" }).click();
    await item("Delete").click();
    await page.waitForFunction(() => document.querySelectorAll(".row").length === 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".row").length === 2);
    await last().getByRole("button", { name: "More" }).click();
    await item("Delete").click();
    await answer(page, () => page.getByRole("button", { name: "Answer this" }).click());
    assert.equal(await rows().count(), 2);
    assert.equal(await page.locator(".branches").count(), 0, "the deleted reply is no version of the new one");
  });

  test("begins a new branch at a row, and shows the way back", async () => {
    await start();
    await say(page, "One.");
    await say(page, "Two.");
    await rows().nth(1).click({ button: "right" });
    await item("Start a new branch here").click();
    await page.waitForFunction(() => document.querySelectorAll(".row").length === 2);
    await page.getByText("What came after this stands on another branch.").waitFor();
    await say(page, "Three.");
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.getByRole("button", { name: /^Version 2 of 2/ }).click();
    await page.getByLabel("Version to go to, from 1 to 2").fill("1");
    await page.keyboard.press("Enter");
    await page.locator(".script").getByText("Two.", { exact: true }).waitFor();
  });

  test("shows what the Editor changed, and keeps the Writer's version", async () => {
    await start();
    await say(page, "I wait on the quay with a lantern.");
    const edited = await last().locator(".prose").first().innerText();
    await page.getByRole("button", { name: "What the Editor changed" }).click();
    assert.ok((await page.locator(".diff ins, .diff del").count()) > 0);
    await page.getByRole("radio", { name: "As drafted" }).click();
    const drafted = await page.locator(".other-version").innerText();
    assert.notEqual(drafted, edited);
    await page.getByRole("radio", { name: "As edited" }).click();
    assert.equal(await last().locator(".prose").first().innerText(), edited);
    await page.getByRole("button", { name: "Keep the Writer's version" }).click();
    await page.waitForFunction(
      (text) => /** @type {HTMLElement} */ (document.querySelector(".row.last .prose")).innerText === text,
      drafted,
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(
      (text) => /** @type {HTMLElement} */ (document.querySelector(".row.last .prose")).innerText === text,
      edited,
    );
    await say(page, "And then?");
    const earlier = rows().nth(1);
    assert.equal(await earlier.locator(".thought").count(), 0, "only the last turn shows its thoughts by itself");
    await earlier.click({ button: "right" });
    await item("Show thoughts and changes").click();
    await earlier.getByText(/^What the Director thought, \d+ words$/).click();
    assert.ok((await earlier.locator(".thought-text").innerText()).length > 10);
    await earlier.getByRole("button", { name: "What the Editor changed" }).waitFor();
  });

  test("counts what comes while the reader is elsewhere, and comes back for what is sent", async () => {
    await start();
    for (const text of ["One.", "Two.", "Three."]) await say(page, text);
    await page.getByLabel("Your message").fill("Four.");
    await page.keyboard.press("Enter");
    await page.mouse.move(700, 300);
    // A wheel that is turned while rows change their height may need a second turn.
    const top = () => page.evaluate(() => document.querySelector(".transcript")?.scrollTop);
    for (let tries = 0; (await top()) !== 0 && tries < 20; tries++) {
      await page.mouse.wheel(0, -4000);
      await page.waitForTimeout(100);
    }
    await page.getByRole("button", { name: /^\d+ new words?$/ }).waitFor({ timeout: 30_000 });
    await page.getByRole("button", { name: /^[12] new messages?$/ }).waitFor({ timeout: 60_000 });
    assert.equal(await top(), 0, "nothing moved");
    await say(page, "Five.");
    assert.equal(await page.locator(".jump").isVisible(), false);
  });

  test("holds a reply back until it is done, when asked", async () => {
    await start();
    await api("PUT", "/api/settings", { hide_streaming_until_baked: true });
    await page.waitForTimeout(300);
    await page.getByLabel("Your message").fill("Tell me about the harbour.");
    await page.keyboard.press("Enter");
    await page.getByText("The Writer is writing.").waitFor({ timeout: 30_000 });
    await page.waitForTimeout(400);
    assert.equal(await page.locator('.row[data-kind="reply"] .prose').innerText(), "");
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached", timeout: 60_000 });
    assert.ok((await last().locator(".prose").first().innerText()).length > 20);
  });

  test("shows code, formulas, tables and a very long text", async () => {
    await start();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await say(page, "Hello.");
    await write(
      "```js\nconst a = 1;\n```\n\nSo $E = mc^2$ holds.\n\n$$\\frac{a}{b}$$\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    await page.locator(".code .hljs-keyword").waitFor();
    await page.getByRole("button", { name: "Copy code" }).click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "const a = 1;\n");
    await page.locator(".math math msup").waitFor();
    await page.locator(".math-display math mfrac").waitFor();
    await page.getByRole("region", { name: "Table" }).waitFor();
    await write(`**a** ${"x".repeat(99_000)}`);
    await page.getByRole("button", { name: "Format it" }).waitFor();
    await page.getByLabel("Your message").fill("The page is still there.");
  });

  test("shows a picture at full size", async () => {
    await start();
    const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await say(page, "Look.");
    await write(`![a red dot](data:image/png;base64,${png}) ![another](data:image/png;base64,${png}#2)`);
    await page.getByRole("button", { name: "Show a red dot at full size" }).click();
    const layer = page.getByRole("dialog", { name: "Picture at full size" });
    await layer.getByText("a red dot, 1 of 2").waitFor();
    await page.keyboard.press("ArrowRight");
    await layer.getByText("another, 2 of 2").waitFor();
    await page.keyboard.press("Escape");
    await layer.waitFor({ state: "detached" });
    await page.locator('.picture-button:focus[aria-label="Show a red dot at full size"]').waitFor();
  });

  test("opens a chat of ten thousand messages at its end, and goes to its start and back", async () => {
    dir = freshFolder();
    server = await serve(dir);
    const { id } = await api("POST", "/api/conversations", { title: "Long" });
    assert.equal(await server.stop(), 0);
    const root = new URL("../../..", import.meta.url).pathname;
    execFileSync("go", ["run", "./build/bench", "-fill", dir, "-conversation", id], { cwd: root });
    server = await serve(dir);
    page = await visit(browser, server, complaints);

    await last().getByText("Row 9999.").waitFor();
    await page.getByRole("article", { name: "Assistant, message 10,000 of 10,000" }).waitFor();
    const end = () =>
      page.evaluate(() => {
        const s = /** @type {HTMLElement} */ (document.querySelector(".transcript"));
        return s.scrollHeight - s.scrollTop - s.clientHeight;
      });
    assert.ok((await end()) < 4, "it is open at its end");

    // What the reader looks at stays where it is while pages come and go.
    await page.mouse.move(700, 400);
    for (let i = 0; i < 30; i++) {
      await page.mouse.wheel(0, -1500);
      await page.waitForTimeout(30);
    }
    await page.waitForTimeout(500);
    assert.ok((await rows().count()) <= 160);
    const seen = () =>
      page.evaluate(() => {
        const row = [...document.querySelectorAll(".row")].find((r) => r.getBoundingClientRect().top > 100);
        return [row?.getAttribute("data-id"), row?.getBoundingClientRect().top];
      });
    const [row, top] = await seen();
    await page.mouse.wheel(0, -1);
    await page.waitForTimeout(500);
    const [again, now] = await seen();
    assert.equal(again, row);
    assert.ok(Math.abs(Number(now) - Number(top)) < 4);

    await page.locator(".transcript").focus();
    await page.keyboard.press("Home");
    await page.getByRole("article", { name: "You, message 1 of 10,000" }).waitFor();
    for (let i = 0; i < 20; i++) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(30);
    }
    assert.equal(
      await page.getByRole("article", { name: "You, message 1 of 10,000" }).count(),
      0,
      "far rows are let go",
    );
    await page.getByRole("button", { name: "Jump to the end" }).click();
    await last().getByText("Row 9999.").waitFor();
    assert.ok((await end()) < 4);

    // Finding looks at rows that are not held.
    await page.keyboard.press("Control+f");
    await page.keyboard.type("row 4321.");
    await page.getByText("1 of 1", { exact: true }).waitFor();
    await page.getByRole("article", { name: "Assistant, message 4,322 of 10,000" }).waitFor();
    assert.equal(await page.evaluate(() => CSS.highlights.get("found-here")?.size), 1);
    await page.getByLabel("Find in this conversation").fill("nowhere to be found");
    await page.getByText("Not found").waitFor();
    await page.getByLabel("Find in this conversation").fill("KETTLE");
    await page.getByText(/^[\d,]+ of 10,000$/).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".find").isVisible(), false);
  });
});
