// The window in a language that is longer, accented and in brackets: whatever is outside of brackets
// goes by the table, and whatever is cut would be cut in German too. One view:
// node --test --test-name-pattern="sidebar:" e2e/words.test.js

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { answer, asking, freshFolder, launch, quiet, removeFolder, serve, visit } from "./product.js";
import { content, said, views } from "./views.js";

/** @typedef {Awaited<ReturnType<typeof serve>>} Server */

/** @type {import("playwright-core").Browser} */
let browser;
/** One that is new, and one with a turn, an archive and a trash. @type {{fresh: Server, used: Server}} */
let servers;
const dirs = { fresh: freshFolder(), used: freshFolder() };

before(async () => {
  browser = await launch();
  servers = { fresh: await serve(dirs.fresh), used: await serve(dirs.used) };
  await prepare(servers.used);
});
after(async () => {
  await browser.close();
  for (const server of Object.values(servers)) assert.equal(await server.stop(), 0);
  for (const dir of Object.values(dirs)) removeFolder(dir);
});

/** @param {Server} server @param {number} width @param {string} [language] */
async function come(server, width, language = "pseudo") {
  const page = await visit(browser, server, [], {
    viewport: { width, height: 800 },
    reducedMotion: "reduce", // or something is measured while it moves
    newcomer: true,
    front: (p) => p.addInitScript((l) => localStorage.setItem("language", l), language),
  });
  await page.locator(".conversation.active").waitFor({ state: "attached" });
  return page;
}

/** @param {Server} server */
async function prepare(server) {
  const ask = asking(server);
  const page = await come(server, 1280);
  const archived = await ask("POST", "/api/conversations", { title: "One for later" });
  await ask("PUT", `/api/conversations/${archived.id}`, { archived: true });
  const trashed = await ask("POST", "/api/conversations", { title: "One too many" });
  await ask("DELETE", `/api/conversations/${trashed.id}`);
  await page.locator(".composer-text").fill("I wait on the quay with a lantern.");
  await answer(page, () => page.keyboard.press("Enter"));
  await page.close();
}

/**
 * What a person sees or hears in a part of the page and the language did not dress, and what cuts its words.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} within
 * @param {import("./views.js").But} [but]
 * @returns {Promise<string[]>}
 */
const faults = (page, within, { others = "", named = "" } = {}, dressed = true) =>
  page.evaluate(
    ({ within, others, named, content, said, dressed }) => {
      /** @param {Element} e @param {string} of */
      const inside = (e, of) => of !== "" && e.closest(of) !== null;
      /** @param {Element} e */
      const shown = (e) =>
        (e.localName === "option" ? e.closest("select") : e)?.checkVisibility({ visibilityProperty: true });
      /** @param {string} text */
      const bare = (text) => {
        for (let before = ""; before !== text; text = text.replace(/⟦[^⟦⟧]*⟧/g, "")) before = text;
        return /\p{L}/u.test(text);
      };
      /** A sentence may hold a node, such as a name in bold; then its brackets stand around that. @param {Element} e */
      const enclosed = (e) => [e, e.parentElement].some((x) => x && !bare(x.textContent ?? ""));
      /** Whether words that have no room are lost: in a button, and where what flows over is hidden. @param {Element} e */
      const cuts = (e) =>
        e instanceof HTMLButtonElement ||
        (e.clientWidth > 1 &&
          ["hidden", "clip"].includes(getComputedStyle(e).overflowX) &&
          !inside(e, content) &&
          [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.nodeValue?.trim()));
      /** @type {string[]} */
      const found = [];
      for (const root of document.querySelectorAll(within))
        for (const e of [root, ...root.querySelectorAll("*")]) {
          if (!shown(e) || inside(e, others)) continue;
          if (cuts(e) && e.scrollWidth > e.clientWidth + 1)
            found.push(`cut by ${e.scrollWidth - e.clientWidth} px: ${e.textContent}`);
          if (!dressed || (inside(e, content) && !inside(e, said))) continue;
          for (const node of e.childNodes)
            if (node.nodeType === Node.TEXT_NODE && bare(node.nodeValue ?? "") && !enclosed(e))
              found.push(`text in ${e.localName}.${e.className}: ${node.nodeValue}`);
          if (named && e.matches(named)) continue;
          for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"])
            if (bare(e.getAttribute(name) ?? "")) found.push(`${name} of ${e.localName}: ${e.getAttribute(name)}`);
        }
      if (!document.querySelector(within)) found.push(`there is no ${within}`);
      return [...new Set(found)];
    },
    { within, others, named, content, said, dressed },
  );

/** The languages in which each view is looked at, and how wide: the real ones in the whole form, which `make trust` runs. */
const looks = process.env["TERZETTO_WHOLE"]
  ? ["pseudo", "de", "es", "fr"].flatMap((language) => [1280, 720, 420, 360].map((width) => ({ language, width })))
  : [1280, 360].map((width) => ({ language: "pseudo", width }));

describe("in another language every word is another, and none is cut", () => {
  for (const { folder, name, fresh, open } of views)
    for (const { language, width } of looks)
      test(`${folder}: ${name}, at ${width} px${language === "pseudo" ? "" : `, in ${language}`}`, async () => {
        const server = fresh ? servers.fresh : servers.used;
        if (language !== "pseudo") await asking(server)("PUT", "/api/settings", { appearance: { language } });
        const page = await come(server, width, language);
        /** @type {Set<string>} */
        const found = new Set();
        try {
          await open(page, async (within, but) => {
            await quiet(page);
            for (const fault of await faults(page, within, but, language === "pseudo")) found.add(fault);
          });
        } finally {
          await page.close();
        }
        assert.ok(found.size === 0, [...found].join("\n"));
      });
});
