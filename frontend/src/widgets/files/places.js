// Where in a file a place is, and what it is called. Pure.

import { t } from "../../lib/index.js";

/** @typedef {import("../../../types/api.d.ts").document.Item} Item */
/** @typedef {{page?: number, line?: number}} Place */
/** @typedef {Place & {fileId: number, label: string}} Citation */

/** A place in words; "" for a whole document. @param {Place} place @returns {string} */
export function placeWords({ page, line }) {
  if (page) return t("page {n}", { n: page });
  return line ? t("line {n}", { n: line }) : "";
}

/** A citation in words. @param {Citation} c */
export const citationWords = (c) => [c.label, placeWords(c)].filter(Boolean).join(", ");

/** How many lines a text has. @param {string} text */
const linesIn = (text) => text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);

/**
 * Where a place is: which item, and the line within it from 0, -1 for the whole of it. Lines count over all items with text.
 * @param {readonly Item[]} items @param {Place} place @returns {{index: number, line: number}}
 */
export function itemAt(items, { page, line }) {
  if (page) {
    const of = (/** @type {Item} */ i) => i.metadata.page ?? i.metadata.slide;
    return {
      index: Math.max(
        0,
        items.findIndex((i) => of(i) === page),
      ),
      line: -1,
    };
  }
  let left = (line ?? 0) - 1;
  for (const [index, item] of items.entries()) {
    if (left < 0) break;
    if (!item.metadata.isText) continue;
    const n = linesIn(item.data);
    if (left < n) return { index, line: left };
    left -= n;
  }
  return { index: 0, line: -1 };
}

/** All text of a file. @param {readonly Item[]} items */
export const textOf = (items) =>
  items
    .filter((i) => i.metadata.isText)
    .map((i) => i.data)
    .join("\n\n");
