import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { bare, faults } from "./axe.js";
import { modelServer } from "./model.js";
import { connect, freshFolder, reload, removeFolder, say, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

describe("tools in a conversation", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  /** What the model answers, one after the other. @type {(string | import("./model.js").Called)[]} */
  const answers = [];
  let folder = "";

  before(async () => {
    model = await modelServer({ reply: () => answers.shift() ?? "Well." });
  });
  after(() => model.close());
  stage();
  beforeEach(async () => {
    answers.length = 0;
    folder = freshFolder();
    writeFileSync(join(folder, "notes.txt"), "Buy milk before the ferry leaves.\n");
    await ask("PUT", "/api/tools/settings", { folder });
    await ask("PUT", "/api/settings", { helpers_without_character: false });
    await connect(ask, model);
  });
  afterEach(() => removeFolder(folder));

  const read = { text: "I look into the notes. ", tool: "read_file", args: { path: "notes.txt" } };
  const write = { tool: "write_file", args: { path: "list.txt", content: "Milk" } };
  const line = (/** @type {string} */ words) => page.locator(".tool-call > summary", { hasText: words });
  const card = () => page.locator(".call-card");
  const field = () => page.getByLabel("Your message");
  const tools = () => page.locator(".tools-button");

  /** Switches the work folder on, by keys alone. */
  const switchOn = async () => {
    await field().fill("/tools");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Tools in this conversation" });
    await dialog.getByRole("checkbox", { name: "Files of the work folder" }).waitFor();
    await page.keyboard.press("Space");
    await until(() => tools().innerText(), /1/);
    await page.keyboard.press("Escape");
    await until(() => field().evaluate((f) => f === document.activeElement), true);
  };

  test("a reply reads a file and cites it, and the line opens to what was read", async () => {
    await come(bare);
    await switchOn();
    answers.push(read, "The note says to buy milk [1]. No [7], and no `[1]` either.");
    await say(page, "What do my notes say?");
    await line("Read notes.txt").waitFor();
    assert.doesNotMatch(await page.locator(".row.last .prose").innerText(), /I look/);
    assert.equal(await page.locator(".prose .cite").count(), 1);
    await page.getByRole("group", { name: "Sources" }).getByRole("button", { name: "[1] notes.txt" }).waitFor();
    assert.equal(await page.locator(".tool-call[open]").count(), 0);
    await page.locator(".prose .cite").click();
    const body = page.locator(".tool-call[open] .call-body");
    await body.getByText("I look into the notes.").waitFor();
    await body.getByText("Buy milk before the ferry leaves.").waitFor();
    assert.deepEqual(await faults(page, "tools"), []);

    await page.getByRole("button", { name: "Inspector" }).click();
    await page.locator(".inspector").getByText("Read notes.txt").click();
    await page.locator(".inspector").getByText("Buy milk before the ferry leaves.").waitFor();

    await reload(page);
    await line("Read notes.txt").waitFor();
    const row = page.locator(".row.last");
    await row.getByRole("button", { name: "Copy", exact: true }).click();
    await until(() => page.evaluate(() => navigator.clipboard.readText()), /^The note says to buy milk \[1\]/);
  });

  test("a call that writes waits through a reload, is allowed by keys, and goes on", async () => {
    await come(bare);
    await switchOn();
    answers.push(write);
    await field().fill("Write a list.");
    await page.keyboard.press("Enter");
    await card().waitFor();
    assert.match(await card().innerText(), /Allow “Write a file”\?[\s\S]*Creates .*list\.txt[\s\S]*Milk/);
    assert.match(await page.locator(".announcer").innerText(), /Write a file: list\.txt · waits for you/);
    await page.locator(".conversation.active", { hasText: "Waits for you" }).waitFor();
    assert.deepEqual(await faults(page, "tools"), []);
    await reload(page);
    await card().waitFor();
    assert.equal(existsSync(join(folder, "list.txt")), false);

    const other = await ask("POST", "/api/conversations", {});
    await page.keyboard.press("Control+n");
    await page.locator(".waiting-strip", { hasText: "wants to write list.txt." }).waitFor();
    await page.getByRole("button", { name: "Review" }).click();
    await card().waitFor();
    assert.equal(await page.locator(".waiting-strip").count(), 0);
    await ask("DELETE", `/api/conversations/${other.id}`);

    answers.push("It is written [1].");
    await card().getByRole("button", { name: "Allow once" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".row.last .prose", { hasText: "It is written" }).waitFor();
    await line("Wrote list.txt").waitFor();
    assert.equal(readFileSync(join(folder, "list.txt"), "utf8"), "Milk");
    assert.equal(await card().count(), 0);
    await until(() => page.locator(".conversation", { hasText: "Waits for you" }).count(), 0);
  });

  test("arguments are edited before they are allowed", async () => {
    await come(bare);
    await switchOn();
    answers.push(write, "Done.");
    await field().fill("Write a list.");
    await page.keyboard.press("Enter");
    await card().getByRole("button", { name: "Edit arguments" }).click();
    await card().getByLabel("Content").fill("Milk and bread");
    await card().getByRole("button", { name: "Allow once with these" }).click();
    await page.locator(".row.last .prose", { hasText: "Done." }).waitFor();
    assert.equal(readFileSync(join(folder, "list.txt"), "utf8"), "Milk and bread");
  });

  test("a new message refuses what waits, and so does a no", async () => {
    await come(bare);
    await switchOn();
    answers.push(write, "Very well.");
    await field().fill("Write a list.");
    await page.keyboard.press("Enter");
    await card().waitFor();
    await say(page, "Never mind.");
    await line("Write a file: list.txt · not allowed").waitFor();
    assert.equal(await card().count(), 0);

    answers.push(write, "Then not.");
    await field().fill("Write the list after all.");
    await page.keyboard.press("Enter");
    await card().getByRole("button", { name: "Don't allow" }).click();
    await page.locator(".row.last .prose", { hasText: "Then not." }).waitFor();
    await until(() => line("not allowed").count(), 2);
    assert.equal(existsSync(join(folder, "list.txt")), false);
  });

  test("a card goes when another window answers", async () => {
    await come(bare);
    await switchOn();
    answers.push(write, "Done.");
    await field().fill("Write a list.");
    await page.keyboard.press("Enter");
    await card().waitFor();
    const [waiting] = (await ask("GET", "/api/calls")).items;
    await ask("POST", `/api/conversations/${waiting.conversation_id}/calls/${waiting.call.id}/answer`, {
      answer: "conversation",
    });
    await page.locator(".row.last .prose", { hasText: "Done." }).waitFor();
    assert.equal(await card().count(), 0);
    answers.push({ ...write, args: { path: "list.txt", content: "Bread" } }, "Again.");
    await say(page, "And bread.");
    await until(() => line("Wrote list.txt").count(), 2);
  });

  test("what cannot be used says why, and leads to where that is mended", async () => {
    await ask("PUT", "/api/tools/settings", { folder: "" });
    await come(bare);
    await tools().click();
    const dialog = page.getByRole("dialog", { name: "Tools in this conversation" });
    const row = dialog.locator('[data-group="folder"]');
    await row.getByText("No folder for files is chosen.").waitFor();
    assert.equal(await row.getByRole("checkbox").isDisabled(), true);
    assert.deepEqual(await faults(page, "tools"), []);
    await row.getByRole("button", { name: "Tools and servers" }).click();
    await page.getByLabel("Most calls per reply").waitFor();
  });
});
