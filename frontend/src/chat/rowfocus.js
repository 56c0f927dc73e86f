// Moves the focus over the rows of the transcript.

/** Moves the focus by whole rows. @param {HTMLElement} list @param {number} step */
export function focusRow(list, step) {
  const all = [...list.children];
  const at = all.findIndex((n) => n.contains(document.activeElement));
  focusAt(list, at < 0 ? (step < 0 ? all.length - 1 : 0) : Math.max(0, Math.min(all.length - 1, at + step)));
}

/** @param {HTMLElement} list @param {number} at */
export function focusAt(list, at) {
  const row = /** @type {HTMLElement | undefined} */ (list.children[at]);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}
