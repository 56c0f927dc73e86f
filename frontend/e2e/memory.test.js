// What a story has established, against a scripted model that reads each exchange after its reply.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { modelServer } from "./model.js";
import { connect, say, settled, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

const reply = "“I keep the *iron* key,” Mara says. “We are on the quay, and it is day 2.”";
const lines = [
  "present: Mara",
  'Mara | holds | the iron key | "I keep the *iron* key" | Mara | day 2 | the quay',
  'Mara | is at | the quay | "We are on the quay" | Mara | | ',
  'The moon | is | green | "The moon is green" | | | ',
].join("\n");

describe("the memory of a conversation", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let id = "";

  stage();
  beforeEach(async () => {
    let told = false;
    model = await modelServer({
      reply: ({ messages }) => (JSON.stringify(messages.at(-1)).includes("key") ? reply : "She nods, and waits."),
      reading: () => {
        if (told) return "present: Mara";
        told = true;
        return lines;
      },
    });
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false, memory: true });
    const talk = { title: "The quay", character_name: "Mara", first_mes: "Good evening." };
    ({ id } = await ask("POST", "/api/conversations", talk));
    await ask("POST", `/api/conversations/${id}/send`, { content: "Who keeps the key?" });
    await settled(ask, id);
    await until(async () => (await facts()).length, 2, "the exchange is read");
    assert.equal(memory().length, 2);
  });
  afterEach(() => model.close());

  /** What was read by now. @type {any[]} */
  let seen = [];
  const memory = () => seen;
  const facts = async () => (seen = (await ask("GET", `/api/conversations/${id}/memory`)).facts);
  /** @param {string} name */
  const shot = async (name) => {
    if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}-${name}.png` });
  };
  const line = () => page.locator(".row.last .memory-line");
  const list = () => page.getByRole("list", { name: "Remembered" });
  const held = () => list().locator(".fact", { hasText: "holds the iron key" });
  /** @param {import("playwright-core").Locator} fact @param {string} item */
  const act = async (fact, item) => {
    await fact.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const toast = (/** @type {string} */ text) => page.locator(".toast", { hasText: text });
  const dialog = (/** @type {string} */ name) => page.getByRole("dialog", { name, exact: true });
  const command = async (/** @type {string} */ text) => {
    await page.getByLabel("Your message").fill(text);
    await page.locator("ul.completion").getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
  };

  test("is under the reply: edited, pinned, known to someone, forgotten and undone", async () => {
    await come({ ...bare, conversation: id });
    await line().getByText("2 remembered").waitFor();
    await line().click();
    await held().getByText("known to Mara").waitFor();
    assert.deepEqual(await inThemes(page, "under the reply"), []);
    await shot("reply");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "lamp"));
    await shot("reply-dark");

    await act(held(), "Pin");
    await held().getByText("pinned").waitFor();
    await act(held(), "Not known to Mara");
    await held().getByText("not known to Mara").waitFor();

    await act(held(), "Edit");
    const form = page.getByRole("form", { name: "Edit the fact" });
    await form.getByLabel("Fact").fill("Mara keeps the iron key in her coat.");
    assert.deepEqual(await inThemes(page, "the form"), []);
    await shot("edit");
    await form.getByRole("button", { name: "Save" }).click();
    const edited = list().locator(".fact", { hasText: "in her coat" });
    await edited.getByText("by you").waitFor();
    assert.deepEqual(
      (await facts()).filter((/** @type {any} */ f) => f.pinned).map((/** @type {any} */ f) => [f.sentence, f.layer]),
      [["Mara keeps the iron key in her coat.", "person"]],
    );

    await act(edited, "Forget");
    await edited.waitFor({ state: "detached" });
    await line().getByText("1 remembered").waitFor();
    await toast("The fact was forgotten.").getByRole("button", { name: "Undo" }).click();
    await edited.waitFor();
    await line().getByText("2 remembered").waitFor();
  });

  test("moves nothing when it comes", async () => {
    await come({ ...bare, conversation: id });
    await line().waitFor();
    const tops = () =>
      page.evaluate(() => [...document.querySelectorAll(".row, .row-tools")].map((x) => x.getBoundingClientRect().top));
    const before = await tops();
    await ask("POST", `/api/conversations/${id}/memory/forget`, { all: true });
    await line().waitFor({ state: "detached" });
    assert.deepEqual(await tops(), before);
  });

  test("says which facts a reply was reminded of, and why", async () => {
    const [key] = memory();
    await ask("PUT", `/api/conversations/${id}/memory/${key.id}`, { pinned: true });
    await come({ ...bare, conversation: id });
    await say(page, "And where is the iron key now?");
    await line().getByText("1 recalled").waitFor();
    await line().click();
    const recalled = page.getByRole("list", { name: "Recalled" });
    await recalled.getByText(/pinned, found by its words/).waitFor();
    await shot("recalled");
    await recalled.getByRole("button", { name: "Go to this message" }).click();
    await page.locator(`.row.brought[data-id="${key.message_id}"]`).waitFor();
  });

  test("tells what it was told not to make up, and that nothing is on record", async () => {
    await come({ ...bare, conversation: id });
    await say(page, "Do you remember the dragon that we fought in Venice?");
    await line().getByText("nothing on record").waitFor();
    await line().click();
    await page.getByText("Nothing on record: the model was told not to make it up.").waitFor();
  });

  test("has what held earlier, struck, and what has replaced it", async () => {
    const [, , { id: last }] = await ask("GET", `/api/conversations/${id}/messages`);
    const add = (/** @type {object} */ fact) => ask("POST", `/api/conversations/${id}/memory`, fact);
    await add({ message_id: last, subject: "Mara", relation: "is at", value: "the boat" });
    await come({ ...bare, conversation: id });
    await command("/memory");
    const earlier = dialog("Memory").getByRole("list", { name: "Earlier" });
    await earlier.locator("s", { hasText: "is at the quay" }).waitFor();
    await earlier.getByText("replaced by “Mara: is at the boat”").waitFor();
    await shot("earlier");
    await ask("POST", `/api/conversations/${id}/messages/${last}/edit`, { content: "“We are on the boat.”" });
    await dialog("Memory").getByLabel("Show").selectOption("changed");
    await dialog("Memory").locator(".fact-words", { hasText: "the message no longer says it" }).first().waitFor();
    assert.deepEqual(await inThemes(page, "what is no longer said"), []);
  });

  test("has a page with subjects, a timeline and what was read", async () => {
    await come({ ...bare, conversation: id });
    await command("/memory");
    const box = dialog("Memory");
    await box.getByRole("heading", { name: "Mara" }).waitFor();
    await box.getByText("I keep the iron key").waitFor();
    assert.deepEqual(await inThemes(page, "the memory"), []);
    await shot("page");
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "lamp"));
    await shot("page-dark");
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "paper"));
    await box.getByText("What was read, and what it costs").click();
    await box.getByText("1 exchange was read.").waitFor();
    await box.getByText("1 × no words in the message prove it").waitFor();
    await box.getByText(/lately 160 tokens/).waitFor();
    await shot("page-readings");

    await box.getByRole("tab", { name: "Subjects" }).focus();
    await page.keyboard.press("ArrowRight");
    await box.getByRole("heading", { name: "Day 2" }).waitFor();
    assert.deepEqual(await inThemes(page, "the timeline"), []);
    await shot("timeline");
    await box.getByLabel("Order").selectOption("messages");
    await box.getByRole("list", { name: "Timeline" }).getByText("holds the iron key").waitFor();
    await page.keyboard.press("Home");

    await box.getByRole("searchbox").fill("coat");
    await box.getByText("No matches").waitFor();
    await box.getByRole("searchbox").fill("");
    await box.getByRole("button", { name: "More" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Export as Markdown" }).click(),
    ]);
    assert.match(readFileSync(await file.path(), "utf8"), /## Mara/);

    await page.setViewportSize({ width: 420, height: 740 });
    await box.getByRole("tab", { name: "Subjects" }).click();
    assert.deepEqual(await inThemes(page, "the memory, narrow"), []);
    await shot("page-420");
    await box.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Forget everything" }).click();
    await box.getByText("There are none.").waitFor();
    await box.getByLabel("Show").selectOption("forgotten");
    await box
      .getByRole("button", { name: /^Restore: / })
      .first()
      .waitFor();
    await toast("2 facts were forgotten.").getByRole("button", { name: "Undo" }).click();
    await box.getByText("There are none.").waitFor();
  });

  test("goes to a message from its page, by keys", async () => {
    await come({ ...bare, conversation: id });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("memory of this");
    await page.keyboard.press("Enter");
    await dialog("Memory").getByRole("heading", { name: "Mara" }).waitFor();
    const go = dialog("Memory").getByRole("button", { name: "Go to this message" }).first();
    for (let n = 0; n < 20 && !(await go.evaluate((x) => x === document.activeElement)); n++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog("Memory").waitFor({ state: "detached" });
    await page.locator(`.row.brought:focus`).waitFor();
  });

  test("takes a selection of a message, and a fact by hand", async () => {
    await come({ ...bare, conversation: id });
    const prose = page.locator(".row.last .prose");
    await prose.evaluate((node) => {
      const range = document.createRange();
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = [];
      for (let n = walk.nextNode(); n; n = walk.nextNode()) texts.push(n);
      const from = /** @type {Node} */ (texts.find((x) => x.textContent?.includes("keep")));
      const to = /** @type {Node} */ (texts.find((x) => x.textContent?.includes("key,")));
      range.setStart(from, String(from.textContent).indexOf("keep"));
      range.setEnd(to, String(to.textContent).indexOf("key") + 3);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    });
    await page.locator(".row.last").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Remember the selection…" }).click();
    const box = dialog("Remember this");
    assert.equal(await box.getByLabel("Fact").inputValue(), "keep the iron key");
    await box.getByLabel("Who or what").fill("Mara");
    assert.deepEqual(await inThemes(page, "remember this"), []);
    await shot("remember");
    await page.keyboard.press("Control+Enter");
    await toast("The fact is remembered.").waitFor();
    await line().getByText("3 remembered").waitFor();
    const added = (await facts()).find((/** @type {any} */ f) => f.author === "person");
    assert.deepEqual([added.quote, added.subject], ["keep the *iron* key", "Mara"]);

    await command("/memory");
    await dialog("Memory").getByRole("button", { name: "Add a fact" }).click();
    await box.getByRole("button", { name: "Remember", exact: true }).click();
    await box.getByText("Write the fact in a sentence").waitFor();
    await box.getByLabel("Fact").fill("It is winter.");
    await box.getByLabel("Who or what").fill("");
    await box.getByRole("button", { name: "Remember", exact: true }).click();
    await dialog("Memory").getByRole("button", { name: "The story" }).click();
    await dialog("Memory").getByText("It is winter.").waitFor();
  });

  test("is carried over into another conversation, and taken off again", async () => {
    const other = await ask("POST", "/api/conversations", { title: "The pier", character_name: "Mara" });
    await come({ ...bare, conversation: id });
    await command("/memory");
    await dialog("Memory").getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Carry over into another conversation" }).click();
    const box = dialog("Carry over facts");
    await box.getByRole("checkbox").first().uncheck();
    assert.deepEqual(await inThemes(page, "carry over"), []);
    await shot("carry");
    await box.getByRole("button", { name: "Choose a conversation…" }).click();
    await dialog("Carry over into")
      .getByRole("button", { name: /The pier/ })
      .click();
    await toast("1 fact was carried over into “The pier”.").waitFor();
    await box.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    const there = async () => (await ask("GET", `/api/conversations/${other.id}/memory`)).facts.length;
    assert.equal(await there(), 1);
    await page.locator(".conversation", { hasText: "The pier" }).click();
    await page.locator(".conversation.active", { hasText: "The pier" }).waitFor();
    await command("/memory");
    await dialog("Memory").getByText("1 fact from “The quay”").waitFor();
    assert.deepEqual(await inThemes(page, "carried"), []);
    await dialog("Memory").getByRole("button", { name: "Remove all from “The quay”" }).click();
    await until(there, 0);
  });

  test("says beside its switch what it costs", async () => {
    await come({ ...bare, conversation: id });
    await command("/context");
    await dialog("This conversation")
      .getByText(/lately 160 tokens/)
      .waitFor();
    await dialog("This conversation")
      .getByText(/only in conversations with a character/)
      .waitFor();
    await shot("sheet");
    await dialog("This conversation").getByRole("button", { name: "Open the memory" }).click();
    await dialog("Memory").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+j");
    const part = page.locator("#voice-memory");
    await part.locator("summary").click();
    await part.scrollIntoViewIfNeeded();
    await part.getByText(/lately 160 tokens/).waitFor();
    await shot("tools");
  });

  test("is read as well in a narrow window and in the dark", async () => {
    await come({ ...bare, conversation: id, viewport: { width: 420, height: 740 }, colorScheme: "dark" });
    await line().click();
    await held().getByText("known to Mara").waitFor();
    assert.deepEqual(await inThemes(page, "under the reply, narrow"), []);
    await shot("reply-420");
    await act(held(), "Edit");
    await page.getByRole("form", { name: "Edit the fact" }).waitFor();
    await shot("edit-420");
    await page.keyboard.press("Escape");
    await held()
      .getByRole("button", { name: /^Actions for/ })
      .and(page.locator(":focus"))
      .waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, "nothing is beside the window");
  });
});
