// Which conversations of the list are selected, for what is done with several at once. Pure but for the cell.

import { cell } from "../lib/index.js";

/** @typedef {{ids: ReadonlySet<string>, anchor: string}} Selection anchor: the row from which a range is drawn */

/** @type {Selection} */
export const nothing = Object.freeze({ ids: new Set(), anchor: "" });

/** @type {import("../lib/cell.js").Cell<Selection>} */
export const selection = cell(nothing);

/** Takes a row in, or out. @param {Selection} s @param {string} id @returns {Selection} */
export function withToggled(s, id) {
  const ids = new Set(s.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/**
 * Takes in all rows from the anchor to one.
 * @param {Selection} s @param {readonly string[]} order the rows in sight @param {string} to @param {string} [from] the anchor where there is none
 * @returns {Selection}
 */
export function withRange(s, order, to, from = to) {
  const anchor = order.includes(s.anchor) ? s.anchor : from;
  const ends = [order.indexOf(anchor), order.indexOf(to)].sort((a, b) => a - b);
  if ((ends[0] ?? -1) < 0) return withToggled(s, to);
  return { ids: new Set([...s.ids, ...order.slice(ends[0], (ends[1] ?? 0) + 1)]), anchor };
}

/** @param {readonly string[]} ids @param {string} [anchor] @returns {Selection} */
export const withAll = (ids, anchor = ids[0] ?? "") => ({ ids: new Set(ids), anchor });

/** What an act at a row is done with: the selection where the row is in it, else the row alone. @param {Selection} s @param {string} id */
export const meantBy = (s, id) => (s.ids.has(id) ? [...s.ids] : [id]);
