// Marks matches in rows without touching their nodes, so that a row that is drawn
// anew or holds a selection does not mind. Where the platform cannot, whole rows are
// marked.

import { matches } from "./fold.js";

const can = typeof Highlight !== "undefined" && typeof CSS !== "undefined" && "highlights" in CSS;

/** Blocks end a text: a match does not reach from one into the next. */
const blocks = "p, li, pre, td, th, h3, h4, h5, h6, blockquote";

/**
 * The places in a node's text that hold what is sought, in order.
 *
 * @param {Element} root
 * @param {string} sought
 * @returns {Range[]}
 */
export function rangesOf(root, sought) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** @type {{node: Text, from: number}[]} */
  const texts = [];
  let all = "";
  let block = /** @type {Element | null | undefined} */ (undefined);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    if (node.parentElement?.closest(".code-head, .placeholder")) continue;
    const own = node.parentElement?.closest(blocks) ?? null;
    if (block !== undefined && own !== block) all += "\n";
    block = own;
    texts.push({ node, from: all.length });
    all += node.data;
  }
  /** @param {number} at @param {boolean} end */
  const place = (at, end) => {
    let i = texts.length - 1;
    while (i > 0 && /** @type {{from: number}} */ (texts[i]).from > (end ? at - 1 : at)) i--;
    const t = /** @type {{node: Text, from: number}} */ (texts[i]);
    return { node: t.node, offset: Math.min(t.node.data.length, at - t.from) };
  };
  return matches(all, sought).map(([from, to]) => {
    const range = document.createRange();
    const a = place(from, false);
    const b = place(to, true);
    range.setStart(a.node, a.offset);
    range.setEnd(b.node, b.offset);
    return range;
  });
}

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
