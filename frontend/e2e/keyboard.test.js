// The window with nothing but a keyboard: no mouse, and no focus that a script has set.

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { listen, reload, until } from "./product.js";
import { furnish } from "./scenes.js";
import { ask, come, page, stage } from "./stage.js";

describe("by keyboard alone", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;

  stage();
  beforeEach(async () => {
    model = await modelServer();
  });
  afterEach(() => model.close());

  /** Opens the window at a conversation that has a little of everything. */
  async function furnished() {
    await come({ conversation: await furnish(ask, model) });
    await at("Your message");
  }

  /** @param {...string} keys */
  async function press(...keys) {
    for (const key of keys) await page.keyboard.press(key);
  }
  /** @param {string} text */
  const type = (text) => page.keyboard.type(text);

  /** What the focus is on, as one hears it: its name, or its words. */
  const here = () =>
    page.evaluate(() => {
      const e = /** @type {HTMLInputElement} */ (document.activeElement);
      const name = e?.getAttribute("aria-label") ?? e?.labels?.[0]?.textContent ?? e?.textContent ?? "";
      return name.trim().replace(/\s+/g, " ");
    });

  /** Waits until the focus is where it ought to be. @param {string | RegExp} want */
  const at = (want) => until(here, want, "the focus");

  /** Goes from control to control until it is there. @param {string | RegExp} want @param {string} [key] */
  async function go(want, key = "Tab") {
    const passed = [];
    for (let i = 0; i < 60; i++) {
      await press(key);
      const name = await here();
      if (typeof want === "string" ? name === want : want.test(name)) {
        const seen = await page.evaluate(() => document.activeElement?.matches(":focus-visible"));
        assert.ok(seen, `one sees that the focus is on ${name}`);
        return;
      }
      passed.push(name);
    }
    assert.fail(`${key} does not lead to “${want}”, but to ${passed.join(" | ")}`);
  }

  /** What the status region says from now on. */
  const listening = () => listen(page, ".announcer");
  /** @param {RegExp} text */
  const hears = (text) => page.locator(".announcer", { hasText: text }).waitFor({ state: "attached" });
  /** @param {string} text */
  const row = (text) => page.locator(".row", { hasText: text });

  test("leads from the first start over a server's address to the first answer", async () => {
    model.script({ reply: () => "The harbour is quiet tonight." });
    await come();
    await page.getByText("If you already have a server address").waitFor();
    await at("Your message");
    await go(/^I have a server/, "Shift+Tab");
    await press("Enter");
    await at("Address");
    await type(model.url);
    await press("Enter");
    await page.getByText("Choose a model on", { exact: false }).last().waitFor();
    await page.getByText("harbour-7b").first().waitFor();
    await go(/harbour-7b/);
    await press("Enter");
    // The form goes when the status is told, or offers to begin: the one or the other comes first.
    await page.getByText("will reply").or(page.getByText("Start writing")).first().waitFor();
    await until(
      async () => (await page.getByText("Start writing").count()) > 0 || (await here()) === "Your message",
      true,
    );
    if (await page.getByText("Start writing").count()) {
      await go("Start writing");
      await press("Enter");
    }
    await at("Your message");
    await type("Who is on the quay?");
    await press("Enter");
    await row("The harbour is quiet tonight.").waitFor();
    await hears(/^Reply complete, 5 words$/);
    assert.ok(model.asked.length >= 2, "the Director and the Writer were asked");
    await at("Your message");
  });

  test("a whole turn is heard step by step, and stops at Escape", async () => {
    await furnished();
    const heard = await listening();
    model.script({ pace: 5 });
    await type("I knock three times.");
    await press("Enter");
    await hears(/^Reply complete/);
    await until(
      async () => (await heard()).filter((s) => s !== "Starting").map((s) => s.replace(/\d+/, "n")),
      ["Directing", "Writing", "Editing", "Reply complete, n words"],
    );
    const waves = Array.from({ length: 2000 }, (_, i) => `wave after wave ${i} `).join("");
    model.script({ reply: () => waves, pace: 20 });
    await type("Tell me of the sea.");
    await press("Enter");
    await row("wave after wave").waitFor();
    await press("Escape");
    await hears(/^Stopped$/);
    await at("Your message");
    await until(async () => (await heard()).at(-1), "Stopped");
  });

  test("writes an answer again, goes between its versions, edits and forks", async () => {
    await furnished();
    model.script({ reply: () => "A second way to say it." });
    await press("Control+Enter");
    await row("A second way to say it.").waitFor();
    await hears(/^Reply complete/);
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await at("Your message");
    await press("ArrowLeft");
    await row("A second way to say it.").waitFor({ state: "detached" });
    await page.getByRole("group", { name: "Version 1 of 2" }).waitFor();
    await press("ArrowRight");
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await row("A second way to say it.").waitFor();
    await at("Your message");

    await press("Alt+ArrowUp", "Alt+ArrowUp"); // from the composer to the last row, and to what was said before it
    await press("F2");
    await at("Edit the message");
    await press("Control+a");
    await type("I put the lamp out.");
    model.script({ reply: () => "Then it is dark." });
    await go("Save and regenerate");
    await press("Enter");
    await row("Then it is dark.").waitFor();
    await hears(/^Reply complete, 4 words$/);
    await until(() => row("A second way to say it.").count(), 0, "it stands on another branch");
    const mine = page.locator('.row[data-role="user"]').last();
    await until(() => mine.textContent(), /I put the lamp out\./);
    await mine.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await press("Control+l");
    await at("Your message");
  });

  test("the settings open, change the theme, close, and give the focus back", async () => {
    await furnished();
    await press("Alt+ArrowUp");
    const before = await here();
    await press("Control+,");
    await at("Models");
    await press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
    await at("Appearance");
    await page.getByRole("radio", { name: "Lamp" }).waitFor();
    await go(/^System/);
    const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
    const was = await theme();
    await press("ArrowRight");
    const now = await until(theme, (t) => t !== was);
    await press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await until(here, before, "the focus is back on the row");
    await until(async () => (await ask("GET", "/api/settings")).appearance.theme, now); // the page wears it a moment before
    await reload(page);
    await page.locator(".row.last").waitFor();
    await until(theme, now);
  });

  for (const [key, name, there] of /** @type {const} */ ([
    ["Control+j", "Voices", /^All three voices/],
    ["Control+i", "Inspector", "Earlier turn"],
  ]))
    test(`the panel ${name} takes the focus, and gives it back when it is left`, async () => {
      await furnished();
      await type("half a sentence");
      await press(key);
      await at(name);
      await page.getByLabel(there).first().waitFor();
      await go(there);
      await press("Escape");
      await page.getByRole("complementary", { name }).waitFor({ state: "detached" });
      await at("Your message");
      await type(" and its end");
      await until(() => page.getByLabel("Your message").inputValue(), "half a sentence and its end");
      await press(key);
      await at(name);
      await press(key);
      await at("Your message");
    });

  test("builds a workflow of two steps, hands a value on, saves and runs it, and reads the result", async () => {
    await come();
    await at("Your message");
    await press("Control+e");
    await at("Runs");
    await press("ArrowRight");
    await at("Workflows");
    await go("New");
    await press("Enter");
    await at(/^New workflow/);
    await press("Enter");
    await page.locator(".editor-bar").waitFor();
    await go("Name");
    await press("Control+a");
    await type("Days twice");
    await go("Add a step");
    await press("Enter");
    await at(/^Use a tool/);
    await press("Enter");
    await page.getByRole("dialog").waitFor();
    await type("days between");
    await press("Enter");
    await go(/^From/);
    await type("2026-03-01");
    await go(/^To/);
    await type("2026-03-08");
    await go("Step name");
    await press("Control+a");
    await type("days");
    await press("Enter");
    await go("Add a step");
    await press("Enter");
    await at(/^Use a tool/);
    await press("Enter");
    await page.getByRole("dialog").waitFor();
    await type("days between");
    await press("Enter");
    await go(/^From/);
    await type("2026-03-01");
    await go(/^To/);
    await type("2026-03-0{{");
    await page.getByRole("dialog").waitFor();
    await type("days days");
    await press("ArrowDown", "ArrowDown", "Enter"); // below the whole result its field
    await at(/^To/);
    await go("Save");
    await press("Enter");
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await go("Run");
    await press("Enter");
    await page.getByRole("dialog").waitFor();
    await go("Start");
    await press("Enter");
    await page.locator(".run-chip", { hasText: "Done" }).waitFor();
    await page.locator(".step-row").nth(1).waitFor();
    await go(/^\s*2\s*Days between two dates/);
    await press("Enter");
    const steps = page.getByRole("list", { name: "Steps" }); // the result of the run is above them
    await steps.getByRole("region", { name: "Result", exact: true }).filter({ hasText: '"days": 6' }).waitFor();
    await go("Result");
  });

  test("the inspector keeps the focus when there is no earlier turn", async () => {
    await furnished();
    await press("Control+i");
    await page.getByLabel("Earlier turn").waitFor();
    await go("Earlier turn");
    await press("Enter");
    await page.locator('[aria-label="Earlier turn"]:disabled').waitFor();
    await press("Escape");
    await at("Your message");
  });

  test("the palette finds by other words, and each leads to what it names", async () => {
    await furnished();
    const open = async (/** @type {string} */ typed, /** @type {string} */ label) => {
      await press("Control+k");
      await at("Search for a command");
      await type(typed);
      await until(() => page.getByRole("option").first().locator(".palette-label").textContent(), label);
      await press("Enter");
    };
    await open("bookmark the last", "Bookmark the last message");
    await page.locator(".row").last().locator(".who .icon").waitFor();
    await open("bookmark", "Bookmarks");
    await page.getByRole("menu", { name: "Bookmarks" }).getByRole("menuitem").first().waitFor();
    await press("Escape");
    await open("context", "What fills the context");
    await page.getByRole("dialog", { name: "This conversation" }).waitFor();
    await press("Escape");
    await open("memory", "Memory of this conversation");
    await page.getByRole("dialog", { name: "Memory", exact: true }).waitFor();
    await press("Escape");
    for (const word of ["summary", "summary fold"]) await open(word, "Summary of the messages above");
    await page.getByText("The model still reads every message of this conversation.").waitFor();
    await open("edit", "Edit your last message");
    await page.getByLabel("Edit the message").waitFor();
    await press("Escape");
    await open("language", "Language");
    await page.getByText("Changing the language reloads the window.").waitFor();
    await press("Escape");
    await open("stylesheet", "Custom CSS");
    await page.getByRole("switch", { name: "Use custom CSS" }).and(page.locator(":focus")).waitFor();
    assert.ok(((await page.getByRole("heading", { name: "Custom CSS" }).boundingBox())?.y ?? 800) < 500);
    await press("Escape");
    await open("undo", "Undo");
    await page.getByText("There's nothing to undo right now.").waitFor();
    await page.locator(".row").last().getByRole("button", { name: "More" }).focus();
    await press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("Deleted.", { exact: false }).waitFor();
    const rows = await page.locator(".row").count();
    await open("undo", "Undo");
    await until(() => page.locator(".row").count(), rows + 1);
  });

  test("the palette offers a new conversation first, finds by name, and is left without a trace", async () => {
    await furnished();
    await press("Control+k");
    await at("Search for a command");
    const first = page.getByRole("option").first();
    await until(() => first.textContent(), /^New conversation/);
    assert.equal(await page.getByRole("option", { name: "Run any command by name" }).count(), 0);
    await press("Escape");
    await at("Your message");
    await press("Control+k");
    await type("tide left");
    await page.getByRole("option", { name: /What the tide left/ }).waitFor();
    await press("Enter");
    await page.getByRole("heading", { level: 1, name: "What the tide left" }).waitFor();
    await press("Control+k");
    await at("Search for a command");
    await press("Enter");
    await page.getByRole("heading", { level: 1, name: "What the tide left" }).waitFor({ state: "detached" });
    await at("Your message");
  });
});
