import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { asking, freshFolder, launch, removeFolder, say, serve, visit } from "./product.js";

describe("workflows", () => {
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let product;
  /** @type {import("playwright-core").Page} */
  let page;
  let dir = "";
  /** @type {string[]} */
  const complaints = [];
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;

  const last = () => page.locator('.row[data-role="assistant"]').last().locator(".prose");

  before(async () => {
    browser = await launch();
    model = await modelServer({ reply: () => 'The ferry docks. "Two tickets."' });
  });
  after(async () => {
    await browser.close();
    model.close();
  });
  beforeEach(async () => {
    dir = freshFolder();
    product = await serve(dir);
    const ask = asking(product);
    const endpoint = await ask("POST", "/api/endpoints", { url: model.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
    await ask("PUT", "/api/settings", { enable_agent: false });
    await ask("POST", "/api/conversations", { title: "Ferry", first_mes: '*She waves from the quay.* "Come in."' });
    page = await visit(browser, product, complaints);
  });
  afterEach(async () => {
    await page.close();
    assert.equal(await product.stop(), 0);
    removeFolder(dir);
    assert.deepEqual(complaints.splice(0), []);
  });

  test("keep the marks of the replies before, until one is switched off", async () => {
    await say(page, "I buy two tickets.");
    assert.equal(await last().locator("em").textContent(), "The ferry docks.");
    await page.keyboard.press("Control+j");
    const tools = page.getByRole("complementary", { name: "Tools" });
    const own = tools.getByRole("switch", { name: "Format consistency" });
    await tools.getByText("Keeps quotes around speech").waitFor();
    await own.click();
    await tools.getByText("Keeps quotes around speech").waitFor({ state: "hidden" });
    await say(page, "And two more.");
    assert.equal(await last().locator("em").count(), 0, "the model's words stand as they came");
    await page.reload();
    await page.keyboard.press("Control+j");
    assert.equal(await own.isChecked(), false, "the switch is kept");
    await own.click();
    await tools.getByRole("switch", { name: "Workflows take part" }).click();
    await own.waitFor({ state: "hidden" });
    await say(page, "And two again.");
    assert.equal(await last().locator("em").count(), 0, "the master switch holds for all");
  });
});
