// Small parts that many views build alike.

import { h } from "./dom.js";

/** A button that looks like a link. @param {string} text @param {() => void} run */
export const link = (text, run) => h("button.link", { onclick: run }, text);

/**
 * A part that a person opens and closes.
 * @param {import("./dom.js").Children[number]} summary @param {import("./dom.js").Children[number]} body
 * @param {{kind?: string, bodyKind?: string, open?: boolean}} [how] kind, bodyKind: further classes
 */
export function fold(summary, body, { kind = "", bodyKind = "", open = false } = {}) {
  const inner = h("div.fold-body", { class: bodyKind }, body);
  return h("details.fold", { class: kind, open }, h("summary", summary), inner);
}

/** The parts of a line that are there. @param {...(string | undefined | null | false)} parts */
export const dotted = (...parts) => parts.filter(Boolean).join(" · ");
