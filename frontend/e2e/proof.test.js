import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openVoices, settled } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();

test("what the Editor did opens to its sentences, leads to the reply and is exported, with the keyboard", async () => {
  await ask("PUT", "/api/settings", { helpers_without_character: true });
  const { id } = await ask("POST", "/api/conversations", {});
  for (const content of ["Tell me of the lighthouse.", "I lost the ferry ticket."]) {
    await ask("POST", `/api/conversations/${id}/send`, { content });
    await settled(ask, id);
  }
  const { report } = await ask("GET", `/api/proof?conversation=${id}`);
  assert.ok(report.replies === 2 && report.changed > 0, JSON.stringify(report));
  await come();
  await openVoices(page);
  const tools = page.getByRole("complementary", { name: "Voices" });
  const opens = async (/** @type {string | RegExp} */ hasText) => {
    await tools.locator("summary", { hasText }).focus();
    await page.keyboard.press("Enter");
  };
  await opens("What the Editor did");
  await opens(new RegExp(`^Changed: ${report.changed} of ${report.sentences} sentences, in 2 replies`));
  const changed = tools.locator(".proof-line[open] li");
  await changed.locator(".changes").first().waitFor();
  assert.equal(await changed.count(), report.changed);
  assert.ok((await changed.first().locator(".changes").textContent()) !== "");
  await changed
    .first()
    .getByRole("button", { name: /^Go to the reply: / })
    .focus();
  await page.keyboard.press("Enter");
  await page.locator(".row.brought").waitFor();

  const coming = page.waitForEvent("download");
  await tools.getByRole("button", { name: "Export with texts" }).click();
  const saved = JSON.parse(readFileSync(await (await coming).path(), "utf8"));
  assert.equal(saved.replies.length, 2);
  assert.deepEqual(saved.report, report);

  const all = tools.getByRole("combobox", { name: "Replies to count" });
  await all.selectOption({ label: "All conversations" });
  await tools.getByText(/in 2 replies/).waitFor();
  await all.selectOption({ label: "This conversation" });
  await ask("DELETE", `/api/conversations/${id}`);
});
