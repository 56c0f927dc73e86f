// What the palette offers beside the commands. Each view adds its own destinations; the palette asks for them.

/**
 * @typedef {object} Item
 * @property {string} label
 * @property {string} group
 * @property {string} [also] other words by which it is found
 * @property {string} [keys]
 * @property {string} [icon]
 * @property {() => void} run
 */

/** @typedef {() => Item[] | Promise<Item[]>} Source */

/** @type {Source[]} */
export const sources = [];

/** Adds a source; it is asked each time the palette opens. @param {Source} source */
export function offer(source) {
  sources.push(source);
}
