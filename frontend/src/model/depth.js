// Texts that stand among the last messages: where, from whom, and what it costs. Pure.

import { integerFault, t } from "../lib/index.js";

export const mostDepth = 1000;

/** From whom such a text is. @type {readonly {id: string, name: string}[]} */
export const roles = Object.freeze([
  { id: "system", name: t("System") },
  { id: "user", name: t("You") },
  { id: "assistant", name: t("The model") },
]);

/** @param {string} text */
export const depthFault = (text) => integerFault(text, 0, mostDepth);

/** @param {number} depth */
export const depthCost = (depth) =>
  depth === 0
    ? t("The note goes with your newest message.")
    : t("With each reply, the model reads the last {n, plural, one {message} other {# messages}} again.", { n: depth });
