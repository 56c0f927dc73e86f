// What plug-ins draw into the window: cards in a panel, buttons on a message. While there is nothing, nothing of them is seen.

import { cell, put } from "./cell.js";

/** @typedef {{id: string, render: (...args: any[]) => Node | null | undefined | false}} Card id is the plug-in's */

/** A place's cards, in the order in which they were registered. A plug-in has one; another one replaces it. */
export function cardShelf() {
  const cards = cell(/** @type {readonly Card[]} */ ([]));
  return {
    cards,
    /** @param {Card} card @returns {() => void} takes it back */
    register: (card) => put(cards, card),
  };
}

/**
 * The cards of the plug-ins that take part. One that fails to draw is left out, and says so in the console.
 * @param {readonly Card[]} all
 * @param {(id: string) => boolean} enabled
 * @param {...any} args what each is drawn from
 * @returns {Node[]}
 */
export function drawCards(all, enabled, ...args) {
  return all.flatMap((card) => {
    if (!enabled(card.id)) return [];
    try {
      const node = card.render(...args);
      if (node === null || node === undefined || node === false) return []; // it has nothing to show here
      if (!(node instanceof Node)) throw new TypeError("a card renders a node");
      return [node];
    } catch (e) {
      console.error(`plug-in ${card.id}`, e);
      return [];
    }
  });
}
