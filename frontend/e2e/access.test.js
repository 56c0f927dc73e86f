// What a machine can find of WCAG 2.0 to 2.2, A and AA, and of good practice, in every scene in every theme.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { bare, faults, inThemes, narrow, withoutColours } from "./axe.js";
import { modelServer } from "./model.js";
import { freshFolder, removeFolder, say, serve, visit } from "./product.js";
import { furnish, scenes } from "./scenes.js";
import { ask, browser, come, complaints, stage } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */

describe("nothing stands in the way", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let conversation = "";

  stage({ once: true });
  before(async () => {
    model = await modelServer();
    conversation = await furnish(ask, model);
  });
  after(() => model.close());

  /** @param {typeof bare} options @param {(page: Page) => Promise<void>} look */
  async function withPage(options, look) {
    const page = await come({ ...options, conversation });
    try {
      await look(page);
    } finally {
      await page.close();
    }
  }

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
      await withPage(bare, async (page) => {
        await open(page);
        const found = await inThemes(page, name);
        await page.emulateMedia({ forcedColors: "active" });
        found.push(...(await faults(page, `${name}, forced colours`, withoutColours)));
        assert.deepEqual(found, []);
      });
      await withPage(narrow, async (page) => {
        await open(page);
        assert.deepEqual(await faults(page, `${name}, narrow`), []);
      });
    });
  }
});
