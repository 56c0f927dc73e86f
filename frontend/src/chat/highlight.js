// Marks matches in rows without touching their nodes, so that a row that is drawn
// again or holds a selection is not disturbed. Where the platform cannot, whole rows are
// marked.

import { matches } from "../lib/fold.js";
import { blocksOf, rangeIn } from "./segments.js";

const can = typeof Highlight !== "undefined" && typeof CSS !== "undefined" && "highlights" in CSS;

/** The words of the page itself are not sought. */
const foreign = ".code-head, .placeholder";

/**
 * The places in a node's text that hold what is sought, in order.
 *
 * @param {Element} root
 * @param {string} sought
 * @returns {Range[]}
 */
export const rangesOf = (root, sought) =>
  blocksOf(root, foreign).flatMap((block) => matches(block.text, sought).map(([from, to]) => rangeIn(block, from, to)));

/** @param {readonly Range[]} all @param {Range | null} current */
export function paint(all, current) {
  if (can) {
    CSS.highlights.set("found", new Highlight(...all.filter((r) => r !== current)));
    CSS.highlights.set("found-here", new Highlight(...(current ? [current] : [])));
    return;
  }
  wipe();
  for (const r of all) rowOf(r)?.classList.add("found");
  if (current) rowOf(current)?.classList.add("found-here");
}

export function wipe() {
  if (can) for (const name of ["found", "found-here"]) CSS.highlights.delete(name);
  else for (const row of document.querySelectorAll(".row.found")) row.classList.remove("found", "found-here");
}

/** @param {Range} range */
const rowOf = (range) => range.startContainer.parentElement?.closest(".row");
