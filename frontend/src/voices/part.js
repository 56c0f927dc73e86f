// Builds the parts of the panel: what a voice or a tool does, what it costs, and what can be set.

import { fold as folded, h, t } from "../lib/index.js";

/** The folds that stand open; they stay so from one opening of the panel to the next. @type {Set<string>} */
const unfolded = new Set();

/**
 * @param {{id: string, name: string, about: string, voice?: string}} words
 * @param {...(Node | null)} children
 */
export function part({ id, name, about, voice }, ...children) {
  return h(
    "section.tool",
    { id: `tool-${id}`, "aria-labelledby": `tool-${id}-name`, ...(voice && { dataset: { voice } }) },
    h("h3", { id: `tool-${id}-name` }, name),
    h("p.lead", about),
    ...children,
  );
}

/**
 * @param {string} id @param {string} title @param {Node | (() => Node)} body
 * @returns {{node: HTMLElement, aside: (text: string) => void}}
 */
export function fold(id, title, body) {
  const aside = h("span.fold-aside");
  const node = folded([h("span", title), aside], body, { kind: "tool-fold", open: unfolded.has(id) });
  node.addEventListener("toggle", () => (node.open ? unfolded.add(id) : unfolded.delete(id)));
  return { node, aside: (text) => aside.replaceChildren(text) };
}

/** How many rows of a list take part. @param {readonly {enabled?: boolean}[]} rows */
export const onOf = (rows) => t("{n} of {all} on", { n: rows.filter((r) => r.enabled).length, all: rows.length });

/**
 * A part of the panel that is there only while something is on.
 * @param {...(Node | null)} children
 */
export const whileOn = (...children) => h("div.while-on", ...children);
