// Which part of a long list is shown: so many rows at a time, wherever the list is long. Pure.

/** Rows at a time. A row is some five nodes, and a page of them stays under 300. */
export const pageSize = 50;

/** @typedef {{from: number, to: number, count: number}} Stretch rows from..to, to excluded, of so many */

/** The page of a list that a row is on. @param {number} count @param {number} at @param {number} [size] @returns {Stretch} */
export function pageAt(count, at, size = pageSize) {
  const last = Math.max(0, Math.ceil(count / size) - 1);
  const page = Math.max(0, Math.min(last, Math.floor((Number.isFinite(at) ? at : 0) / size)));
  return { from: page * size, to: Math.min(count, (page + 1) * size), count };
}

/** @param {Stretch} s */
export const hasBefore = (s) => s.from > 0;
/** @param {Stretch} s */
export const hasAfter = (s) => s.to < s.count;
