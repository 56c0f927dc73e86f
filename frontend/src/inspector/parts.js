// Builds the small parts that the inspector's sections share.

import { h } from "../lib/dom.js";

/** @typedef {import("./fields.js").Field} Field */

/**
 * Fields as a list of terms with their values; lists stay lists, rows of fields are set apart by space.
 * @param {readonly Field[]} fields
 * @returns {HTMLElement}
 */
export function fieldList(fields) {
  return h(
    "dl",
    { class: "fields" },
    ...fields.flatMap((f) => [h("dt", null, f.label), h("dd", null, ...valueNodes(f))]),
  );
}

/** @param {Field} f @returns {Node[]} */
function valueNodes(f) {
  if (f.rows) return f.rows.map((row) => fieldList(row));
  if (f.items) return [itemList(f.items)];
  return [h("p", null, f.text ?? "")];
}

/** @param {readonly string[]} items */
export const itemList = (items) => h("ul", { class: "items" }, ...items.map((item) => h("li", null, item)));

/** @param {string} text @param {string} [kind] @param {string} [title] */
export const chip = (text, kind = "", title = "") =>
  h("span", { class: "chip", ...(kind && { "data-kind": kind }), ...(title && { title }) }, text);

/**
 * @typedef {object} Section
 * @property {string} key keeps its node, and whether it is open, for as long as the panel lives
 * @property {string} title
 * @property {unknown} data what it shows; while this stays equal the node is left alone
 * @property {() => (Node | null)[]} body
 * @property {boolean} [folded] drawn closed until opened
 * @property {string} [aside] stands behind the title
 * @property {string} [stream] a text that grows: it is appended to and not drawn anew
 */

/**
 * @param {Section} s
 * @param {(key: string) => boolean} open
 * @param {(key: string, open: boolean) => void} opened
 * @returns {HTMLElement}
 */
export function createSection(s, open, opened) {
  const title = h("span", { class: "section-title" }, s.title);
  const aside = h("span", { class: "section-aside" }, s.aside ?? "");
  const body = h("div", { class: "section-body" });
  if (!s.folded) return h("section", { class: "inspector-section" }, h("h3", null, title, aside), body);
  const details = h("details", { class: "inspector-section fold" }, h("summary", null, title, aside), body);
  /** @type {HTMLDetailsElement} */ (details).open = open(s.key);
  details.addEventListener("toggle", () => opened(s.key, /** @type {HTMLDetailsElement} */ (details).open));
  return details;
}

/** @type {WeakMap<Element, string>} what a section's node shows */
const shown = new WeakMap();

/** @param {Element} node @param {Section} s */
export function updateSection(node, s) {
  const aside = node.querySelector(".section-aside");
  if (aside && aside.textContent !== (s.aside ?? "")) aside.textContent = s.aside ?? "";
  const body = node.querySelector(".section-body");
  if (!body) return;
  if (s.stream !== undefined) {
    grow(body, s.stream);
    return;
  }
  const sign = JSON.stringify(s.data);
  if (shown.get(node) === sign) return;
  shown.set(node, sign);
  body.replaceChildren(...s.body().filter((n) => n !== null));
}

/** @param {Element} body @param {string} text */
function grow(body, text) {
  const has = body.firstChild instanceof Text ? body.firstChild : null;
  if (has && text.startsWith(has.data)) has.appendData(text.slice(has.data.length));
  else body.replaceChildren(text);
  body.classList.add("thoughts");
}
