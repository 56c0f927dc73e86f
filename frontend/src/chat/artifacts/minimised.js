// Which groups are folded to their header; remembered by this browser.

import { cell } from "../../lib/cell.js";

const key = "artifacts-minimised";

/** @returns {ReadonlySet<number>} */
function remembered() {
  try {
    const ids = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.filter(Number.isInteger) : []);
  } catch {
    return new Set(); // nothing can be kept here, or it is not ours
  }
}

/** Roots. */
export const minimised = cell(remembered());

minimised.watch((ids) => {
  try {
    localStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // It holds as long as the page then.
  }
});

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
