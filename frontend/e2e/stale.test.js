// What the model reads otherwise than a person may think: a summary whose messages were changed, and a message that is
// too long for it. Both are said where the person looks.

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { modelServer } from "./model.js";
import { connect, say, settled, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

describe("what the model does not read as it stands is said there", () => {
  const summary = "They walked along the quay. The key is under the third stone.";
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let id = "";

  stage();
  beforeEach(async () => {
    model = await modelServer({
      told: 8192,
      reply: ({ messages }) => (JSON.stringify(messages.at(-1)).includes("Write a summary") ? summary : "She nods."),
    });
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
    ({ id } = await ask("POST", "/api/conversations", { title: "The quay", first_mes: "Good evening." }));
  });
  afterEach(() => model.close());

  /** @param {string} name */
  const shot = async (name) => {
    if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}-${name}.png` });
  };
  const read = () => JSON.stringify(model.asked.at(-1).messages);

  test("a summary whose message was changed, with its earlier texts", async () => {
    for (let n = 1; n <= 6; n++) {
      const content = `Turn ${n}. ${"I look at the boats. ".repeat(8)}`;
      await ask("POST", `/api/conversations/${id}/send`, { content });
      await settled(ask, id);
    }
    await ask("POST", `/api/conversations/${id}/folds`, {});
    await come({ ...bare, conversation: id });
    const line = page.getByRole("button", { name: "The model reads a summary of the messages above" });
    const dialog = page.getByRole("dialog", { name: "Summary of the messages above" });
    const text = dialog.getByRole("textbox", { name: "Summary" });
    const open = async () => {
      await line.scrollIntoViewIfNeeded();
      await line.click();
      await text.waitFor();
    };
    await open();
    await text.fill("Only the tide matters.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    const changed = page.getByText("1 message changed after this summary was written");
    assert.equal(await changed.count(), 0);

    const rows = await ask("GET", `/api/conversations/${id}/messages`);
    await ask("POST", `/api/conversations/${id}/messages/${rows[1].id}/edit`, {
      content: "I put the key into the boat.",
    });
    await changed.waitFor();
    await line.scrollIntoViewIfNeeded();
    await shot("stale");
    await say(page, "And now?");
    assert.match(read(), /Only the tide matters\./);
    assert.match(read(), /The summary of what happened before.*I put the key into the boat\./);

    await open();
    await dialog.getByText("Your own words are kept.").waitFor();
    await dialog.getByText("Earlier versions").click();
    await dialog.getByText(summary).waitFor();
    assert.deepEqual(await inThemes(page, "a stale summary"), []);
    await shot("versions");
    await page.setViewportSize({ width: 360, height: 740 });
    await shot("versions-360");
    model.script({ sent: () => new Promise(() => {}) }); // however slow the computer is, it is not written again meanwhile
    await dialog
      .getByRole("button", { name: /^Restore: / })
      .first()
      .click();
    await until(async () => (await ask("GET", `/api/conversations/${id}/folds`)).fold.text, summary);
    await dialog.waitFor({ state: "detached" });
    await open();
    assert.equal(await text.inputValue(), summary);
    await dialog.getByText("The model writes the summary again when nothing has happened for a while.").waitFor();
    await dialog.getByText("Earlier versions").click();
    await dialog.getByText("Only the tide matters.").waitFor();
  });

  test("a message that is too long, which can be edited and deleted there", async () => {
    await come({ ...bare, conversation: id });
    await say(page, "Who is there?");
    await page.getByLabel("Your message").fill("A word of the quay. ".repeat(3000));
    await page.keyboard.press("Enter");
    await page.locator(".failure-line").waitFor();
    await say(page, "Hi again.");
    assert.doesNotMatch(read(), /A word of the quay/);
    const note = page.locator(".read-note", { hasText: "Not sent to the model: this message is too long for it" });
    await note.scrollIntoViewIfNeeded();
    assert.deepEqual(await inThemes(page, "a message that is not sent"), []);
    await shot("unsent");
    await note.getByRole("button", { name: "Edit", exact: true }).click();
    const row = page.locator(".row", { has: page.locator("textarea") });
    await row.waitFor();
    await page.keyboard.press("Escape");
    await row.waitFor({ state: "detached" });
    await note.getByRole("button", { name: "Delete", exact: true }).click();
    await note.waitFor({ state: "detached" });
    await until(
      async () => (await ask("GET", `/api/conversations/${id}/messages`)).length,
      (n) => n < 6,
    );
  });
});
