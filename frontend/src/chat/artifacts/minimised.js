// Which groups are folded to their header; remembered by this browser.

import { cell, storedValue } from "../../lib/index.js";

const store = storedValue("artifacts-minimised");

/** @returns {ReadonlySet<number>} */
function remembered() {
  const ids = store.read();
  return new Set(Array.isArray(ids) ? ids.filter(Number.isInteger) : []);
}

/** Roots. */
export const minimised = cell(remembered());

minimised.watch((ids) => void store.keep([...ids])); // without a store it holds as long as the page

/** @param {number} root @param {boolean} fold */
export function minimise(root, fold) {
  minimised.update((ids) => {
    const next = new Set(ids);
    if (fold) next.add(root);
    else next.delete(root);
    return next;
  });
}

/** After a deletion: the fold goes with its group, or over to the new root. @param {number} from @param {number | null} to */
export function moveFold(from, to) {
  if (from === to || !minimised.get().has(from)) return;
  minimise(from, false);
  if (to !== null) minimise(to, true);
}
