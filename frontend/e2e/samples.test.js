import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

// What is open when the samples go, the conversation and the teamwork, is asked for once more, and isn't found.
stage({ brought: /status of 404 .*\/api\/(conversations|team)\// });
beforeEach(() => come());

const list = () => ask("GET", "/api/samples");
const samples = () => page.getByRole("list", { name: "Samples" });
const settings = async () => {
  await page.keyboard.press("Control+,");
  await page.getByRole("tab", { name: "Data", exact: true }).click();
  await samples().getByRole("button").first().waitFor();
};

describe("the samples", () => {
  test("come by one click, show each part, never come twice, and go by another", async () => {
    assert.deepEqual(await list(), [], "nothing comes unasked");
    await page.getByRole("button", { name: "Add samples" }).click();
    await page.getByText("Samples added.").waitFor();
    const all = await list();
    const kinds = new Set(all.map((/** @type {any} */ s) => s.kind));
    for (const kind of ["world", "persona", "character", "conversation", "workflow", "file", "teamwork"])
      assert.ok(kinds.has(kind), `there is no ${kind}`);
    await page.locator(".row").first().waitFor(); // their conversation is open
    const talk = all.find((/** @type {any} */ s) => s.kind === "conversation");

    await settings();
    await page.getByRole("button", { name: "Add samples" }).click();
    await until(list, all, "a second time brings nothing");

    for (const [kind, shown] of /** @type {const} */ ([
      ["workflow", ".runs .editor-bar"],
      ["teamwork", ".team-round"],
    ])) {
      const one = all.find((/** @type {any} */ s) => s.kind === kind);
      await samples().getByRole("button", { name: one.name, exact: true }).first().click();
      await page.locator(shown).first().waitFor();
      await settings();
    }

    await page.getByRole("button", { name: "Remove the samples" }).click();
    await page.getByRole("dialog").last().getByRole("button", { name: "Remove the samples" }).click();
    await until(list, []);
    await samples().waitFor({ state: "hidden" });
    assert.deepEqual((await ask("GET", "/api/team")).items, []);

    // Their conversation was open; the page is not left on what is gone, nor the person taken out of the settings.
    const left = await ask("GET", "/api/conversations");
    assert.ok(!left.some((/** @type {any} */ c) => c.id === talk.id));
    await until(() => page.evaluate(() => localStorage.getItem("conversation")), left[0].id);
    await page.getByRole("tab", { name: "Data", exact: true, selected: true }).waitFor();
    await until(() => page.evaluate(() => document.activeElement?.textContent), "Add samples");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Escape"); // the team's page, where the teamwork stood open
    await page.getByRole("textbox", { name: "Your message" }).fill("Is anyone there?");
    await page.keyboard.press("Enter");
    await until(
      async () =>
        (await ask("GET", `/api/conversations/${left[0].id}/messages`)).some(
          (/** @type {any} */ m) => m.content === "Is anyone there?",
        ),
      true,
    );
  });
});
