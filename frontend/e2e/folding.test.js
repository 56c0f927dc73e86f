// A conversation that outgrows its model, against a scripted server with a context of 4,096 tokens.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { halfway, modelServer } from "./model.js";
import { connect, say, settled, until } from "./product.js";
import { ask, come, page, refused, stage } from "./stage.js";

describe("a conversation that outgrows its model", () => {
  const summary = "They walked along the quay. The key is under the third stone.";
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let id = "";

  stage({ once: true });
  before(async () => {
    let replies = 0;
    model = await modelServer({
      context: 4096,
      reply: ({ messages }) =>
        JSON.stringify(messages.at(-1)).includes("Write a summary")
          ? summary
          : `Reply ${++replies}. She walks on along the quay, past the boats and the ropes, until the light is gone.`,
    });
    await connect(ask, model);
    ({ id } = await ask("POST", "/api/conversations", {
      title: "The quay",
      character_name: "Mara",
      first_mes: "Good evening. The greeting stays.",
    }));
    const walk = "I look at the boats, at the ropes and at the tarred sheds behind them. ".repeat(3);
    for (let n = 1; n <= 40; n++) {
      await ask("POST", `/api/conversations/${id}/send`, { content: `Turn ${n}. ${walk}` });
      await settled(ask, id);
    }
  });
  after(() => model.close());

  const line = () => page.getByRole("button", { name: "The model reads a summary of the messages above" });
  const dialog = () => page.getByRole("dialog", { name: "Summary of the messages above" });
  const text = () => dialog().getByRole("textbox", { name: "Summary" });
  const meter = async () => String(await page.locator(".context-use").getAttribute("title"));
  const read = () => JSON.stringify(model.asked.at(-1).messages);
  const open = async () => {
    await line().scrollIntoViewIfNeeded();
    await line().click();
    await text().waitFor();
  };

  test("has a reply to every message, and shows where the model reads a summary", async () => {
    await come({ ...bare, conversation: id });
    const rows = await ask("GET", `/api/conversations/${id}/messages`);
    assert.equal(rows.length, 81);
    assert.match(await until(meter, /are summarized/), /^About [\d,]+ tokens will be sent, [\d,]+ are summarized/);
    await open();
    assert.equal(await text().evaluate((area) => area.scrollTop), 0, "it is read from its beginning");
    assert.deepEqual(await inThemes(page, "the summary"), []);
    await page.setViewportSize({ width: 360, height: 740 });
    assert.deepEqual(await inThemes(page, "the summary, narrow"), []);
    const [frame, save] = [dialog(), dialog().getByRole("button", { name: "Save" })].map((x) => x.boundingBox());
    const below = (/** @type {Awaited<typeof frame>} */ box) => (box ? box.y + box.height : Number.NaN);
    assert.ok(below(await save) < below(await frame), "the buttons are in sight");
  });

  test("takes a summary of the person's own, and has the model write it again", async () => {
    await come({ ...bare, conversation: id });
    await open();
    await text().fill("Only the tide matters.");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().waitFor({ state: "detached" });
    await say(page, "And now?");
    assert.match(read(), /Only the tide matters\./);
    assert.match(read(), /The greeting stays\./);
    assert.doesNotMatch(read(), /Turn 1\. /);
    await open();
    await dialog().getByText("Edited by you").waitFor();
    await dialog().getByRole("button", { name: "Regenerate" }).click();
    await dialog().waitFor({ state: "detached" });
    await open();
    assert.equal(await text().inputValue(), summary);
    await dialog().getByText("Written by the model").waitFor();
    await page.keyboard.press("Escape");
  });

  test("unfolds, and folds again by itself because the messages do not fit", async () => {
    await come({ ...bare, conversation: id });
    await open();
    await dialog().getByRole("button", { name: "Unfold" }).click();
    await line().waitFor({ state: "detached" });
    await until(meter, (said) => !said.includes("folded"));
    await say(page, "Where is the key?");
    await line().waitFor({ state: "attached" });
    await until(meter, /are summarized/);
  });

  test("is summarized when a person asks for it: by keys, undone, and in a copy from the menu", async () => {
    model.script({ context: 0, told: 32_768 });
    const { id } = await ask("POST", "/api/conversations", { title: "The pier", first_mes: "Good evening." });
    await come({ ...bare, conversation: id });
    const command = async (/** @type {string} */ text) => {
      await page.getByLabel("Your message").fill(text);
      await page.locator("ul.completion").getByRole("option").waitFor();
      await page.keyboard.press("Enter"); // completes it
      await page.locator("ul.completion").waitFor({ state: "hidden" });
      await page.keyboard.press("Enter");
    };
    await say(page, "Turn 1. Who is there?");
    await command("/summarize");
    await page.getByText("There is nothing to summarize yet").waitFor();
    await refused(409);
    await page.keyboard.press("Escape");
    for (let n = 2; n <= 5; n++) await say(page, `Turn ${n}. ${"I look at the boats and at the ropes. ".repeat(3)}`);
    await command("/summary");
    await page.locator(".toast").getByRole("button", { name: "Summarize" }).click();
    await line().waitFor({ state: "attached" });
    await page.locator(".toast", { hasText: "now reads a summary" }).getByRole("button", { name: "Undo" }).click();
    await line().waitFor({ state: "detached" });

    await page.locator(".conversation.active").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Summarize into a new conversation" }).click();
    await page.getByText("“The pier (copy)” is open.").waitFor();
    await line().waitFor({ state: "attached" });
    await say(page, "And now?");
    assert.match(read(), /The key is under the third stone\./);
    assert.doesNotMatch(read(), /Turn 1\. /);
    const all = async () => (await ask("GET", "/api/conversations")).length;
    const before = await all();
    const [first, second] = await ask("GET", "/api/conversations");
    assert.deepEqual([first.title, second.title], ["The pier (copy)", "The pier"]);
    assert.equal((await ask("GET", `/api/conversations/${id}/folds`)).fold, null);

    model.script({ reply: () => "" });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("summarize into");
    await page.keyboard.press("Enter");
    await page.getByText("is open.").waitFor({ state: "hidden" });
    await page.getByText("The model wrote no summary that is shorter").waitFor();
    await until(all, before, "a copy that cannot be summarized goes");
    await refused(502);
  });

  test("stops the summary that a person asked for: by the button, by Escape, in a copy and in the dialog", async () => {
    model.script({ context: 0, told: 32_768, reply: () => "She nods." });
    const { id } = await ask("POST", "/api/conversations", { title: "The jetty", first_mes: "Good evening." });
    for (let n = 1; n <= 6; n++) {
      await ask("POST", `/api/conversations/${id}/send`, {
        content: `Turn ${n}. ${"I look at the boats. ".repeat(8)}`,
      });
      await settled(ask, id);
    }
    await come({ ...bare, conversation: id });
    const box = page.getByLabel("Your message");
    const writing = page.locator(".toast", { hasText: "The model is writing the summary" });
    const all = async () => (await ask("GET", "/api/conversations")).length;
    const before = await all();
    const palette = (/** @type {string} */ words) => async () => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
    };
    const away = () => writing.waitFor({ state: "detached" });
    /** @param {() => Promise<unknown>} begin @param {() => Promise<unknown>} stop @param {() => Promise<unknown>} [ended] */
    const stopped = async (begin, stop, ended = away) => {
      const { script, reached, goOn } = halfway();
      model.script({ ...script, reply: () => `${summary} ${summary}` });
      await begin();
      await reached;
      const left = model.left();
      await stop();
      await left;
      await ended();
      await page.getByText("Summary stopped.").first().waitFor();
      goOn();
      await refused(409);
    };
    await stopped(palette("summarize earlier"), () => writing.getByRole("button", { name: "Stop" }).click());
    assert.equal(await box.evaluate((area) => area === document.activeElement), true, "the message box has the focus");
    await stopped(palette("summarize earlier"), () => page.keyboard.press("Escape"));
    await stopped(palette("summarize into"), () => page.keyboard.press("Escape"));
    assert.equal(await all(), before, "there is no copy");
    assert.equal((await ask("GET", `/api/conversations/${id}/folds`)).fold, null);

    model.script({ reply: () => summary, sent: () => {} });
    await ask("POST", `/api/conversations/${id}/folds`, {});
    await open();
    await text().fill("Mine.");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().waitFor({ state: "detached" });
    await open();
    const regenerate = dialog().getByRole("button", { name: "Regenerate" });
    for (const stop of [() => page.keyboard.press("Enter"), () => page.keyboard.press("Escape")]) {
      const halt = async () => {
        await dialog().getByRole("button", { name: "Stop" }).and(page.locator(":focus")).waitFor();
        await stop();
      };
      await stopped(
        () => regenerate.click(),
        halt,
        () => regenerate.and(page.locator(":focus")).waitFor(),
      );
    }
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    assert.equal((await ask("GET", `/api/conversations/${id}/folds`)).fold.text, "Mine.");
  });

  test("leads to another model where no summary makes a message fit", async () => {
    const { id } = await ask("POST", "/api/conversations", { title: "The mole", first_mes: "Good evening." });
    await come({ ...bare, conversation: id });
    model.script({ context: 10 });
    await page.getByLabel("Your message").fill("Who is there?");
    await page.keyboard.press("Enter");
    const line = page.locator(".failure-line");
    await line.getByText("The conversation is longer than the model's context").waitFor();
    await line.getByRole("button", { name: "Retry" }).waitFor();
    await line.getByRole("button", { name: "Choose another model" }).click();
    await page.getByRole("dialog", { name: "Choose a model" }).waitFor();
  });
});
