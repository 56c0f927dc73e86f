// In what another reply should differ: a few words that are often wanted, and what the Writer is told for each.

import { t } from "../lib/index.js";

/** @typedef {{name: string, direction: string}} Hint */

/** @returns {Hint[]} */
export const hints = () => [
  { name: t("Shorter"), direction: t("Tell the same in about half the words.") },
  { name: t("Longer"), direction: t("Tell the same in more detail.") },
  { name: t("Less drama"), direction: t("Tell it more calmly and plainly, with less drama.") },
  { name: t("More dialogue"), direction: t("Let more be said and less described.") },
];

/** What the Writer is told for words of the person's: their own, unless they name a hint. @param {string} words */
export function directionOf(words) {
  const said = words.trim();
  return hints().find((h) => h.name.toLocaleLowerCase() === said.toLocaleLowerCase())?.direction ?? said;
}
