// The example plug-in, against the backend itself: nothing of the core knows it.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { connect, example, openVoices, say, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

const module = `
export default (host) => {
  document.documentElement.dataset.lanterns = 0;
  host.registerToolsPanelCard(() => host.h("p", null, "Hangs a lantern beside each reply."));
  host.registerPipeline({ label: "Lantern", passes: [{ id: "lantern:look", label: "Look" }] });
  host.registerEventHandler("lantern_hung", (data) => { document.documentElement.dataset.lanterns = data.count; });
  host.registerMessageButton((m) => m.role === "assistant" && host.h("button", {
    type: "button", class: "icon-button", "aria-label": "Hang a lantern",
    onclick: async () => { await host.trigger({ action: "hang", message_id: m.id }); await host.refreshMessages(); },
  }, "*"));
};`;

describe("a plug-in that was added", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  const widgets = () => page.locator(".artifact");
  const row = async () => {
    const [c] = await ask("GET", "/api/conversations");
    return (await ask("GET", `/api/conversations/${c.id}/messages`)).at(-1);
  };
  /** @param {(row: any) => boolean} fits */
  const holds = (fits) => until(row, fits);
  /** Whether the picture that is shown was really decoded. */
  const painted = () =>
    page.waitForFunction(() => {
      const img = /** @type {HTMLImageElement | null} */ (document.querySelector(".artifact img"));
      return img?.complete && img.naturalWidth === 96;
    });

  stage({ program: example });
  before(async () => {
    model = await modelServer({
      reply: () => "The lamp swings in the wind.",
      tools: { describe_light: { colour: "green" } },
    });
  });
  after(() => model.close());
  beforeEach(async () => {
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
    await ask("PUT", "/api/workflows/lantern/config", { config: { ask: true, colour: "amber", size: 96 } });
    await ask("POST", "/api/conversations", { title: "Ferry" });
    await come({
      front: (p) =>
        p.route("**/plugins/lantern/index.js", (r) => r.fulfill({ contentType: "text/javascript", body: module })),
    });
    await until(lanterns, "0"); // it has been loaded
  });
  const lanterns = () => page.evaluate(() => document.documentElement.dataset["lanterns"]);

  test("makes, swipes, makes again, gives up, brings back and deletes", async () => {
    await say(page, "Light the way.");
    await widgets().waitFor();
    await painted();
    await until(lanterns, "1", "its event was heard");
    assert.equal((await row()).workflow_attachments[0].consumption_metadata.colour, "green", "the model was asked");

    await page.locator(".artifact").getByRole("button", { name: "Make again" }).first().click();
    await holds((r) => r.workflow_attachments.length === 3);
    await page.locator(".artifact-count").getByText("3/3").waitFor();
    await page.locator(".artifact-nav button").first().click();
    await holds((r) => r.workflow_attachments[0].active_sibling_id === r.workflow_attachments[1].id);
    await page.locator(".artifact").getByRole("button", { name: "Roll again" }).click();
    await holds((r) => r.workflow_attachments.length === 4);
    await page.locator(".artifact-count").getByText("4/4").waitFor();
    await painted();

    await ask("PUT", "/api/settings", { attachment_cache_budget_bytes: 1 });
    await say(page, "And another.");
    await ask("PUT", "/api/settings", { attachment_cache_budget_bytes: 1 << 20 });
    const gone = widgets().last();
    await gone.locator('[data-act="rehydrate"]').click();
    await gone.locator("img").waitFor();
    await holds((r) => r.workflow_attachments.every((/** @type {any} */ a) => a.data_b64 === null));

    await gone.locator(".artifact-delete").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Delete/ })
      .first()
      .click();
    await holds((r) => r.workflow_attachments.length === 0);
    await until(() => widgets().count(), 1);
  });

  test("answers its own button, and is silent while it is off", async () => {
    await say(page, "Light the way.");
    await widgets().waitFor();
    await page.locator(".row").last().hover();
    await page.getByRole("button", { name: "Hang a lantern" }).click();
    await until(() => widgets().count(), 2);
    await openVoices(page);
    await page.getByRole("switch", { name: "Lantern" }).click();
    await page.getByRole("button", { name: "Hang a lantern" }).waitFor({ state: "detached" });
    await until(() => widgets().count(), 2, "what it made stays");
    await page.keyboard.press("Escape");
    await say(page, "And on.");
    assert.equal((await row()).workflow_attachments.length, 0);
    await openVoices(page);
    await page.getByRole("switch", { name: "Lantern" }).click();
    await page.getByText("Settings of Lantern").click();
    await page.locator(".plugin").getByLabel("Size", { exact: true }).fill("9999");
    await page.getByRole("button", { name: /^Save/ }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await page.locator(".plugin").getByLabel("Size", { exact: true }).fill("128");
    await page.getByRole("button", { name: /^Save/ }).click();
    await until(async () => (await ask("GET", "/api/workflows/lantern/config")).config.size, 128);
    await until(() => page.locator('[aria-invalid="true"]').count(), 0);
  });
});
