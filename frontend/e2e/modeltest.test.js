// The test of Director and Editor with a model, as a person runs it.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { modelServer, prose } from "./model.js";
import { connect } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();

/** The edits of a model that corrects what is flagged. */
const tools = {
  direct_scene: { moods: [], plot_summary: "The ferry is late and two people share one bench on the quay." },
  editor_apply_patch: {
    edits: [
      { n: 3, text: "She did not raise her voice." },
      { n: 6, text: "She counted the lamps again." },
    ],
  },
};

const card = () => page.getByRole("article", { name: "Harbour" });
const part = () => card().getByRole("region", { name: "Director and Editor with this model" }).first();

async function openTest() {
  await page.keyboard.press("Control+,");
  await page.getByRole("tab", { name: "Models" }).click();
  await card().getByRole("button", { name: "Test Director and Editor" }).first().click();
  await part().getByRole("button", { name: "Test Director and Editor" }).waitFor();
}

describe("the test of Director and Editor with a model", () => {
  test("plays twelve openings and sets what it recommends, by key", async (t) => {
    const model = await modelServer({ tools });
    t.after(model.close);
    await connect(ask, model);
    await come(bare);
    await openTest();
    await page.keyboard.press("Enter"); // the button has the focus
    await part().getByRole("heading", { name: "Recommendation: Writer and Editor" }).waitFor();
    await part()
      .getByText(/The Director adds too little/)
      .waitFor();
    const row = part().getByRole("row", { name: /Findings per 1,000 words/ });
    const figures = (await row.getByRole("cell").allInnerTexts()).map(Number);
    assert.equal(figures.length, 3);
    assert.ok(Number(figures[1]) < Number(figures[0]) / 2, `${figures}`);
    assert.equal(await part().getByRole("listitem").count(), 12);

    const first = part().locator("summary", { hasText: "1. The ferry ledger" });
    await first.focus();
    await page.keyboard.press("Enter");
    await part().locator("del", { hasText: "barely above a whisper" }).first().waitFor();
    assert.deepEqual(await inThemes(page, "the test of Director and Editor"), []);

    const apply = part().getByRole("button", { name: "Use this recommendation" });
    await apply.focus();
    await page.keyboard.press("Enter");
    await part().getByText("Turns with harbour-7b work like this now.").waitFor();
    const [endpoint] = await ask("GET", "/api/endpoints");
    const [config] = await ask("GET", `/api/endpoints/${endpoint.id}/models`);
    assert.deepEqual(config.capabilities.memory.helpers, { director: { off: true } });
    const said = (await ask("GET", "/api/conversations")).filter((/** @type {any} */ c) => c.message_count > 0);
    assert.deepEqual(said, []);

    // The same counts come out of the export alone.
    const exported = await ask("GET", `/api/models/${config.id}/test/export`);
    assert.equal(exported.replies.length, 24);
    assert.equal(exported.report.replies, 24);
    assert.ok(exported.replies.every((/** @type {any} */ r) => r.draft.startsWith(prose.slice(0, 20))));
  });

  test("is stopped with what was played, and a second one waits", async (t) => {
    const model = await modelServer({ tools, pace: 8 });
    t.after(model.close);
    await connect(ask, model);
    await come();
    await openTest();
    await page.keyboard.press("Enter");
    await part().getByText("Opening 2 of 12").waitFor();
    const [endpoint] = await ask("GET", "/api/endpoints");
    const [config] = await ask("GET", `/api/endpoints/${endpoint.id}/models`);
    await assert.rejects(() => ask("POST", `/api/models/${config.id}/test`), /being tested/);
    await part().getByRole("button", { name: "Stop" }).focus();
    await page.keyboard.press("Enter");
    await part().getByText("Stopped. What was played is below.").waitFor();
    await part().getByRole("heading", { name: "No recommendation" }).waitFor();
    await part().getByRole("button", { name: "Test again" }).waitFor();
    assert.ok(await page.evaluate(() => document.activeElement?.textContent?.includes("Test again")));
  });

  test("says that the model is gone", async (t) => {
    const model = await modelServer({ tools, pace: 4 });
    t.after(model.close);
    await connect(ask, model);
    await come();
    await openTest();
    await page.keyboard.press("Enter");
    await part().getByText("Opening 2 of 12").waitFor();
    model.close();
    await part().getByText("wrote nothing for three openings in a row").waitFor();
    const failed = part().locator("summary", { hasText: "Failed" }).first();
    await failed.click();
    await part().locator(".error").first().waitFor();
  });
});
