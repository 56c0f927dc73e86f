// Looks for model servers on this computer for every card in the page.

import { discover } from "../widgets/servers/discover.js";

// A start draws the card more than once, and coming back to the window may follow at once: one look does for all.
const stillFresh = 3000;
let last = {
  at: Number.NEGATIVE_INFINITY,
  answer: /** @type {Promise<import("../widgets/servers/found.js").Found[]>} */ (Promise.resolve([])),
};

/** @param {boolean} again */
export function lookAround(again) {
  if (again || performance.now() - last.at > stillFresh) last = { at: performance.now(), answer: discover().answer };
  return last.answer;
}
