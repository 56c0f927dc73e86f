// Small parts that many views build alike.

import { h } from "./dom.js";

/** @typedef {import("./dom.js").Child} Child */

/** A button that looks like a link. @param {string} text @param {() => void} run */
export const link = (text, run) => h("button.link", { onclick: run }, text);

/**
 * A part that a person opens and closes.
 * @param {Child | readonly Child[]} summary @param {Child | readonly Child[]} body
 * @param {{kind?: string, bodyKind?: string, open?: boolean}} [how] kind, bodyKind: further classes
 */
export function fold(summary, body, { kind = "", bodyKind = "", open = false } = {}) {
  const inner = h("div.fold-body", { class: bodyKind }, .../** @type {Child[]} */ ([body].flat()));
  return h("details.fold", { class: kind, open }, h("summary", summary), inner);
}

/** The parts of a line that are there. @param {...(string | undefined | null | false)} parts */
export const dotted = (...parts) => parts.filter(Boolean).join(" · ");
