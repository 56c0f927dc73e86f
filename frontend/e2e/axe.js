// What a machine can find of WCAG 2.0 to 2.2, A and AA, and of good practice, in what is shown.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const everything = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  },
};
/** Themes differ in nothing but colours. */
const ofColours = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };
/**
 * What the system's colours can change: which things are seen, and how large they are. The browser still reports the
 * colours that the page asked for, so axe would compare the page's ink with the system's paper.
 */
export const withoutColours = {
  runOnly: {
    type: "rule",
    values: ["target-size", "link-in-text-block", "scrollable-region-focusable"],
  },
};

/** axe puts styles on the page that its policy forbids, so the policy is off here, and here only. */
export const bare = { bypassCSP: true, reducedMotion: /** @type {const} */ ("reduce") };
export const narrow = { ...bare, viewport: { width: 320, height: 640 } };

/** @typedef {import("playwright-core").Page} Page */

/**
 * What axe holds against what can be used of the page, a line each: while a dialog is open, nothing else can.
 *
 * @param {Page} page @param {string} where @param {object} [asked]
 */
export async function faults(page, where, asked = everything) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate((a) => {
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    return /** @type {any} */ (globalThis).axe.run(dialogs.at(-1) ?? document, { ...a, resultTypes: ["violations"] });
  }, asked);
  assert.ok(asked !== everything || found.passes.length > 5, "axe has looked at the page");
  return found.violations.flatMap((/** @type {any} */ v) =>
    v.nodes.map((/** @type {any} */ n) => {
      const why = [...n.any, ...n.all, ...n.none][0]?.message ?? v.help;
      return `${where}: ${v.id}: ${n.target.join(" ")}: ${why}`;
    }),
  );
}

/** @param {Page} page @param {string} theme */
export const dress = (page, theme) =>
  page.evaluate((t) => {
    document.documentElement.dataset["theme"] = t;
  }, theme);

/**
 * Looks at what is shown in each theme. Themes of one family share everything but their colours, and
 * test/contrast.test.js holds the colours of every theme to the same ratios.
 *
 * @param {Page} page @param {string} where @param {readonly string[]} [themes] the last one is looked at for everything
 */
export async function inThemes(page, where, themes = ["lamp", "paper"]) {
  const all = [];
  for (const theme of themes) {
    await dress(page, theme);
    all.push(...(await faults(page, `${where}, ${theme}`, theme === themes.at(-1) ? everything : ofColours)));
  }
  return all;
}
