// Macros as a person meets them: in a greeting, in what the model reads, and completed while a card is written.

import assert from "node:assert/strict";
import { test } from "node:test";
import { modelServer } from "./model.js";
import { connect, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage({ once: true });

test("the macros of a greeting are resolved before a person sees them", async (t) => {
  const model = await modelServer({ reply: () => "Aye." });
  t.after(() => model.close());
  await connect(ask, model);
  await ask("PUT", "/api/settings", { enable_agent: false, user_name: "Smith, John" });
  const card = await ask("POST", "/api/characters", {
    name: "Alexandra Vale",
    nickname: "Alex",
    description: "{{char}} likes {{random:{{user}},{{user}}}}.\n\nIt is quiet since {{idle_duration}}.",
    first_mes: "I am {{char}}, {{random::b::b}}, rolled {{roll:1d1}}{{// secret note}}, {{ user }}.",
    alternate_greetings: ["<BOT> waits, {{pick:c,c}}."],
  });
  const { id } = await ask("POST", "/api/conversations", { character_card_id: card.id });
  await come();
  const said = () => page.locator('.row[data-role="assistant"] .prose').first().innerText();
  await until(said, "I am Alex, b, rolled 1, Smith, John.");
  await page.getByLabel("Your message").fill("{{lastMessage}} {{setvar::x::2}}{{getvar::x}}");
  await page.keyboard.press("Enter");
  await until(async () => (await ask("GET", `/api/conversations/${id}/messages`)).length, 3, "the reply is there");
  const [, mine] = await ask("GET", `/api/conversations/${id}/messages`);
  assert.equal(mine.content, "I am Alex, b, rolled 1, Smith, John. 2");
  const sent = JSON.stringify(model.asked.at(-1));
  assert.match(sent, /Alex likes Smith, John\./);
  assert.match(sent, /It is quiet since just now\./);
  assert.doesNotMatch(sent, /secret note|\{\{/);
});

test("macros are completed in the fields of a card, by keys alone", async () => {
  const card = (await ask("GET", "/api/characters")).find((/** @type {any} */ c) => c.nickname === "Alex");
  await page.getByRole("button", { name: "Library" }).click();
  await page.locator(".cast-card").filter({ hasText: "Alexandra Vale" }).first().click();
  const field = page.getByLabel("Personality");
  await field.click();
  await page.keyboard.type("Fond of {{us");
  await page.getByRole("listbox", { name: "Macros" }).waitFor();
  await page.keyboard.press("Enter");
  assert.equal(await field.inputValue(), "Fond of {{user}}");
  await page.keyboard.type(".");
  await page.keyboard.press("Tab");
  await until(async () => (await ask("GET", `/api/characters/${card.id}`)).personality, "Fond of {{user}}.");
});
