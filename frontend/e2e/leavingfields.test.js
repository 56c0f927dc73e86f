// Nothing that was typed is lost without a word when the page goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reload, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();

test("a field that saves itself does so when the page goes with the focus in it", async () => {
  const card = await ask("POST", "/api/characters", { name: "Alexandra Vale" });
  await come();
  await page.getByRole("button", { name: "Library" }).click();
  await page.locator(".cast-card").filter({ hasText: "Alexandra Vale" }).first().click();
  await page.getByLabel("Personality").click();
  await page.keyboard.type("Fond of the sea.");
  await reload(page);
  await until(async () => (await ask("GET", `/api/characters/${card.id}`)).personality, "Fond of the sea.");
});

test("another language asks before it loses what is not saved", async () => {
  await come();
  const dialog = page.getByRole("dialog", { name: "Discard the changes?" });
  const tab = (/** @type {string} */ name) => page.getByRole("tab", { name, exact: true }).click();
  const language = () => page.evaluate(() => document.documentElement.lang);
  await page.keyboard.press("Control+,");
  await tab("Models");
  await page.getByRole("button", { name: "Add a server" }).click();
  await page.getByLabel("Address").fill("http://127.0.0.1:9/v1");
  await tab("Appearance");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Terzetto changes its language at the next start.").waitFor();
  assert.equal(await language(), "en-US");
  await page.getByRole("radio", { name: "Français" }).check();
  await dialog.getByRole("button", { name: "Discard and reload" }).click();
  await until(language, "fr");
});
