// What a machine can find of WCAG 2.0 to 2.2, A and AA, and of good practice, in every scene: light, dark, and in the
// system's own colours of high contrast.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { bare, dress, faults, inThemes, narrow, withoutColours } from "./axe.js";
import { modelServer } from "./model.js";
import { freshFolder, removeFolder, say, serve, visit } from "./product.js";
import { furnish, scenes } from "./scenes.js";
import { ask, browser, come, complaints, stage } from "./stage.js";

describe("nothing is in the way", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let conversation = "";

  stage({ once: true });
  before(async () => {
    model = await modelServer();
    conversation = await furnish(ask, model);
  });
  after(() => model.close());

  test("at the first start, and after a turn of the demo", async () => {
    const empty = freshFolder();
    const fresh = await serve(empty);
    try {
      const page = await visit(browser, fresh, complaints, bare);
      await page.getByRole("heading", { name: "Who shall answer?" }).waitFor();
      const found = await inThemes(page, "first start");
      await page.setViewportSize(narrow.viewport);
      found.push(...(await faults(page, "first start, narrow")));
      await page.setViewportSize({ width: 1280, height: 800 });
      await say(page, "I wait on the quay with a lantern.");
      assert.deepEqual([...found, ...(await inThemes(page, "a turn of the demo"))], []);
      await page.close();
    } finally {
      await fresh.stop();
      removeFolder(empty);
    }
  });

  for (const { name, open } of scenes) {
    test(`in ${name}`, async () => {
      const page = await come({ ...bare, conversation });
      await open(page);
      await dress(page, "paper");
      const found = await faults(page, `${name}, light`);
      await page.emulateMedia({ forcedColors: "active" });
      found.push(...(await faults(page, `${name}, forced colours`, withoutColours)));
      await page.emulateMedia({ forcedColors: "none" });
      await page.setViewportSize(narrow.viewport);
      await page.reload();
      await page.locator(".row.last").waitFor();
      await open(page);
      await dress(page, "lamp");
      found.push(...(await faults(page, `${name}, narrow and dark`)));
      assert.deepEqual(found, []);
      await page.context().close();
    });
  }
});
