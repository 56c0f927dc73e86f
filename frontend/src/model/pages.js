// Which rows of a long path are held: a window that pages are joined to at one end
// while rows far from the reader are let go at the other. Pure.

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {{older: boolean, newer: boolean}} More whether there are rows above the held ones, and below */

/**
 * Rows that are fetched at once, and the most that are held: a few screens on both sides of the reader. As few at once as
 * are drawn within two frames.
 */
export const page = 16;
export const most = 160;

/**
 * What lies beyond the held rows.
 * @param {readonly Message[]} rows
 * @param {number | null | undefined} leaf the last row of the path
 * @returns {More}
 */
export function beyond(rows, leaf) {
  const first = rows[0];
  const last = rows[rows.length - 1];
  return {
    older: Boolean(first && first.parent_id !== null),
    newer: Boolean(last && leaf !== null && leaf !== undefined && last.id !== leaf),
  };
}

/**
 * Joins a page above, and lets rows below go.
 * @param {readonly Message[]} held
 * @param {readonly Message[]} got
 * @param {number} [limit]
 */
export function withOlder(held, got, limit = most) {
  if (got.at(-1)?.id !== held[0]?.parent_id) return held; // the path changed meanwhile
  return [...got, ...held].slice(0, Math.max(limit, got.length));
}

/**
 * Joins a page below, and lets rows above go.
 * @param {readonly Message[]} held
 * @param {readonly Message[]} got
 * @param {number} [limit]
 */
export function withNewer(held, got, limit = most) {
  if (got[0]?.parent_id !== held.at(-1)?.id) return held;
  return [...held, ...got].slice(-Math.max(limit, got.length));
}

/** How many rows the path has, and at which a row is: turns count up by one along a path. @param {Message | null | undefined} row */
export const placeOf = (row) => (row ? row.turn_index + 1 : 0);

/**
 * Whether a row is on the path that is shown: then what follows it there is its child. Pure.
 * @param {number} mid
 * @param {readonly {id: number, parent_id: number | null}[]} around the row and, if there is one, the next of the path
 * @param {number | null} leaf
 */
export function stands(mid, around, leaf) {
  const below = around.find((m) => m.id > mid);
  return below ? below.parent_id === mid : leaf === mid;
}
