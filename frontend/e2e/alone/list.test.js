import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
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

/** Begins conversations, the last of which is the newest. @param {...string} titles */
async function begin(...titles) {
  for (const title of titles) {
    await ask("POST", "/api/conversations", { title, first_mes: `Here begins ${title}.` });
    await row(title).waitFor();
  }
}
/** @param {string} title */
const row = (title) => page.locator(".conversation", { has: page.locator(".title", { hasText: title }) });
/** @param {string} title @param {string} act */
const choose = async (title, act) => {
  await row(title).click({ button: "right" });
  await page.getByRole("menuitem", { name: act }).click();
};
/** The list as one reads it: groups in brackets, titles below them. */
const listed = () =>
  page.evaluate(() =>
    [...document.querySelectorAll(".sections h3, .sections .title")]
      .map((n) => (n.tagName === "H3" ? `[${n.textContent}]` : n.textContent))
      .join(" "),
  );
/** @param {string} want */
const lists = async (want) => {
  await page
    .waitForFunction(
      (w) =>
        [...document.querySelectorAll(".sections h3, .sections .title")]
          .map((n) => (n.tagName === "H3" ? `[${n.textContent}]` : n.textContent))
          .join(" ") === w,
      want,
      { timeout: 10_000 },
    )
    .catch(() => {});
  assert.equal(await listed(), want);
};
const focused = () => page.evaluate(() => document.activeElement?.querySelector(".title")?.textContent ?? "");

