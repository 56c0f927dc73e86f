// What a machine can find of WCAG 2.0 to 2.2, A and AA, and of good practice, in every scene: light, dark, and in the
// system's own colours of high contrast. On the narrowest page each scene also fits.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { bare, dress, faults, inThemes, narrow, withoutColours } from "./axe.js";
import { modelServer } from "./model.js";
import { asking, freshFolder, quiet, reload, removeFolder, say, serve, until, visit } from "./product.js";
import { firstScenes, furnish, furnishMore, scenes, tooWide } from "./scenes.js";
import { ask, browser, come, complaints, stage } from "./stage.js";
import { views } from "./views.js";

/** The whole form looks at each part of each view in every language, theme and size; the other at one part, in the longest language. */
const whole = Boolean(process.env["TERZETTO_WHOLE"]);
const looks = whole
  ? ["de", "en", "es", "fr"].flatMap((language) => [1, 2].map((zoom) => ({ language, zoom })))
  : [{ language: "de", zoom: 1 }];
const themes = whole ? ["lamp", "night-train", "playbill", "paper"] : ["lamp"];

describe("nothing is in the way", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let conversation = "";

  stage({ once: true });
  before(async () => {
    model = await modelServer();
    conversation = await furnish(ask, model);
    await furnishMore(ask);
  });
  after(() => model.close());

  for (const { name, open } of firstScenes)
    test(`in ${name}`, async () => {
      const empty = freshFolder();
      const fresh = await serve(empty);
      const page = await visit(browser, fresh, complaints, { ...bare, newcomer: true });
      try {
        await open(page);
        const found = await inThemes(page, name);
        await page.setViewportSize(narrow.viewport);
        await until(() => tooWide(page), 0);
        found.push(...(await faults(page, `${name}, narrow`)));
        assert.deepEqual(found, []);
      } finally {
        await page.close();
        await fresh.stop();
        removeFolder(empty);
      }
    });

  test("after a turn of the demo", async () => {
    const empty = freshFolder();
    const fresh = await serve(empty);
    try {
      const page = await visit(browser, fresh, complaints, bare);
      await say(page, "I wait on the quay with a lantern.");
      assert.deepEqual(await inThemes(page, "a turn of the demo"), []);
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
      await reload(page);
      await page.locator(".row.last").waitFor();
      await open(page);
      await until(() => tooWide(page), 0);
      await until(() => page.evaluate(cut), []);
      await dress(page, "lamp");
      found.push(...(await faults(page, `${name}, narrow and dark`)));
      assert.deepEqual(found, []);
      await page.context().close();
    });
  }
});

describe("nor in another language, theme or size", () => {
  const dirs = { fresh: freshFolder(), used: freshFolder() };
  /** @type {Record<keyof typeof dirs, Awaited<ReturnType<typeof serve>>>} */
  let servers;

  stage({ once: true });
  before(async () => {
    servers = { fresh: await serve(dirs.fresh), used: await serve(dirs.used) };
    const to = asking(servers.used);
    const archived = await to("POST", "/api/conversations", { title: "One for later" });
    await to("PUT", `/api/conversations/${archived.id}`, { archived: true });
    const trashed = await to("POST", "/api/conversations", { title: "One too many" });
    await to("DELETE", `/api/conversations/${trashed.id}`);
    const page = await visit(browser, servers.used, [], bare);
    await say(page, "I wait on the quay with a lantern.");
    await page.close();
  });
  after(async () => {
    for (const server of Object.values(servers)) await server.stop();
    for (const dir of Object.values(dirs)) removeFolder(dir);
  });

  for (const { folder, name, fresh, open } of views)
    for (const { language, zoom } of looks)
      test(`${folder}: ${name}, in ${language} at ${zoom * 100} %`, async () => {
        const server = fresh ? servers.fresh : servers.used;
        await asking(server)("PUT", "/api/settings", { appearance: { language, zoom } });
        const page = await visit(browser, server, [], {
          ...bare,
          newcomer: true,
          front: (p) => p.addInitScript((l) => localStorage.setItem("language", l), language),
        });
        await page.locator(".conversation.active").waitFor({ state: "attached" });
        /** @type {string[]} */
        const found = [];
        let looked = 0;
        await open(page, async (within) => {
          if (!whole && looked++ > 0) return;
          await quiet(page);
          found.push(...(await inThemes(page, within, themes)));
        });
        await page.context().close();
        assert.deepEqual(found, []);
      });
});

/** What of the page's own parts is not within the window. */
function cut() {
  const roots = [...document.querySelectorAll("dialog[open], .menu, #panel:not([hidden]), .composer, .find")];
  return roots
    .map((e) => ({ e, box: e.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    .map(({ e, box }) => `${e.localName}.${e.className} ${Math.round(box.left)} to ${Math.round(box.right)}`);
}
