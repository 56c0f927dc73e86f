// Several characters in one conversation: begun, answered in turn, changed, by mouse and by keys alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bare, dress, inThemes } from "./axe.js";
import { modelServer } from "./model.js";
import { connect, reload, settled, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage({ once: true });

const shots = process.env["SHOTS"];
/** @param {string} name */
const shot = async (name) => {
  for (const theme of shots ? ["lamp", "paper"] : []) {
    await dress(page, theme);
    await page.screenshot({ path: `${shots}/${name}-${theme}.png` });
  }
};
const speakers = () => page.locator('.row[data-role="assistant"] > .who').allTextContents();

/** @type {Awaited<ReturnType<typeof modelServer>>} */
let model;

test("a person begins a conversation of several, whose members answer in turn", async (t) => {
  model = await modelServer({ reply: () => "Aye." });
  t.after(() => model.close());
  await connect(ask, model);
  await ask("PUT", "/api/settings", { enable_agent: false });
  for (const [name, greeting] of [
    ["Ada", "Ada greets."],
    ["Bo", ""],
    ["Ada", "So do I."],
    ["Cy", ""],
  ])
    await ask("POST", "/api/characters", { name, first_mes: greeting, description: `${name} stands on the quay.` });
  await come({ ...bare, viewport: { width: 1280, height: 800 } });
  await page.getByRole("button", { name: "New chat with a character" }).click();
  await page.getByRole("button", { name: "Several characters" }).click();
  const panel = page.getByRole("dialog", { name: "Conversation with several characters" });
  for (const name of ["Ada", "Bo", "Ada"]) {
    await panel.getByLabel("Add a character").fill(name);
    await panel.locator(".picker-option").filter({ hasText: name }).first().click();
  }
  await panel.getByText("Ada (2)").waitFor();
  await panel.getByLabel("Maximum replies per message").fill("2");
  await shot("begin");
  assert.deepEqual(await inThemes(page, "the members of a new conversation"), []);
  await panel.getByRole("button", { name: "Start" }).click();
  await page.locator(".cast-face").nth(2).waitFor();
  await until(speakers, ["Ada", "Ada (2)"], "each one greets");
  await page.getByLabel("Your message").fill("Bo, is the ferry late?");
  await page.keyboard.press("Enter");
  await until(speakers, ["Ada", "Ada (2)", "Bo", "Ada (2)"], "two of them answer");
  await until(() => page.locator('.row[data-kind="reply"]').count(), 0, "the turn is over");
  await shot("answered");
  assert.deepEqual(await inThemes(page, "a conversation of several"), []);
  await page.getByRole("button", { name: "Let Ada speak", exact: true }).click();
  await until(async () => (await speakers()).at(-1), "Ada", "who is pressed speaks");
  await until(() => page.locator('.row[data-kind="reply"]').count(), 0, "the turn is over");
  assert.match(JSON.stringify(model.asked.at(-1)), /Ada speaks now/);
  await page.keyboard.press("Control+i");
  await page.getByRole("tab", { name: /Director/ }).click();
  await page.getByText("Ada, at your request.").waitFor();
  await shot("inspector");
  await page.getByRole("button", { name: "Close Inspector" }).click();
});

test("a member whose reply fails is asked again, also after a reload", async () => {
  const before = await speakers();
  let replies = 0;
  const failing = await modelServer({ reply: () => (replies++ === 0 ? "Aye." : "") });
  try {
    await connect(ask, failing);
    await page.getByLabel("Your message").fill("Cy, and Bo?");
    await page.keyboard.press("Enter");
    const failed = page.locator(".failure-line");
    await failed.waitFor();
    const one = await speakers();
    assert.equal(one.length, before.length + 1, "the first has answered");
    await reload(page);
    await failed.waitFor();
    failing.script({ reply: () => "Aye, too." });
    await failed.getByRole("button", { name: "Retry" }).click();
    await until(async () => (await speakers()).length, one.length + 1, "the second answers");
    await failed.waitFor({ state: "detached" });
    assert.notEqual((await speakers()).at(-1), one.at(-1));
    await until(() => page.locator('.row[data-kind="reply"]').count(), 0, "the turn is over");
  } finally {
    failing.close();
  }
});

test("characters and macros are completed while a person writes, by keys and by pointer", async () => {
  await ask("POST", "/api/assistants", { name: "Adam", description: "keeps the log", instructions: "Help." });
  const area = page.getByLabel("Your message");
  const list = page.locator("ul.completion");
  const names = () => list.locator("strong").allTextContents();
  /** Types, and puts the caret so many signs before the end. @param {string} text */
  const type = async (text, back = 0) => {
    await area.fill("");
    await page.keyboard.type(text);
    for (let i = 0; i < back; i++) await page.keyboard.press("ArrowLeft");
  };
  await type("Tell us, @ad");
  await page.getByRole("listbox", { name: "Characters and assistants" }).waitFor();
  await until(names, ["@Ada", "@Ada (2)", "@Adam"]);
  await shot("completion-cast");
  assert.deepEqual(await inThemes(page, "a list of characters to complete"), []);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal(await area.inputValue(), "Tell us, @Ada (2) ");
  await type("@axx now", 6); // the caret is in the middle of the word
  await page.keyboard.type("d");
  await until(names, ["@Ada", "@Ada (2)", "@Adam"]);
  await list.getByRole("option", { name: "@Ada (2)" }).click();
  assert.equal(await area.inputValue(), "@Ada (2) now");
  assert.equal(await area.evaluate((a) => /** @type {HTMLTextAreaElement} */ (a).selectionStart), "@Ada (2) ".length);
  await type("{{");
  await page.getByRole("listbox", { name: "Macros" }).waitFor();
  assert.equal((await names()).length, 8);
  await shot("completion-macros");
  await page.keyboard.type("ro");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2d6");
  assert.equal(await area.inputValue(), "{{roll:2d6}}");
  await type("`{{us");
  await list.waitFor({ state: "hidden" });
  // Hebrew goes from right to left, and so does the message.
  await type("שלום {{use");
  await list.getByRole("option").first().waitFor();
  assert.equal(await area.evaluate((a) => getComputedStyle(a).direction), "rtl");
  await shot("completion-rtl");
  await page.keyboard.press("Enter");
  assert.equal(await area.inputValue(), "שלום {{user}}");
  // An input method puts a word together: nothing is offered until it is done, and its Enter is its own.
  await type("@a");
  await list.waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: "だ", selectionStart: 1, selectionEnd: 1 });
  await list.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  assert.match(await area.inputValue(), /^@aだ/);
  await client.send("Input.insertText", { text: "だ" });
  assert.equal(await list.isVisible(), false, "no name holds it");
  await type("@Ada (2) alone, please.");
  await page.keyboard.press("Enter");
  await until(async () => (await speakers()).slice(-2)[0], "Ada (2)", "whoever is called answers first");
  await until(() => page.locator('.row[data-kind="reply"]').count(), 0, "the turn is over");
});

