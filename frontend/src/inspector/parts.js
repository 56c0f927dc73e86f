// Builds the small parts that the inspector's sections share.

import { h } from "../lib/index.js";

/** @typedef {import("./fields.js").Field} Field */

/**
 * Fields as a list of terms with their values; lists stay lists, rows of fields are set apart by space.
 * @param {readonly Field[]} fields
 * @returns {HTMLElement}
 */
export function fieldList(fields) {
  return h("dl.fields", ...fields.flatMap((f) => [h("dt", f.label), h("dd", ...valueNodes(f))]));
}

/** @param {Field} f @returns {Node[]} */
function valueNodes(f) {
  if (f.rows) return f.rows.map((row) => fieldList(row));
  if (f.items) return [itemList(f.items)];
  return [h("p", f.text ?? "")];
}

/** @param {readonly string[]} items */
export const itemList = (items) => h("ul.items", ...items.map((item) => h("li", item)));

/** @param {string} text @param {string} [kind] @param {string} [title] */
export const chip = (text, kind = "", title = "") =>
  h("span.chip", { ...(kind && { "data-kind": kind }), ...(title && { title }) }, text);

/**
 * @typedef {object} Section
 * @property {string} key keeps its node, and whether it is open, for as long as the panel lives
 * @property {string} title
 * @property {unknown} data what it shows; while this stays equal the node is left alone
 * @property {() => (Node | null)[]} body
 * @property {boolean} [folded] drawn closed until opened
 * @property {string} [aside] follows the title
 * @property {string} [stream] a text that grows: it is appended to and not drawn again
 */

/**
 * A section for what there is to show, and none when there is nothing.
 * @param {string} key @param {string} title @param {{length: number}} data @param {Section["body"]} body
 * @param {Pick<Section, "folded" | "aside" | "stream">} [more]
 * @returns {Section[]}
 */
export const section = (key, title, data, body, more) => (data.length > 0 ? [{ key, title, data, body, ...more }] : []);

/** The sections that the person opened; they stay open from turn to turn. @type {Set<string>} */
const unfolded = new Set();

/** @param {Section} s */
export function createSection(s) {
  const title = h("span.section-title", s.title);
  const aside = h("span.section-aside", s.aside ?? "");
  const body = h("div.section-body");
  if (!s.folded) return updated(h("section.inspector-section", h("h3", title, aside), body), s);
  const details = h("details.inspector-section.fold", { open: unfolded.has(s.key) }, h("summary", title, aside), body);
  details.addEventListener("toggle", () => (details.open ? unfolded.add(s.key) : unfolded.delete(s.key)));
  return updated(details, s);
}

/** @type {WeakMap<Element, string>} what a section's node shows */
const shown = new WeakMap();

/** @param {Element} node @param {Section} s */
export function updateSection(node, s) {
  const aside = node.querySelector(".section-aside");
  if (aside && aside.textContent !== (s.aside ?? "")) aside.textContent = s.aside ?? "";
  const body = node.querySelector(".section-body");
  if (!body) return;
  if (s.stream !== undefined) return grow(body, s.stream);
  const sign = JSON.stringify(s.data);
  if (shown.get(node) === sign) return;
  shown.set(node, sign);
  body.replaceChildren(...s.body().filter((n) => n !== null));
}

/** @param {HTMLElement} node @param {Section} s */
function updated(node, s) {
  updateSection(node, s);
  return node;
}

/** Shows thoughts that grow: what is shown of them stays. @param {Element} body @param {string} text */
export function grow(body, text) {
  const has = body.firstChild instanceof Text ? body.firstChild : null;
  if (!has || !text.startsWith(has.data)) body.replaceChildren(text);
  else if (text.length > has.data.length) has.appendData(text.slice(has.data.length));
  body.classList.add("thoughts");
}
