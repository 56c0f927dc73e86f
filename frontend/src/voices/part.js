// Builds the parts of the panel: what a voice or a tool does, what it costs, and what can be set.

import { fold as folded, h, t } from "../lib/index.js";

/** The folds that stand open; they stay so from one opening of the panel to the next. @type {Set<string>} */
const unfolded = new Set();

/** @typedef {{id: string, name: string, about: string, voice?: string}} Words */

/**
 * A voice or another helper, folded, with what can be set of it.
 * @param {Words} words
 * @param {...(Node | null)} children
 */
export function part({ id, name, about, voice }, ...children) {
  const node = folded([h("span", { id: `voice-${id}-name` }, name)], h("div", h("p.lead", about), ...children), {
    kind: "voice-part",
    open: unfolded.has(id),
  });
  node.id = `voice-${id}`;
  if (voice) node.dataset["voice"] = voice;
  remember(node, id);
  return node;
}

/**
 * A part within a voice's.
 * @param {Words} words
 * @param {...(Node | null)} children
 */
export const section = ({ id, name, about, voice }, ...children) =>
  h(
    "section.tool",
    { "aria-labelledby": `voice-${id}-name`, ...(voice && { dataset: { voice } }) },
    h("h3", { id: `voice-${id}-name` }, name),
    h("p.lead", about),
    ...children,
  );

/** @param {HTMLDetailsElement} node @param {string} id */
const remember = (node, id) =>
  node.addEventListener("toggle", () => (node.open ? unfolded.add(id) : unfolded.delete(id)));

/**
 * @param {string} id @param {string} title @param {Node | (() => Node)} body
 * @returns {{node: HTMLElement, aside: (text: string) => void}}
 */
export function fold(id, title, body) {
  const aside = h("span.fold-aside");
  const node = folded([h("span", title), aside], body, { kind: "tool-fold", open: unfolded.has(id) });
  remember(node, id);
  return { node, aside: (text) => aside.replaceChildren(text) };
}

/** How many rows of a list take part. @param {readonly {enabled?: boolean}[]} rows */
export const onOf = (rows) => t("{n} of {all} on", { n: rows.filter((r) => r.enabled).length, all: rows.length });

/**
 * A part of the panel that is there only while something is on.
 * @param {...(Node | null)} children
 */
export const whileOn = (...children) => h("div.while-on", ...children);
