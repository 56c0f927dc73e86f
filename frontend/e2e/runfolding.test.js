import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

describe("the list of runs", () => {
  stage();
  beforeEach(() => come(bare));

  test("folds what one trigger ran well, opens by key, and shows what failed", async () => {
    const keep = (/** @type {string} */ name, /** @type {object} */ step) =>
      ask("POST", "/api/automations", { kind: "instructions", name, description: "", instructions: [step] });
    const well = await keep("Watch page", { directCallToolId: "current_time", args: {} });
    const { trigger, triggerId } = await ask("POST", `/api/automations/${well.workflowId}/triggers`, { kind: "hook" });
    const id = triggerId ?? trigger?.triggerId;
    const runs = async () => (await ask("GET", `/api/runs?workflowId=${well.workflowId}&state=completed`)).items.length;
    for (let i = 1; i <= 4; i++) {
      await ask("POST", `/api/triggers/${id}/try`, {});
      await until(runs, i);
    }
    await page.keyboard.press("Control+e");
    const place = page.getByRole("main", { name: "Runs and workflows" });
    const rows = place.locator(".run-row");
    const head = rows.filter({ hasText: "4 runs since" });
    await head.waitFor();
    assert.equal(await rows.count(), 1);
    assert.equal(await head.getAttribute("aria-expanded"), "false");
    assert.equal(await page.getByText("“Watch page” is done.").count(), 0);
    await head.focus();
    await page.keyboard.press("Enter");
    await until(() => rows.count(), 5);
    assert.equal(await head.getAttribute("aria-expanded"), "true");
    const to = process.env["TERZETTO_SHOTS"];
    if (to) await page.screenshot({ path: `${to}/folded.png` });
    assert.deepEqual(await inThemes(page, "an open row of runs"), []);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await place.locator(".run-title", { hasText: "Watch page" }).waitFor();
    await head.click();
    await until(() => rows.count(), 1);
  });
});
