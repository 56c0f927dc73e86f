// Small parts that many views build alike.

import { h } from "./dom.js";
import { stretches } from "./fold.js";

/** @typedef {import("./dom.js").Children[number]} Part */

/** A button that looks like a link. @param {string} text @param {() => void} run @param {import("./dom.js").Props} [props] */
export const link = (text, run, props) => h("button.link", { onclick: run, ...props }, text);

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

/** A text with its hits marked. @param {string} text @param {readonly (readonly [number, number])[]} marks */
export const markText = (text, marks) => stretches(text, marks).map((s) => (s.marked ? h("mark", s.text) : s.text));

/** Whether a text holds every word that is sought, in any order and case. @param {string} sought @returns {(text: string) => boolean} */
export function matcherFor(sought) {
  const words = sought.toLowerCase().split(/\s+/);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}

/** The lines of a text that hold something, without the blanks around them. @param {string} text */
export const linesOf = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The parts of a line that are there. @param {...(string | undefined | null | false)} parts */
export const joinWithDots = (...parts) => parts.filter(Boolean).join(" · ");
