import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { modelServer } from "./model.js";
import { connect, openVoices, settled, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();

const tools = () => page.getByRole("complementary", { name: "Voices" });
const letters = (/** @type {number} */ n) => [...String(n)].map((d) => "abcdefghij"[Number(d)]).join("");

/** A reply of words that no other has, with the habit of the model at its end. @param {number} n */
const story = (n) =>
  `${Array.from({ length: 40 }, (_, i) => `The w${letters(n * 1000 + i)}o of the w${letters(n * 1000 + 500 + i)}o.`).join(" ")} She spoke barely above a whisper.`;

/** Conversations in which a model says the same. @param {number} n @returns {Promise<string[]>} */
async function seed(n) {
  const all = [];
  for (let i = 0; i < n; i++) {
    const { id } = await ask("POST", "/api/conversations", { title: `Harbour ${i + 1}` });
    await ask("POST", `/api/conversations/${id}/send`, { content: "Go on." });
    await settled(ask, id);
    all.push(id);
  }
  return all;
}

async function openHabits() {
  await openVoices(page);
  const summary = tools().locator("summary", { hasText: "Habits of models" });
  await summary.focus();
  await page.keyboard.press("Enter");
}

describe("the habits of models", () => {
  test("are listed with an example, banned and forgotten with the keyboard", async (t) => {
    let n = 0;
    const model = await modelServer({ reply: () => story(++n) });
    t.after(model.close);
    await connect(ask, model);
    await ask("PUT", "/api/settings", { helpers_without_character: false });
    await come();
    await openHabits();
    await tools().getByText("No habits found. No replies read yet.").waitFor();
    await seed(6);
    await tools().getByRole("region", { name: "Habits of harbour-7b" }).waitFor();
    await tools().locator("q", { hasText: "spoke barely above a whisper" }).waitFor();
    await tools().getByText("Said 6 times in 6 conversations, never elsewhere.").waitFor();
    await tools().getByText("6 replies read.").waitFor();

    const example = tools().locator(".habit-example button");
    await example.focus();
    await page.keyboard.press("Enter");
    await page.locator(".row.brought", { hasText: "barely above a whisper" }).waitFor();

    const ban = tools().getByRole("button", { name: "Ban “spoke barely above a whisper”" });
    await ban.focus();
    await page.keyboard.press("Enter");
    await tools().getByText("was added to the phrases and banned.").waitFor();
    await tools().locator(".habit .badge", { hasText: "Banned" }).waitFor();
    const bank = await ask("GET", "/api/phrase-bank");
    assert.deepEqual(
      bank.filter((/** @type {any} */ g) => g.banned).map((/** @type {any} */ g) => [g.variants[0], g.enabled]),
      [["spoke barely above a whisper", true]],
    );

    const banned = bank.find((/** @type {any} */ g) => g.banned);
    await ask("DELETE", `/api/phrase-bank/${banned.id}`);
    const forget = tools().getByRole("button", { name: "Forget “spoke barely above a whisper”" });
    await forget.waitFor();
    await forget.focus();
    await page.keyboard.press("Enter");
    await tools().getByText("No habits found. 6 replies read.").waitFor();
    const after = await ask("GET", "/api/habits");
    assert.equal(after.models[0].habits[0].state, "forgotten");
  });

  test("go with the conversations that they were found in", async (t) => {
    let n = 0;
    const model = await modelServer({ reply: () => story(++n) });
    t.after(model.close);
    await connect(ask, model);
    await ask("PUT", "/api/settings", { helpers_without_character: false });
    const all = await seed(6);
    await until(async () => (await ask("GET", "/api/habits")).models[0]?.habits.length, 1);
    for (const id of all) await ask("DELETE", `/api/conversations/${id}?purge=true`);
    await until(async () => (await ask("GET", "/api/habits")).models, []);
  });
});