test("by keys alone one is silenced, moved and removed, and another speaks", async () => {
  model = await modelServer({ reply: () => "Nay." });
  await connect(ask, model);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Characters of this");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Characters of this conversation" });
  await panel.waitFor();
  const cid = await page.evaluate(() => localStorage.getItem("conversation"));
  /** Goes on with Tab to a button. @param {string} name */
  const reach = async (name) => {
    for (let i = 0; i < 60; i++) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      if (at === name) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not reach ${name}`);
  };
  const cast = async () =>
    (await ask("GET", `/api/conversations/${cid}`)).cast.map(
      (/** @type {any} */ m) => m.label + (m.muted ? " silent" : ""),
    );
  /** Opens the menu of a member and takes what begins with a letter. @param {string} name @param {string} letter */
  const take = async (name, letter) => {
    await reach(`More for ${name}`);
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    await page.keyboard.press(letter);
    await page.keyboard.press("Enter");
  };
  await take("Bo", "m"); // Mute comes before Move up
  await until(cast, ["Ada", "Bo silent", "Ada (2)"], "one is silent");
  await reach("More for Bo");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move up" }).press("Enter");
  await until(cast, ["Bo silent", "Ada", "Ada (2)"], "one moves up");
  await shot("members");
  assert.deepEqual(await inThemes(page, "the members"), []);
  await take("Ada (2)", "r");
  await until(cast, ["Bo silent", "Ada"], "one leaves");
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await page.locator(".cast-face").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await until(async () => (await speakers()).at(-1), "Ada", "a face is pressed by key");
  await settled(ask, String(cid));
  await model.close();
});

test("thirty take part, on a narrow page too, and one whose card is gone stays to be seen", async () => {
  const cast = [];
  for (let i = 1; i <= 30; i++) {
    const { id } = await ask("POST", "/api/characters", {
      name: `Sailor ${i}`,
      first_mes: i === 30 ? "Thirty are here." : "",
    });
    cast.push({ character_card_id: id });
  }
  const c = await ask("POST", "/api/conversations", { cast, speakers_per_turn: 3 });
  await ask("DELETE", `/api/characters/${cast[4]?.character_card_id}`);
  await come({ ...bare, viewport: { width: 420, height: 800 }, conversation: c.id });
  await until(() => page.locator(".cast-face").count(), 30, "all are there");
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "the page is not wider than the window",
  );
  await shot("thirty");
  await page.getByRole("button", { name: "Characters of this conversation" }).last().click();
  await page.getByText("Deleted character").waitFor();
  await shot("thirty-members");
  assert.deepEqual(await inThemes(page, "thirty members"), []);
});
