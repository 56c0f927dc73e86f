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
export const narrow = { ...bare, viewport: { width: 360, height: 740 } };

/** @typedef {import("playwright-core").Page} Page */

/** What axe holds against the page, a line each. @param {Page} page @param {string} where @param {object} [asked] */
export async function faults(page, where, asked = everything) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate((a) => /** @type {any} */ (globalThis).axe.run(document, a), asked);
  assert.ok(asked !== everything || found.passes.length > 10, "axe has looked at the page");
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
 * Looks at what is shown in a light theme and in a dark one. Themes of one family share everything but their colours,
 * and test/contrast.test.js holds the colours of every theme to the same ratios.
 *
 * @param {Page} page @param {string} where
 */
export async function inThemes(page, where) {
  const all = [];
  for (const theme of ["lamp", "paper"]) {
    await dress(page, theme);
    all.push(...(await faults(page, `${where}, ${theme}`, theme === "paper" ? everything : ofColours)));
  }
  return all;
}
