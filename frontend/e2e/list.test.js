import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeEach, describe, test } from "node:test";
import { halfway, modelServer } from "./model.js";
import { answer, connect, go, holding, reload, say, settled, until } from "./product.js";
import { ask, come, dir, page, restart, server, stage } from "./stage.js";

stage();
beforeEach(async () => {
  await come();
  await page.locator(".conversation.active").waitFor();
});

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
const lists = (want) => until(listed, want);
const focused = () => page.evaluate(() => document.activeElement?.querySelector(".title")?.textContent ?? "");
/** @param {string} title */
const at = (title) => until(focused, title);
const title = () => page.title();
/** @param {string} selector */
const count = (selector) => () => page.locator(selector).count();

/** Begins a story in the conversation that is open, which stays halfway until it is let go on. @param {import("node:test").TestContext} t */
async function storyBegun(t) {
  const model = await modelServer();
  t.after(model.close);
  await connect(ask, model);
  const { script, goOn } = halfway();
  model.script(script);
  await page.getByLabel("Your message").fill("A long story, please.");
  await page.keyboard.press("Enter");
  await page.locator('.row[data-kind="reply"]').waitFor();
  return goOn;
}

describe("the list of conversations", () => {
  test("calls a person without a name what the transcript, the model and an export call them", async (t) => {
    const model = await modelServer({ reply: () => "{{user}} sits down." });
    t.after(model.close);
    await connect(ask, model);
    await say(page, "I am {{user}}.");
    await row("I am User.").waitFor();
    assert.match(JSON.stringify(model.asked[0].messages), /I am User\./);
    assert.deepEqual(
      (await page.locator(".row .prose").allTextContents()).map((x) => x.trim()),
      ["I am User.", "User sits down."],
    );
    await page
      .locator('.row[data-role="user"]')
      .getByRole("heading", { name: /^You\b/ })
      .waitFor();
    const [talk] = await ask("GET", "/api/conversations?limit=1");
    const text = await fetch(new URL(`/api/conversations/${talk.id}/export?format=txt`, server.url), {
      headers: { Authorization: `Bearer ${server.token}` },
    });
    assert.match(await text.text(), /\n\nYOU:\nI am User\.\n\nASSISTANT:\nUser sits down\.\n$/);
    // A name that is given meanwhile is in the texts at once.
    await ask("PUT", "/api/settings", { user_name: "Robin" });
    await page.locator(".row .prose", { hasText: "Robin sits down." }).waitFor();
    await page
      .locator('.row[data-role="user"]')
      .getByRole("heading", { name: /^Robin\b/ })
      .waitFor();
    // So is a persona's, and the name that it is given then.
    const persona = await ask("POST", "/api/user-personas", { name: "Mara", description: "" });
    await ask("PUT", "/api/settings", { active_persona_id: persona.id });
    await page.locator(".row .prose", { hasText: "Mara sits down." }).waitFor();
    await ask("PUT", `/api/user-personas/${persona.id}`, { name: "Ada" });
    await page.locator(".row .prose", { hasText: "Ada sits down." }).waitFor();
    await ask("PUT", "/api/settings", { active_persona_id: null });
  });

  test("pins, archives and brings back, and keeps it through a reload", async () => {
    await say(page, "Zero");
    await begin("One", "Two", "Three");
    await choose("One", "Pin to top");
    await lists("[Pinned] One [Today] Three Two Zero");
    await choose("Two", "Archive");
    await lists("[Pinned] One [Today] Three Zero");
    await page.getByRole("button", { name: "Archived" }).click();
    await lists("[Today] Two");
    await choose("Two", "Restore");
    await page.getByText("No archived conversations.").waitFor();
    await page.getByRole("button", { name: "Back to conversations" }).click();
    await lists("[Pinned] One [Today] Three Two Zero");
    await choose("Three", "Archive");
    await lists("[Pinned] One [Today] Two Zero");
    await until(async () => (await ask("GET", "/api/conversations?archived=true")).length, 1); // the row goes a moment before
    await reload(page);
    await lists("[Pinned] One [Today] Two Zero");
    await choose("One", "Unpin");
    await lists("[Today] Two One Zero");
    await page.getByRole("button", { name: "Archived" }).click();
    await row("Three").click();
    await say(page, "I am back.");
    await page.getByRole("button", { name: "Back to conversations" }).click();
    await lists("[Today] Three Two One Zero");
  });

  test("is worked with the keyboard alone", async () => {
    await say(page, "Zero");
    await begin("One", "Two");
    await row("Two").focus();
    await page.keyboard.press("ArrowDown");
    await at("One");
    await page.keyboard.press("F2");
    await page.getByLabel("Title").fill("Uno");
    await page.keyboard.press("Escape");
    await at("One");
    await page.keyboard.press("F2");
    await page.keyboard.type("Uno");
    await page.keyboard.press("Enter");
    await lists("[Today] Two Uno Zero");
    await at("Uno");
    // The row shows the new title a moment before the backend has it.
    await until(async () => (await ask("GET", "/api/conversations?q=uno")).length, 1);
    await page.keyboard.press("Shift+F10");
    await page.locator(".menu").waitFor();
    await until(count(".menu"), 1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await lists("[Pinned] Uno [Today] Two Zero");
    await at("Uno");
    await until(count('.conversation[tabindex="0"]'), 1);
    await page.keyboard.press("End");
    await at("Zero");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.locator(".script").getByText("Here begins One.").waitFor();
    await row("Two").dblclick();
    await page.getByLabel("Title").fill("Dos");
    await page.keyboard.press("Enter");
    await lists("[Pinned] Uno [Today] Dos Zero");
    await page.locator(".page-title", { hasText: "Dos" }).waitFor();
  });

  test("forks, duplicates and exports from the menus, by keys", async () => {
    await say(page, "Zero");
    const message = page.locator(".row.last");
    const all = async () => /** @type {any[]} */ (await ask("GET", "/api/conversations"));
    await settled(ask, (await all())[0].id);
    await message.focus();
    await page.keyboard.press("Control+Shift+D");
    await row("Zero (fork)").waitFor();
    await until(title, "Zero (fork) – Terzetto");
    await row("Zero (fork)").focus();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Duplicate" }).press("Enter");
    await until(title, "Zero (fork) (copy) – Terzetto");
    const saved = page.waitForEvent("download");
    await choose("Zero (fork) (copy)", "Export…");
    await page.getByRole("menuitem", { name: "Web page (HTML)" }).click();
    assert.equal((await saved).suggestedFilename(), "Zero (fork) (copy).html");
    assert.equal((await all()).filter((c) => c.message_count >= 2).length, 3);
  });

  test("shows no row of one place under the name of another, also while the rows are on their way", async () => {
    await begin("One");
    const { held, release } = holding();
    await page.route("**/api/conversations?*trashed=true*", (r) => held.then(() => r.continue()));
    await page.getByRole("button", { name: "Trash", exact: true }).click();
    await page.getByRole("heading", { name: "Trash" }).waitFor();
    assert.equal(await page.locator("#sidebar .conversation").count(), 0);
    release();
    await page.getByText("The trash is empty.").waitFor();
  });

  test("throws away, takes back, and deletes for good only when it is sure", async () => {
    await say(page, "Zero");
    await begin("One", "Two", "Three");
    await choose("Two", "Move to trash");
    await lists("[Today] Three One Zero");
    await page.getByRole("button", { name: "Undo" }).click();
    await lists("[Today] Three Two One Zero");
    await page.locator(".script").getByText("Here begins Two.").waitFor();
    for (const [i, title] of ["Three", "One", "Two"].entries()) {
      await choose(title, "Move to trash");
      await until(async () => (await ask("GET", "/api/conversations?trashed=true")).length, i + 1);
    }
    await page.getByRole("button", { name: "Trash", exact: true }).click();
    await lists("Two One Three");
    await row("One").click();
    await page.getByRole("menuitem", { name: "Restore" }).click();
    await lists("Two Three");
    await choose("Three", "Delete permanently");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Delete “Three”?" }).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await lists("Two Three");
    await choose("Three", "Delete permanently");
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await lists("Two");
    await page.getByRole("button", { name: "Empty trash" }).click();
    await dialog.getByText("“Two” will be deleted").waitFor();
    await dialog.getByRole("button", { name: "Empty trash" }).click();
    await page.getByText("The trash is empty.").waitFor();
    await page.getByRole("button", { name: "Back to conversations" }).click();
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
    await until(() => page.locator(".title mark").allTextContents(), ["wo"]);
    await search.fill("lind");
    await lists("[Today] Three");
    await page.getByText("With Mara Lind").waitFor();
    await search.fill("nowhere");
    await page.getByText("No conversations match “nowhere”.").waitFor();
    await page.keyboard.press("Escape");
    await lists("[Today] Three Two One Zero");
    await until(() => search.inputValue(), "");
    await search.fill("one");
    await lists("[Today] One");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(".script").getByText("Here begins One.").waitFor();
    await page.keyboard.press("Control+n");
    await page.locator(".conversation.active", { hasText: "New conversation" }).waitFor();
    await lists("[Today] New conversation Three Two One Zero");
  });

  test("tells of an answer that came elsewhere, also after a reload", async (t) => {
    await begin("Quiet");
    const goOn = await storyBegun(t);
    await row("Quiet").click();
    const story = row("A long story, please.");
    await page.locator(".conversation.running:not(.active)").waitFor();
    goOn();
    await page.locator(".conversation.unread").waitFor();
    await until(count(".conversation.running"), 0);
    await until(() => story.textContent(), /New reply\./);
    await until(title, "(1) Quiet – Terzetto");
    await reload(page);
    await page.locator(".conversation.unread").waitFor();
    await until(title, "(1) Quiet – Terzetto");
    await story.click();
    await until(title, "A long story, please. – Terzetto");
    await until(count(".conversation.unread"), 0);
  });

  test("hears of an answer that was finished while there was no page", async (t) => {
    await begin("Quiet");
    const goOn = await storyBegun(t);
    await row("Quiet").click();
    await page.locator(".conversation.running:not(.active)").waitFor();
    /** @returns {Promise<{id: string}>} */
    const running = async () =>
      (await ask("GET", "/api/conversations")).find((/** @type {{running: boolean}} */ c) => c.running);
    const { id } = await until(running, Boolean); // the row shows it a moment before the backend has it
    await page.goto("about:blank");
    goOn();
    await settled(ask, id);
    await go(page, `${server.url}#token=${server.token}`);
    await page.locator(".conversation.unread").waitFor();
  });

  test("is killed in the middle of an answer and has it, as far as it came", async (t) => {
    await begin("Quiet");
    await row("New conversation").click();
    await page.locator(".conversation.active", { hasText: "New conversation" }).waitFor();
    const waves = Array.from({ length: 5000 }, (_, i) => `wave ${i} after wave `).join("");
    const model = await modelServer({ reply: () => waves, pace: 5 });
    t.after(model.close);
    await connect(ask, model);
    await page.getByLabel("Your message").fill("A long story, please.");
    await page.keyboard.press("Enter");
    // What streams is kept about once a second.
    const file = join(dir, "terzetto.db");
    const kept = () =>
      execFileSync("sqlite3", ["-readonly", file, "select content from turn_drafts"], { encoding: "utf8" });
    const before = await until(kept, (text) => text.length > 40);
    await restart("SIGKILL");
    await come();
    await lists("[Today] A long story, please. Quiet");
    await row("A long story, please.").click();
    await until(
      () => page.locator(".row .prose").last().textContent(),
      (text) => (text ?? "").trim().length >= before.trim().length,
    );
  });

  test("marks what was written and not sent", async () => {
    await begin("One", "Two");
    await row("One").click();
    await page.locator(".conversation.active", { hasText: "One" }).waitFor();
    await page.getByLabel("Your message").fill("half a thou");
    await until(count(".draft"), 0);
    await row("Two").click();
    await row("One").getByText("half a thou").waitFor();
    await reload(page);
    await row("One").locator(".draft").waitFor();
    await row("One").click();
    await until(() => page.getByLabel("Your message").inputValue(), "half a thou");
    await answer(page, () => page.getByLabel("Your message").press("Enter"));
    await row("Two").click();
    await page.locator(".conversation.active", { hasText: "Two" }).waitFor();
    await until(count(".draft"), 0);
  });

  test("loads more as one scrolls, and stays in order", async () => {
    for (let i = 0; i < 230; i++) await ask("POST", "/api/conversations", { title: `Number ${i}` });
    await reload(page);
    await row("Number 229").waitFor();
    await until(count(".conversation"), 100);
    const seen = () => page.locator(".conversation .title").allTextContents();
    await until(async () => {
      await page.locator(".conversations").evaluate((n) => {
        n.scrollTop = n.scrollHeight;
      });
      return count(".conversation")();
    }, 231);
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
    await page.getByRole("switch", { name: "Notify me when a reply is ready" }).check();
    await until(async () => (await ask("GET", "/api/settings")).notify_finished, true);
    await page.keyboard.press("Escape");
    await say(page, "More secret words.");
    await until(said, ["Terzetto: The assistant replied"]);
    await until(title, "(1) Secret words. – Terzetto");
    await page.evaluate(() => globalThis.window.dispatchEvent(new Event("focus")));
    await until(title, "Secret words. – Terzetto");
  });
});
