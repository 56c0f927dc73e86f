// What a machine can find of WCAG 2.0 to 2.2, A and AA, and of good practice, in every scene in every theme.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { asking, freshFolder, launch, removeFolder, say, serve, visit } from "./product.js";
import { furnish, scenes } from "./scenes.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const everything = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  },
};
/** Themes differ in nothing but colours. */
const ofColours = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };
// Where the system sets the colours, the browser still reports those that the page asked for, so axe would
// compare the page's ink with the system's paper.
const withoutColours = { ...everything, rules: { "color-contrast": { enabled: false } } };

/** axe puts styles on the page that its policy forbids, so the policy is off here, and here only. */
const bare = { bypassCSP: true, reducedMotion: /** @type {const} */ ("reduce") };
const narrow = { ...bare, viewport: { width: 360, height: 740 } };

/** @typedef {import("playwright-core").Page} Page */

/** What axe holds against the page, a line each. @param {Page} page @param {string} where @param {object} [asked] */
async function faults(page, where, asked = everything) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate((a) => /** @type {any} */ (globalThis).axe.run(document, a), asked);
  assert.ok(asked === ofColours || found.passes.length > 10, "axe has looked at the page");
  return found.violations.flatMap((/** @type {any} */ v) =>
    v.nodes.map((/** @type {any} */ n) => {
      const why = [...n.any, ...n.all, ...n.none][0]?.message ?? v.help;
      return `${where}: ${v.id}: ${n.target.join(" ")}: ${why}`;
    }),
  );
}

/** Looks at what is shown in each theme. @param {Page} page @param {string} where */
async function inThemes(page, where) {
  const all = [];
  for (const theme of ["lamp", "playbill", "night-train", "paper"]) {
    await page.evaluate((t) => {
      document.documentElement.dataset["theme"] = t;
    }, theme);
    all.push(...(await faults(page, `${where}, ${theme}`, theme === "paper" ? everything : ofColours)));
  }
  return all;
}

describe("nothing stands in the way", () => {
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let dir = "";
  let conversation = "";
  /** @type {string[]} */
  const complaints = [];

  before(async () => {
    browser = await launch();
    model = await modelServer();
    dir = freshFolder();
    server = await serve(dir);
    conversation = await furnish(asking(server), model);
  });
  after(async () => {
    await browser.close();
    assert.equal(await server.stop(), 0);
    model.close();
    removeFolder(dir);
    assert.deepEqual(complaints, []);
  });

  /** @param {typeof bare} options @param {(page: Page) => Promise<void>} look */
  async function withPage(options, look) {
    const localStorage = [{ name: "conversation", value: conversation }];
    const storageState = { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] };
    const page = await visit(browser, server, complaints, { ...options, storageState });
    try {
      await page.locator(".row.last").waitFor();
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
