// The cards that plug-ins put into the inspector. While there is none, nothing of them is seen.

import { cell } from "../lib/cell.js";

/** @typedef {{id: string, render: () => Node}} Card id is the plug-in's */

/** @type {import("../lib/cell.js").Cell<readonly Card[]>} */
export const cards = cell(/** @type {readonly Card[]} */ ([]));

/** @param {Card} card @returns {() => void} takes it back */
export function registerCard(card) {
  cards.update((all) => [...all, card]);
  return () => cards.update((all) => all.filter((c) => c !== card));
}

/**
 * The cards of the plug-ins that take part. One that fails to draw is left out, and says so in the console.
 * @param {readonly Card[]} all
 * @param {(id: string) => boolean} enabled
 * @returns {Node[]}
 */
export function drawn(all, enabled) {
  return all.flatMap((card) => {
    if (!enabled(card.id)) return [];
    try {
      return [card.render()];
    } catch (e) {
      console.error(`plug-in ${card.id}`, e);
      return [];
    }
  });
}