describe("the list of conversations", () => {
  test("pins, archives and brings back, and keeps it through a reload", async () => {
    await say(page, "Zero");
    await begin("One", "Two", "Three");
    await choose("One", "Pin to the top");
    await lists("[Pinned] One [Today] Three Two Zero");
    await choose("Two", "Archive");
    await lists("[Pinned] One [Today] Three Zero");
    await page.getByRole("button", { name: "Archived" }).click();
    await lists("[Today] Two");
    await choose("Two", "Bring back");
    await page.getByText("Nothing is archived.").waitFor();
    await page.getByRole("button", { name: "Back to the conversations" }).click();
    await lists("[Pinned] One [Today] Three Two Zero");
    await choose("Three", "Archive");
    await page.reload();
    await lists("[Pinned] One [Today] Two Zero");
    await choose("One", "Unpin");
    await lists("[Today] Two One Zero");
    await page.getByRole("button", { name: "Archived" }).click();
    await row("Three").click();
    await say(page, "I am back.");
    await page.getByRole("button", { name: "Back to the conversations" }).click();
    await lists("[Today] Three Two One Zero");
  });

  test("is worked with the keyboard alone", async () => {
    await say(page, "Zero");
    await begin("One", "Two");
    await row("Two").focus();
    await page.keyboard.press("ArrowDown");
    assert.equal(await focused(), "One");
    await page.keyboard.press("F2");
    await page.getByLabel("Title").fill("Uno");
    await page.keyboard.press("Escape");
    assert.equal(await focused(), "One");
    await page.keyboard.press("F2");
    await page.keyboard.type("Uno");
    await page.keyboard.press("Enter");
    await lists("[Today] Two Uno Zero");
    assert.equal(await focused(), "Uno");
    // The row shows the new title a moment before the backend has it.
    for (const end = Date.now() + 10_000; Date.now() < end; await pause(50))
      if ((await ask("GET", "/api/conversations?q=uno")).length === 1) break;
    assert.equal((await ask("GET", "/api/conversations?q=uno")).length, 1);
    await page.keyboard.press("Shift+F10");
    await page.locator(".menu").waitFor();
    assert.equal(await page.locator(".menu").count(), 1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await lists("[Pinned] Uno [Today] Two Zero");
    await page.waitForFunction(() => document.activeElement?.querySelector(".title")?.textContent === "Uno");
    assert.equal(await page.locator('.conversation[tabindex="0"]').count(), 1);
    await page.keyboard.press("End");
    assert.equal(await focused(), "Zero");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.locator(".script").getByText("Here begins One.").waitFor();
    await row("Two").dblclick();
    await page.getByLabel("Title").fill("Dos");
    await page.keyboard.press("Enter");
    await lists("[Pinned] Uno [Today] Dos Zero");
    await page.locator(".page-title", { hasText: "Dos" }).waitFor();
  });

  test("throws away, takes back, and deletes for good only when it is sure", async () => {
    await say(page, "Zero");
    await begin("One", "Two", "Three");
    await choose("Two", "Move to the trash");
    await lists("[Today] Three One Zero");
    await page.getByRole("button", { name: "Put it back" }).click();
    await lists("[Today] Three Two One Zero");
    await page.locator(".script").getByText("Here begins Two.").waitFor();
    for (const title of ["Three", "One", "Two"]) await choose(title, "Move to the trash");
    await page.getByRole("button", { name: "Trash", exact: true }).click();
    await lists("Two One Three");
    await row("One").click();
    await page.getByRole("menuitem", { name: "Put it back" }).click();
    await lists("Two Three");
    await choose("Three", "Delete for good");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("“Three” will be deleted").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await lists("Two Three");
    await choose("Three", "Delete for good");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await lists("Two");
    await page.getByRole("button", { name: "Empty the trash" }).click();
    await dialog.getByText("“Two” will be deleted").waitFor();
    await dialog.getByRole("button", { name: "Empty the trash" }).click();
    await page.getByText("The trash is empty.").waitFor();
    await page.getByRole("button", { name: "Back to the conversations" }).click();
    await lists("[Today] One Zero");
  });

  test("searches titles and characters, and clears with Escape", async () => {
    await say(page, "Zero");
    await begin("One", "Two");
    await ask("POST", "/api/conversations", { title: "Three", character_name: "Mara Lind" });
    await row("Three").waitFor();
    const search = page.getByLabel("Search conversations");
    await search.fill("wO");
    await lists("[Today] Two");
    assert.equal(await page.locator(".title mark").textContent(), "wo");
    await search.fill("lind");
    await lists("[Today] Three");
    await page.getByText("With Mara Lind").waitFor();
    await search.fill("nowhere");
    await page.getByText("No conversation is called “nowhere”.").waitFor();
    await page.keyboard.press("Escape");
    await lists("[Today] Three Two One Zero");
    assert.equal(await search.inputValue(), "");
    await search.fill("one");
    await lists("[Today] One");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(".script").getByText("Here begins One.").waitFor();
    await page.keyboard.press("Control+n");
    await page.locator(".conversation.active", { hasText: "New conversation" }).waitFor();
    await lists("[Today] New conversation Three Two One Zero");
  });

  test("tells of an answer that came elsewhere, also after a reload", async () => {
    await begin("Quiet");
    await page.getByLabel("Your message").fill("A long story, please.");
    await page.keyboard.press("Enter");
    await page.locator('.row[data-kind="reply"]').waitFor();
    await row("Quiet").click();
    const story = row("A long story, please.");
    await page.locator(".conversation.running").waitFor();
    await page.locator(".conversation.unread").waitFor({ timeout: 60_000 });
    assert.equal(await page.locator(".conversation.running").count(), 0);
    assert.match((await story.textContent()) ?? "", /New answer\./);
    assert.equal(await page.title(), "(1) Quiet – Terzetto");
    await page.reload();
    await page.locator(".conversation.unread").waitFor();
    assert.equal(await page.title(), "(1) Quiet – Terzetto");
    await story.click();
    await page.waitForFunction(() => document.title === "A long story, please. – Terzetto");
    assert.equal(await page.locator(".conversation.unread").count(), 0);
  });

  test("hears of an answer that was finished while there was no page", async () => {
    await begin("Quiet");
    await page.getByLabel("Your message").fill("A long story, please.");
    await page.keyboard.press("Enter");
    await page.locator('.row[data-kind="reply"]').waitFor();
    await row("Quiet").click();
    await page.locator(".conversation.running").waitFor();
    const all = await ask("GET", "/api/conversations");
    const { id } = all.find((/** @type {{running: boolean}} */ c) => c.running);
    await page.goto("about:blank");
    const headers = { Authorization: `Bearer ${server.token}` };
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
      const r = await fetch(`${server.url}api/conversations/${id}`, { headers });
      if (!(await r.json()).running) break;
    }
    await page.goto(`${server.url}#token=${server.token}`);
    await page.locator(".conversation.unread").waitFor();
  });

  test("is killed in the middle of an answer and has it, as far as it came", async () => {
    await begin("Quiet");
    await row("New conversation").click();
    await page.getByLabel("Your message").fill("A long story, please.");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => (document.querySelector('.row[data-kind="reply"] .prose')?.textContent?.length ?? 0) > 40,
    );
    await pause(1500); // what streams is kept about once a second
    await page.close();
    await server.stop("SIGKILL");
    server = await serve(dir);
    page = await visit(browser, server, complaints);
    await lists("[Today] A long story, please. Quiet");
    await row("A long story, please.").click();
    await page.locator(".row").nth(1).waitFor();
    assert.ok(((await page.locator(".row .prose").last().textContent()) ?? "").length > 20);
  });

  test("marks what was written and not sent", async () => {
    await begin("One", "Two");
    await row("One").click();
    await page.getByLabel("Your message").fill("half a thou");
    assert.equal(await page.locator(".draft").count(), 0);
    await row("Two").click();
    await row("One").getByText("half a thou").waitFor();
    await page.reload();
    await row("One").locator(".draft").waitFor();
    await row("One").click();
    assert.equal(await page.getByLabel("Your message").inputValue(), "half a thou");
    await answer(page, () => page.keyboard.press("Enter"));
    await row("Two").click();
    await page.locator(".conversation.active", { hasText: "Two" }).waitFor();
    assert.equal(await page.locator(".draft").count(), 0);
  });

  test("loads more as one scrolls, and stays in order", async () => {
    await page.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${sessionStorage.getItem("token")}`,
        "Content-Type": "application/json",
      };
      for (let i = 0; i < 230; i++)
        await fetch("/api/conversations", { method: "POST", headers, body: JSON.stringify({ title: `Number ${i}` }) });
    });
    await page.reload();
    await row("Number 229").waitFor();
    assert.equal(await page.locator(".conversation").count(), 100);
    const seen = () => page.locator(".conversation .title").allTextContents();
    for (let i = 0; i < 50 && (await page.locator(".conversation").count()) < 231; i++) {
      await page.locator(".conversations").evaluate((n) => {
        n.scrollTop = n.scrollHeight;
      });
      await page.waitForTimeout(50);
    }
    const titles = await seen();
    assert.deepEqual(
      titles.slice(0, 230),
      Array.from({ length: 230 }, (_, i) => `Number ${229 - i}`),
    );
    assert.equal(titles.length, 231);
  });

  test("tells the desktop who has answered, and nothing of the text, when asked to", async () => {
    await page.evaluate(() => {
      /** @type {any} */ (globalThis).said = [];
      class Note extends EventTarget {
        static permission = "granted";
        static requestPermission = async () => "granted";
        /** @param {string} title @param {{body: string}} o */
        constructor(title, o) {
          super();
          /** @type {any} */ (globalThis).said.push(`${title}: ${o.body}`);
        }
      }
      /** @type {any} */ (globalThis).Notification = Note;
      document.hasFocus = () => false;
    });
    const said = () => page.evaluate(() => /** @type {any} */ (globalThis).said);
    await say(page, "Secret words.");
    assert.deepEqual(await said(), []);
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "Appearance" }).click();
    await page.getByRole("switch", { name: "Say when an answer is ready" }).check();
    await page.waitForFunction(
      async () =>
        (
          await (
            await fetch("/api/settings", { headers: { Authorization: `Bearer ${sessionStorage.getItem("token")}` } })
          ).json()
        ).notify_finished,
    );
    await page.keyboard.press("Escape");
    await say(page, "More secret words.");
    await page.waitForFunction(() => /** @type {any} */ (globalThis).said.length === 1);
    assert.deepEqual(await said(), ["Terzetto: The assistant has answered"]);
    assert.equal(await page.title(), "(1) Secret words. – Terzetto");
    await page.evaluate(() => globalThis.window.dispatchEvent(new Event("focus")));
    assert.equal(await page.title(), "Secret words. – Terzetto");
  });
});
