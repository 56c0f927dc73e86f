// Builds nodes, not strings: whatever is text stays text.

import { shapes } from "./icons.js";

/** @typedef {Node | string | number | boolean | null | undefined} Child */
/** @typedef {{[name: string]: any, nodeType?: never}} Props class (besides those in the name), dataset, style (an object), on<event>; everything else is a property or an attribute */
/** @template {string} Name @typedef {Name extends `${infer Tag}.${string}` ? Tag : Name} TagOf */
/** @template {string} Name @typedef {TagOf<Name> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[TagOf<Name>] : HTMLElement} ElementOf */

// Ways to bring HTML or script in by name; nothing here may use them.
const forbidden = new Set(["innerHTML", "outerHTML", "srcdoc"]);

/** What an element holds; what is nothing is skipped. @typedef {(Child | readonly Child[])[]} Children */
/**
 * Makes an element of a name, which is its tag and its classes, such as "p.lead.muted".
 * @typedef {{
 *   <Name extends string>(name: Name, ...children: Children): ElementOf<Name>,
 *   <Name extends string>(name: Name, props: Props | null, ...children: Children): ElementOf<Name>,
 * }} Build
 */

/** A button sends no form unless its type says so, and a field offers nothing that was entered elsewhere. @type {Build} */
export const h = (/** @type {string} */ name, /** @type {any[]} */ ...rest) => {
  const [tag = "", ...classes] = name.split(".");
  const el = document.createElement(tag);
  if (tag === "button") el.setAttribute("type", "button");
  if (tag === "input" || tag === "textarea") el.setAttribute("autocomplete", "off");
  if (classes.length > 0) el.className = classes.join(" ");
  if (isProps(rest[0])) for (const [key, value] of Object.entries(rest.shift())) assign(el, key, value);
  for (const child of rest.flat()) {
    if (child === null || child === undefined || typeof child === "boolean") continue;
    el.append(child instanceof Node ? child : String(child));
  }
  return /** @type {any} */ (el);
};

/** @param {any} first what follows the name */
const isProps = (first) =>
  typeof first === "object" && first !== null && !(first instanceof Node) && !Array.isArray(first);

/** @param {HTMLElement} el @param {string} name @param {any} value */
function assign(el, name, value) {
  if (value === null || value === undefined) return;
  if (forbidden.has(name)) throw new TypeError(`${name} is not set here: build nodes`);
  if (name.startsWith("on")) {
    if (typeof value !== "function") throw new TypeError(`${name} takes a function`);
    el.addEventListener(name.slice(2).toLowerCase(), value);
  } else if (name === "class") el.className = `${el.className} ${value}`.trim();
  else if (name === "dataset") Object.assign(el.dataset, value);
  else if (name === "style") for (const [p, v] of Object.entries(value)) el.style.setProperty(p, String(v));
  else if (
    name === "value" ||
    name === "textContent" ||
    (typeof value !== "string" && name in el && !name.includes("-"))
  ) {
    /** @type {any} */ (el)[name] = value;
  } else if (typeof value === "boolean") el.toggleAttribute(name, value);
  else
    el.setAttribute(
      name.startsWith("aria") && !name.includes("-") ? `aria-${name.slice(4).toLowerCase()}` : name,
      String(value),
    );
}

/** @type {WeakMap<Node, Map<unknown, {node: Node, item: unknown}>>} */
const lists = new WeakMap();

/**
 * Makes the children of parent follow items. A key keeps its node for life; update runs only when its item is
 * another one. Nodes that stay in place are not touched, so that focus, scroll and selection stay too.
 * @template T
 * @param {Node} parent holds nothing else
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => unknown} key
 * @param {(item: T) => Node} create
 * @param {(node: any, item: T) => void} [update]
 */
export function keyed(parent, items, key, create, update) {
  const before = lists.get(parent) ?? new Map();
  /** @type {Map<unknown, {node: Node, item: unknown}>} */
  const after = new Map();
  items.forEach((item, index) => {
    const k = key(item, index);
    if (after.has(k)) throw new Error(`the key ${String(k)} stands twice`);
    const had = before.get(k);
    if (had) {
      if (had.item !== item) update?.(had.node, item);
      after.set(k, { node: had.node, item });
    } else after.set(k, { node: create(item), item });
  });
  for (const [k, { node }] of before)
    if (!after.has(k)) parent.contains(node) && node.parentNode === parent && parent.removeChild(node);
  let place = parent.firstChild;
  for (const { node } of after.values()) {
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
  lists.set(parent, after);
}

/**
 * Keeps a list whose items one function fills, be they new or changed.
 * @template T
 * @param {Element} list
 * @param {readonly T[]} items
 * @param {(item: T) => unknown} key
 * @param {(li: HTMLLIElement, item: T) => unknown} fill
 */
export function keyedItems(list, items, key, fill) {
  const make = (/** @type {T} */ item) => {
    const li = h("li");
    fill(li, item);
    return li;
  };
  keyed(list, items, key, make, fill);
}

/**
 * Makes the children of parent follow parts. A part that has no key is not there; one whose key stays is not
 * touched, because a press that is on a node is lost when another one takes its place.
 * @param {Node} parent holds nothing else
 * @param {readonly {key: string, make: () => Node}[]} parts
 */
export const assemble = (parent, parts) =>
  keyed(
    parent,
    parts.filter((p) => p.key),
    (p) => p.key,
    (p) => p.make(),
  );

/** @type {WeakMap<Node, (item: any) => void>} */
const updates = new WeakMap();

/**
 * Makes the children of parent follow items, as keyed does, with rows that know how to show another item.
 * @template T
 * @param {Node} parent
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => unknown} key
 * @param {(item: T) => {node: Node, show: (item: T) => void}} create a row that already shows the item
 */
export function keyedRows(parent, items, key, create) {
  const make = (/** @type {T} */ item) => {
    const row = create(item);
    updates.set(row.node, row.show);
    return row.node;
  };
  keyed(parent, items, key, make, (node, item) => updates.get(node)?.(item));
}

/**
 * A node of a drawing.
 * @param {string} name
 * @param {Readonly<Record<string, string | number>>} attributes
 * @param {...(Node | string)} children
 */
export function svg(name, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [k, v] of Object.entries(attributes)) node.setAttribute(k, String(v));
  node.append(...children);
  return node;
}

/**
 * A drawing for the eye alone: what it shows is also said in words.
 * @param {string} viewBox @param {Readonly<Record<string, string | number>>} attributes @param {...Node} children
 */
export const drawing = (viewBox, attributes, ...children) =>
  /** @type {SVGSVGElement} */ (
    svg("svg", { viewBox, "aria-hidden": "true", focusable: "false", ...attributes }, ...children)
  );

/** An icon of the own set; decoration, so its user names the button. @param {string} name */
export function icon(name) {
  const lines = (shapes[name] ?? shapes["dot"] ?? []).map((d) => svg("path", { d }));
  return drawing("0 0 20 20", { class: "icon", "data-icon": name }, ...lines);
}

/**
 * @template {Event} E
 * @param {EventTarget} el
 * @param {string} event
 * @param {(event: E) => void} fn
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void} the undo
 */
export function on(el, event, fn, options) {
  const listener = /** @type {EventListener} */ (fn);
  el.addEventListener(event, listener, options);
  return () => el.removeEventListener(event, listener, options);
}

/** Takes an event for oneself: the browser does nothing of its own with it, and what lies around does not hear of it. @param {Event} e */
export function claim(e) {
  e.preventDefault();
  e.stopPropagation();
}
