import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { modelServer } from "./model.js";
import { connect, openVoices, reload, say, settled, until } from "./product.js";
import { ask, come, page, refused, restart, stage } from "./stage.js";

stage();

const tools = () => page.getByRole("complementary", { name: "Voices" });
/** @param {string} name */
const fold = (name) => tools().locator("summary", { hasText: name });
/** @param {string} name */
const rowsOf = (name) =>
  page.locator("details", { has: page.locator("> summary", { hasText: name }) }).locator(".shelf-row");

const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("the tools", () => {
  test("leave to the Writer alone what an empty conversation promises, when the other voices are off", async (t) => {
    const model = await modelServer();
    t.after(model.close);
    await connect(ask, model);
    await come();
    await page.getByText("The Director reads the room", { exact: false }).waitFor();
    await openVoices(page);
    await tools()
      .getByRole("radio", { name: /^Writer only/ })
      .check();
    await tools().getByText("Saved", { exact: true }).first().waitFor();
    await ask("POST", "/api/conversations", { title: "Another" });
    await reload(page);
    await page.locator(".conversation", { hasText: "Another" }).click();
    await page.getByText("Write a message. The Writer replies alone.").waitFor();
  });

  test("leave a plain question to the Writer, unless a person wants all voices there", async () => {
    await come();
    await openVoices(page);
    const plain = tools().getByRole("switch", { name: "Three voices without a character" });
    await plain.uncheck();
    await tools().getByText("Saved", { exact: true }).first().waitFor();
    const callsFor = async (/** @type {string} */ question) => {
      await say(page, question);
      const [{ id }] = await ask("GET", "/api/conversations");
      await settled(ask, id);
      const [log] = await ask("GET", `/api/conversations/${id}/logs?limit=1`);
      return log.calls.map((/** @type {{label: string}} */ c) => c.label);
    };
    assert.deepEqual(await callsFor("What is a lantern?"), ["writer"]);
    await plain.check();
    await until(async () => (await ask("GET", "/api/settings")).helpers_without_character, true);
    assert.deepEqual((await callsFor("And what is a quay?")).slice(0, 2), ["director:direct_scene", "writer"]);
  });

  test("leave no trace of a Director that is off", async () => {
    await come();
    await openVoices(page);
    const plan = tools().getByRole("switch", { name: "Plan each reply" });
    await until(() => plan.isChecked(), true);
    await plan.uncheck();
    await tools().getByText("Saved", { exact: true }).first().waitFor();
    await fold("Moods to choose from").waitFor({ state: "hidden" });
    await say(page, "I wait on the quay with a lantern.");
    await page.keyboard.press("Control+i");
    await page.getByRole("tab", { name: /^Director/ }).click();
    await page.getByText("The Director didn't take part in this turn.").waitFor();
    await page.locator("summary", { hasText: "All calls as a table" }).click();
    const calls = await until(
      () => page.locator(".numbers tbody th").allTextContents(),
      (all) => all.includes("Write the reply"),
    );
    assert.ok(!calls.includes("Direct the scene"), calls.join());
    await page.getByRole("tab", { name: /^Writer/ }).click();
    await page.getByRole("button", { name: "Request and response" }).first().click();
    const request = await until(() => page.getByLabel("Request body").textContent(), /quay with a lantern/);
    assert.doesNotMatch(request ?? "", /direct_scene|Scene Direction/);
  });

  test("give the moods a new order by key, say so, and bring a deleted one back", async () => {
    await come();
    await openVoices(page);
    await fold("Moods to choose from").click();
    const rows = rowsOf("Moods to choose from");
    const names = () => rows.locator(".shelf-name").allTextContents();
    const before = await until(names, (all) => all.length > 3);
    const [first = "", second = "", ...rest] = before;
    await rows.nth(0).locator("summary").focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByText(`${first} is now number 2 of ${before.length}.`).waitFor({ state: "attached" });
    await until(names, [second, first, ...rest]);
    await tools().getByText("Saved", { exact: true }).first().waitFor();
    await until(focused, new RegExp(`^${first}`), "the focus goes with the row");
    await page.keyboard.press("ArrowUp");
    await until(focused, new RegExp(`^${second}`));
    await reload(page);
    await page.getByLabel("Your message").waitFor();
    await openVoices(page);
    await fold("Moods to choose from").click();
    await rows.first().waitFor();
    await until(names, [second, first, ...rest], "the order is kept");
    await rows.nth(1).locator("summary").click();
    const when = rows.nth(1).getByLabel("When to use the mood");
    await when.fill("Only at sea.");
    await tools().getByRole("heading", { name: "Details" }).click();
    await rows.nth(1).getByText("Saved", { exact: true }).waitFor();
    await until(() => rows.nth(1).locator("summary").textContent(), /Only at sea\./);
    await rows.nth(1).getByRole("button", { name: "Delete" }).click();
    await page.getByText(`“${first}” was deleted.`).waitFor();
    await until(names, [second, ...rest]);
    await page.getByRole("button", { name: "Undo" }).click();
    await rows.nth(before.length - 1).waitFor();
    await until(names, [second, first, ...rest]);
    await until(() => rows.nth(1).locator("summary").textContent(), /Only at sea\./, "it comes back as it was");
    const grip = async (/** @type {number} */ i) => {
      const box = await rows.nth(i).locator(".shelf-handle").boundingBox();
      assert.ok(box);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await grip(0), await grip(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 5);
    await page.mouse.move(to.x, to.y + 8, { steps: 5 });
    await page.mouse.up();
    await until(names, [first, ...rest.slice(0, 1), second, ...rest.slice(1)]);
  });

  test("find a worn phrase in any text, and stop finding it when its audit is off", async () => {
    await come();
    await openVoices(page);
    await fold("Overused phrases").click();
    await tools().getByLabel("Overused phrase", { exact: true }).fill("marmalade moon");
    await tools().getByRole("button", { name: "Add a phrase" }).click();
    await rowsOf("Overused phrases").filter({ hasText: "marmalade moon" }).waitFor();
    await fold("Try a text").click();
    await tools().getByLabel("Text to check").fill("Nobody spoke. A marmalade moon rose over the roofs.");
    await tools().locator("mark", { hasText: "A marmalade moon rose over the roofs." }).waitFor();
    await tools()
      .getByRole("button", { name: /Overused phrase.*marmalade moon/ })
      .waitFor();
    await tools().getByText("One finding. The Editor would fix it.").waitFor();
    await fold("Audits").click();
    await tools().getByRole("switch", { name: "Overused phrases" }).uncheck();
    await tools().getByText("No findings. The Editor would change nothing.").waitFor();
    await until(() => tools().locator("mark").count(), 0);
  });

  test("refuse a pattern that does not work, with the reason, and take it when it is mended", async () => {
    await come();
    await openVoices(page);
    await fold("Overused phrases").click();
    const rows = rowsOf("Overused phrases");
    await rows.first().waitFor();
    const count = await rows.count();
    await tools().getByLabel("Use a pattern").check();
    const field = tools().getByLabel("Pattern", { exact: true });
    await field.fill("(gull|tern");
    await tools().getByText("This pattern doesn't work: a round bracket is not closed.").waitFor();
    await tools().getByRole("button", { name: "Add a phrase" }).click();
    await tools().locator(".shelf-add .verdict", { hasText: "a round bracket is not closed" }).waitFor();
    await until(() => field.inputValue(), "(gull|tern", "what was refused is still there");
    assert.equal(await rows.count(), count);
    await refused(422);
    await field.fill("(gull|tern)s?");
    await tools().getByText("This pattern works.", { exact: false }).waitFor();
    await field.press("Enter");
    await rows.nth(count).waitFor();
    await until(() => rows.nth(count).textContent(), /\(gull\|tern\)s\?/);
  });

  test("show a request as it was sent, without the key, while it is kept", async (t) => {
    const key = "sk-lighthouse-0123456789";
    const model = await modelServer({ reply: () => `The gulls heard ${key}.` });
    t.after(model.close);
    await come();
    const e = await ask("POST", "/api/endpoints", { name: "Harbour", url: model.url, api_key: key });
    await ask("POST", `/api/endpoints/${e.id}/use`, { model_name: "m" });
    await ask("PUT", "/api/settings", { enable_agent: false });
    await say(page, "Is anyone awake?");
    assert.deepEqual([...new Set(model.keys)], [`Bearer ${key}`], "the server was given the key");
    const row = page.locator('.row[data-role="assistant"]').last();
    await row.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Open in inspector" }).click();
    await page.getByRole("tab", { name: /^Writer/ }).click();
    await page.getByRole("button", { name: "Request and response" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Request body").waitFor();
    const text = String(await until(() => dialog.textContent(), /The gulls heard ••••\./));
    assert.match(text, /Authorization: Bearer ••••/);
    assert.match(text, /Is anyone awake\?/);
    assert.ok(!text.includes(key) && !text.includes(key.slice(-6)), text);
    await page.keyboard.press("Escape");
    // After a restart nothing is kept, and the window says so.
    await restart();
    await come();
    await page.keyboard.press("Control+i");
    await page.getByRole("tab", { name: /^Writer/ }).click();
    await page.getByRole("button", { name: "Request and response" }).click();
    await page.getByRole("dialog").getByText("This request was discarded.").waitFor();
    await refused(404);
  });
});
