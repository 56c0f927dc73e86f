// A menu at a button or at a place.

import { claim, h, icon, on } from "./dom.js";
import { button } from "./field.js";
import { ground } from "./overlay.js";

/** @typedef {{label: string, icon?: string, run: () => void, danger?: boolean, hint?: string, off?: string}} MenuItem off: why the item does nothing now */

/**
 * Opens a menu at a button or a place. Arrow keys and the first letter of an item move, Escape closes.
 *
 * @param {HTMLElement | {x: number, y: number}} anchor
 * @param {readonly MenuItem[]} items
 * @param {string} label
 */
export function menu(anchor, items, label) {
  document.querySelector(".menu")?.remove();
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const node = h(
    "div.menu",
    { role: "menu", "aria-label": label, tabindex: "-1" },
    ...items.map((item) =>
      h(
        "button",
        {
          role: "menuitem",
          tabindex: "-1",
          class: item.danger ? "danger" : "",
          "aria-disabled": item.off ? "true" : null,
          onclick: () => item.off || choose(item),
        },
        item.icon ? icon(item.icon) : null,
        h("span", item.label, item.off ? h("small", item.off) : null),
        item.hint ? h("kbd", item.hint) : null,
      ),
    ),
  );
  /** @param {MenuItem} item */
  function choose(item) {
    close();
    item.run();
  }
  const buttons = /** @type {HTMLElement[]} */ ([...node.children]);
  /** The next item behind the one at hand whose label begins with the key. @param {KeyboardEvent} e @param {number} at */
  const beginning = ({ key, ctrlKey, altKey, metaKey }, at) => {
    if (key.length > 1 || key === " " || ctrlKey || altKey || metaKey) return undefined;
    const begins = (/** @type {number} */ i) =>
      items[i % items.length]?.label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
    return items.map((_, i) => at + 1 + i).find(begins);
  };
  const close = () => {
    node.remove();
    outside();
    before?.focus();
  };
  const outside = whenOutside(node, close);
  on(node, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[e.key] ?? beginning(e, at);
    if (to !== undefined) buttons[(to + buttons.length) % buttons.length]?.focus();
    else if (e.key === "Escape" || e.key === "Tab") close();
    else return;
    claim(e);
  });
  // In the page's landmark, so that a person who goes from landmark to landmark finds it.
  (document.querySelector("dialog[open]")
    ? ground()
    : (document.querySelector("main:not([inert])") ?? ground())
  ).append(node);
  placeAt(node, anchor);
  buttons[0]?.focus();
}

/**
 * A button that opens a menu.
 * @param {string} shape its icon
 * @param {string} label of the button and of its menu
 * @param {() => readonly MenuItem[]} items
 */
export function menuButton(shape, label, items) {
  const act = () => menu(node, items(), label);
  const node = button(label, act, { icon: shape, "aria-haspopup": "menu" });
  return node;
}

/** Hears of a press outside of what floats; returns the undo. @param {HTMLElement} node @param {() => void} leave */
export const whenOutside = (node, leave) =>
  on(document, "pointerdown", (e) => !node.contains(/** @type {Node} */ (e.target)) && leave(), { capture: true });

/** Puts what floats below an anchor, or above where there is no room. @param {HTMLElement} node @param {HTMLElement | {x: number, y: number}} anchor */
export function placeAt(node, anchor) {
  const at =
    anchor instanceof HTMLElement
      ? anchor.getBoundingClientRect()
      : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y };
  const { width, height } = node.getBoundingClientRect();
  const left = Math.min(at.left, innerWidth - width - 8);
  const below = at.bottom + 4;
  const top = below + height > innerHeight ? Math.max(8, at.top - height - 4) : below;
  node.style.left = `${Math.max(8, left)}px`;
  node.style.top = `${top}px`;
}
