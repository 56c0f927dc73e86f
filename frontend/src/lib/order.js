// Moves things in a list, and says where they went. Pure.

import { t } from "./i18n.js";
/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} from
 * @param {number} to held within the list
 * @returns {T[]} a new list
 */
export function moveItem(list, from, to) {
  const out = [...list];
  if (from < 0 || from >= out.length) return out;
  const [item] = out.splice(from, 1);
  out.splice(Math.max(0, Math.min(out.length, to)), 0, /** @type {T} */ (item));
  return out;
}

/**
 * The place at which a row that is dragged would stand: the number of other rows whose middle is above the pointer.
 * @param {number} y
 * @param {readonly {top: number, height: number}[]} rows where they stand now, in order
 * @param {number} dragged the place of the row that is dragged
 */
export function placeAt(y, rows, dragged) {
  let place = 0;
  rows.forEach((r, i) => {
    if (i !== dragged && r.top + r.height / 2 < y) place++;
  });
  return place;
}

/** @param {string} name @param {number} at @param {number} of */
export const placeSentence = (name, at, of) => t("{name} is now number {n} of {all}.", { name, n: at + 1, all: of });
