import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { bare, faults, inThemes, narrow } from "./axe.js";
import { until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

const days = Array.from({ length: 200 }, (_, i) =>
  i % 25 === 7 ? "never" : `2026-03-${String((i % 28) + 1).padStart(2, "0")}`,
);
const count = (/** @type {string} */ id, /** @type {string} */ to) => ({
  id,
  directCallToolId: "days_between",
  args: { from: "2026-01-01", to },
});

describe("the page of a run", () => {
  const place = () => page.getByRole("main", { name: "Runs and workflows" });
  const detail = () => place().locator(".runs-detail");
  /** @param {string} name */
  const press = (name) => detail().getByRole("button", { name, exact: true }).click();
  /** @param {string} text */
  const state = (text) => detail().locator(".run-chip", { hasText: text }).waitFor();
  const shoot = async (/** @type {string} */ name) => {
    const to = process.env["TERZETTO_SHOTS"];
    if (to) await page.screenshot({ path: `${to}/${name}.png`, fullPage: true });
  };

  stage();
  beforeEach(() => come(bare));

  test("shows items, branches and values, asks with a form, runs again and compares", async () => {
    const kept = await ask("POST", "/api/automations", {
      kind: "instructions",
      name: "Count the days",
      vars: { days },
      instructions: [
        {
          id: "each",
          forEach: { items: "{{vars.days}}", as: "day", parallel: 4 },
          steps: [{ ...count("count", "{{day}}"), continueOnError: true }],
        },
        // biome-ignore lint/suspicious/noThenProperty: a template calls it so
        { id: "gate", if: "len(steps.each) > 2", then: [count("inside", "2026-02-01")], else: [] },
        { id: "left", wait: { forMs: 1 }, when: "len(steps.each) > 1000" },
        { id: "both", parallel: [[count("a", "2026-05-01")], [count("b", "2026-06-01")]] },
        {
          id: "ask",
          ask: {
            question: "How many days may it be?",
            schema: {
              type: "object",
              properties: { most: { type: "integer", title: "At most", minimum: 3 } },
              required: ["most"],
            },
          },
        },
      ],
    });
    const { workflowRunId: id } = await ask("POST", `/api/automations/${kept.workflowId}/run`, {});
    await until(async () => (await ask("GET", `/api/runs/${id}`)).state, "waiting");
    await page.keyboard.press("Control+e");
    await place().locator(".run-row", { hasText: "Count the days" }).click();

    const items = detail().getByRole("list", { name: "Items" });
    await detail().getByText("200 items · Failed: 8 · Done: 192").waitFor();
    await items.locator('[data-path="each[7]"]').press("Enter");
    await items.locator('[data-path="each[7].count"]').press("Enter");
    await items.getByRole("region", { name: "Arguments" }).filter({ hasText: "never" }).waitFor();
    assert.equal(await items.locator(":scope > li").count(), 5, "few items are shown at first");
    await detail().getByRole("button", { name: "Show more (195 left)" }).click();
    await until(() => items.locator(":scope > li").count(), 55);
    await detail().getByText("2 branches · Done: 2").waitFor();
    assert.equal(await detail().locator('.step-row[data-state="skipped"]').count(), 1);
    await detail().locator(".step-head").first().click();
    const found = await inThemes(page, "a run that asks");
    await shoot("waiting");

    await detail().getByLabel("At most").fill("2");
    await press("Send answer");
    await detail().locator(".request [aria-invalid=true]").waitFor();
    await detail().getByLabel("At most").fill("5");
    await press("Send answer");
    await state("Done");

    await press("Run with other values");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Value of days").fill('["2026-01-02"]');
    await dialog.getByRole("button", { name: "Start" }).click();
    await detail().getByText("1 item · Done: 1").waitFor();
    await detail().getByLabel("At most").fill("5");
    await press("Send answer");
    await state("Done");
    await press("Compare");
    await page.getByRole("dialog").getByText("First difference").waitFor();
    await shoot("compared");
    await page.keyboard.press("Escape");

    await place().getByRole("combobox", { name: "Workflow" }).selectOption({ label: "Count the days" });
    await place().getByRole("figure").getByText("Last 2 runs: 2 succeeded").first().waitFor();
    for (const width of [420, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${wide} at ${width}`);
      await shoot(`done-${width}`);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await shoot("done-dark");
    await page.setViewportSize(narrow.viewport);
    found.push(...(await faults(page, "a run, narrow")));
    assert.deepEqual(found, []);
  });
});
