// One stop of the Tab key in a grid or a list; the arrow keys go on from there.

import { claim } from "./dom.js";
/**
 * @param {HTMLElement} list
 * @param {string} what the selector of its items
 * @returns {{settle: () => void}} settle makes sure that one item can be reached
 */
export function roving(list, what) {
  const items = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll(what)]);
  /** @param {HTMLElement | undefined} item */
  const stop = (item) => {
    for (const other of items()) other.tabIndex = other === item ? 0 : -1;
  };
  list.addEventListener("focusin", (e) => {
    const item = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest(what));
    if (item) stop(item);
  });
  list.addEventListener("keydown", (e) => {
    const all = items();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    const to = next(
      all.map((i) => i.offsetTop),
      at,
      e.key,
    );
    if (to === undefined) return;
    claim(e);
    all[to]?.focus();
  });
  return {
    settle() {
      const all = items();
      if (!all.some((i) => i.tabIndex === 0)) stop(all[0]);
    },
  };
}

/**
 * Where a key leads from an item. Rows are told by the items' tops.
 * @param {readonly number[]} tops
 * @param {number} at
 * @param {string} key
 * @returns {number | undefined}
 */
export function next(tops, at, key) {
  const perRow = tops.filter((t) => t === tops[0]).length || 1;
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - perRow,
    ArrowDown: at + perRow,
    Home: 0,
    End: tops.length - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(tops.length - 1, to));
}

/** Where a key leads in a list of so many; null when it is no key of a list. @param {string} key @param {number} at @param {number} of */
export function stepTo(key, at, of) {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: of - 1 }[key];
  return to === undefined || of === 0 ? null : Math.max(0, Math.min(of - 1, to));
}

/** Lets the arrow keys, Home and End go from one of the list's items to another. @param {HTMLElement} list @param {string} what the items, as a selector */
export function walkByKey(list, what) {
  list.addEventListener("keydown", (e) => {
    const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(what)]);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = stepTo(e.key, at, all.length);
    if (at < 0 || to === null || e.altKey || e.ctrlKey || e.metaKey) return;
    claim(e);
    all[to]?.focus();
  });
}
