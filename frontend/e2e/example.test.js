// The example workflow of the authors' guide, against the backend itself: nothing of the core knows it.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { asking, example, freshFolder, launch, removeFolder, say, serve, visit } from "./product.js";

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

describe("a workflow that was added by the guide", () => {
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let product;
  /** @type {ReturnType<typeof asking>} */
  let ask;
  /** @type {import("playwright-core").Page} */
  let page;
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let dir = "";
  /** @type {string[]} */
  const complaints = [];
  const widgets = () => page.locator(".artifact");
  const row = async () => {
    const [c] = await ask("GET", "/api/conversations");
    return (await ask("GET", `/api/conversations/${c.id}/messages`)).at(-1);
  };
  /** @param {(row: any) => boolean} fits */
  const until = async (fits) => {
    for (const end = Date.now() + 20_000; Date.now() < end; await page.waitForTimeout(50))
      if (fits(await row())) return;
    assert.fail("it did not come about");
  };
  /** Whether the picture that is shown was really decoded. */
  const painted = () =>
    page.waitForFunction(() => {
      const img = /** @type {HTMLImageElement | null} */ (document.querySelector(".artifact img"));
      return img?.complete && img.naturalWidth === 96;
    });

  before(async () => {
    browser = await launch();
    model = await modelServer({
      reply: () => "The lamp swings in the wind.",
      tools: { describe_light: { colour: "green" } },
    });
  });
  after(async () => {
    await browser.close();
    model.close();
  });
  beforeEach(async () => {
    dir = freshFolder();
    product = await serve(dir, { program: example });
    ask = asking(product);
    const endpoint = await ask("POST", "/api/endpoints", { url: model.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
    await ask("PUT", "/api/settings", { enable_agent: false });
    await ask("PUT", "/api/workflows/lantern/config", { config: { ask: true, colour: "amber", size: 96 } });
    await ask("POST", "/api/conversations", { title: "Ferry" });
    const newPage = async (/** @type {any} */ o) => {
      const made = await browser.newPage(o);
      await made.route("**/plugins/lantern/index.js", (r) =>
        r.fulfill({ contentType: "text/javascript", body: module }),
      );
      return made;
    };
    page = await visit(/** @type {any} */ ({ newPage }), product, complaints);
    await page.waitForFunction(() => document.documentElement.dataset["lanterns"] === "0"); // it has been loaded
  });
  afterEach(async () => {
    await page.close();
    assert.equal(await product.stop(), 0);
    removeFolder(dir);
    assert.deepEqual(complaints.splice(0), []);
  });

  test("makes, swipes, makes anew, gives up, brings back and deletes", async () => {
    await say(page, "Light the way.");
    await widgets().waitFor();
    await painted();
    assert.equal(await page.evaluate(() => document.documentElement.dataset["lanterns"]), "1", "its event was heard");
    assert.equal((await row()).workflow_attachments[0].consumption_metadata.colour, "green", "the model was asked");

    await page.locator(".artifact").getByRole("button", { name: "Make it anew" }).first().click();
    await until((r) => r.workflow_attachments.length === 3);
    await page.locator(".artifact-count").getByText("3/3").waitFor();
    await page.locator(".artifact-nav button").first().click();
    await until((r) => r.workflow_attachments[0].active_sibling_id === r.workflow_attachments[1].id);
    await page.locator(".artifact").getByRole("button", { name: "Roll again" }).click();
    await until((r) => r.workflow_attachments.length === 4);
    await page.locator(".artifact-count").getByText("4/4").waitFor();
    await painted();

    await ask("PUT", "/api/settings", { attachment_cache_budget_bytes: 1 });
    await say(page, "And another.");
    await ask("PUT", "/api/settings", { attachment_cache_budget_bytes: 1 << 20 });
    const gone = widgets().last();
    await gone.locator('[data-act="rehydrate"]').click();
    await gone.locator("img").waitFor();
    await until((r) => r.workflow_attachments.every((/** @type {any} */ a) => a.data_b64 === null));

    await gone.locator(".artifact-delete").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Delete/ })
      .first()
      .click();
    await until((r) => r.workflow_attachments.length === 0);
    await page.waitForFunction(() => document.querySelectorAll(".artifact").length === 1);
  });

  test("answers its own button, and is silent while it is off", async () => {
    await say(page, "Light the way.");
    await widgets().waitFor();
    await page.locator(".row").last().hover();
    await page.getByRole("button", { name: "Hang a lantern" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".artifact").length === 2);
    await page.keyboard.press("Control+j");
    await page.getByRole("switch", { name: "Lantern" }).click();
    await page.getByRole("button", { name: "Hang a lantern" }).waitFor({ state: "detached" });
    assert.equal(await widgets().count(), 2, "what it made stays");
    await page.keyboard.press("Escape");
    await say(page, "And on.");
    assert.equal((await row()).workflow_attachments.length, 0);
    await page.keyboard.press("Control+j");
    await page.getByRole("switch", { name: "Lantern" }).click();
    await page.getByText("Settings of Lantern").click();
    await page.locator(".workflow").getByLabel("Size", { exact: true }).fill("9999");
    await page.getByRole("button", { name: /^Save/ }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await page.locator(".workflow").getByLabel("Size", { exact: true }).fill("128");
    await page.getByRole("button", { name: /^Save/ }).click();
    await page.waitForFunction(() => !document.querySelector('[aria-invalid="true"]'));
    assert.equal((await ask("GET", "/api/workflows/lantern/config")).config.size, 128);
  });
});
