// Small parts that many views build alike.

import { h } from "./dom.js";

/** @typedef {import("./dom.js").Children[number]} Part */

/** A button that looks like a link. @param {string} text @param {() => void} run */
export const link = (text, run) => h("button.link", { onclick: run }, text);

/**
 * A part that a person opens and closes.
 * @param {Part} summary @param {Part | (() => Part)} body what is in it; a function makes it when it is first opened
 * @param {{kind?: string, bodyKind?: string, open?: boolean}} [how] kind, bodyKind: further classes
 */
export function fold(summary, body, { kind = "", bodyKind = "", open = false } = {}) {
  const inner = h("div.fold-body", { class: bodyKind }, typeof body === "function" ? null : body);
  const node = h("details.fold", { class: kind, open }, h("summary", summary), inner);
  if (typeof body !== "function") return node;
  const fill = () => {
    if (node.open && inner.childElementCount === 0) inner.append(...h("div", body()).childNodes);
  };
  node.addEventListener("toggle", fill);
  fill();
  return node;
}

/** The lines of a text that hold something, without the blanks around them. @param {string} text */
export const linesOf = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The parts of a line that are there. @param {...(string | undefined | null | false)} parts */
export const dotted = (...parts) => parts.filter(Boolean).join(" · ");
