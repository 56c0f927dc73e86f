// Opens the menu of a row by right click, long press or key, and runs the keys of
// its actions while the row itself has the focus.

import { chord, claim, copyText, on, t } from "../lib/index.js";
import { openMenu } from "./actions.js";

/** @typedef {import("./actions.js").Action} Action */

/** How long a finger rests before it asks for the menu, in milliseconds, and how far it may stray. */
const rest = 500;
const stray = 10;

/**
 * @param {HTMLElement} list
 * @param {(row: HTMLElement) => Action[]} actionsOf none for a row that is not on disk yet
 */
export function mountRowMenu(list, actionsOf) {
  /** @param {EventTarget | null} target */
  const rowOf = (target) =>
    target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(".row")) : null;

  /** @param {HTMLElement} row @param {HTMLElement | {x: number, y: number}} at */
  const open = (row, at) => {
    const all = actionsOf(row);
    if (all.length === 0) return false;
    const chosen = selectionIn(row);
    if (!row.contains(document.activeElement)) row.focus({ preventScroll: true });
    openMenu(
      at,
      chosen ? [{ name: t("Copy selection"), icon: "copy", run: () => void copyText(chosen) }, ...all] : all,
    );
    return true;
  };

  on(list, "contextmenu", (/** @type {MouseEvent} */ e) => {
    const row = rowOf(e.target);
    if (!row || /** @type {Element} */ (e.target).closest("a, input, textarea")) return;
    // A key brings this event too, and its menu is there already.
    const byKey = e.button !== 2 && document.querySelector(".menu");
    if (byKey || open(row, { x: e.clientX, y: e.clientY })) e.preventDefault();
  });
  on(list, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const row = rowOf(e.target);
    if (!row || e.isComposing || e.defaultPrevented) return;
    const pressed = chord(e);
    const asked = pressed === "shift+F10" || pressed === "ContextMenu" || (pressed === "Enter" && e.target === row);
    if (asked && !(/** @type {Element} */ (e.target).closest("input, textarea"))) {
      if (open(row, e.target instanceof HTMLElement && e.target !== row ? e.target : headOf(row))) e.preventDefault();
      return;
    }
    if (e.target !== row || (pressed === "mod+C" && String(getSelection()))) return;
    const action = actionsOf(row).find((a) => a.keys === pressed);
    if (!action) return;
    claim(e);
    action.run();
  });

  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  let from = { x: 0, y: 0 };
  on(list, "pointerdown", (/** @type {PointerEvent} */ e) => {
    clearTimeout(timer);
    const row = rowOf(e.target);
    if (
      e.pointerType !== "touch" ||
      !row ||
      /** @type {Element} */ (e.target).closest("button, a, input, textarea, .seg-multi")
    )
      return;
    from = { x: e.clientX, y: e.clientY };
    timer = setTimeout(() => open(row, from), rest);
  });
  on(list, "pointermove", (/** @type {PointerEvent} */ e) => {
    if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > stray) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"]) on(list, end, () => clearTimeout(timer));
}

/** A menu opened by key appears at the start of the row's visible text. @param {HTMLElement} row */
function headOf(row) {
  const box = (row.querySelector(".row-body") ?? row).getBoundingClientRect();
  return { x: box.left, y: Math.max(box.top, 56) };
}

/** @param {HTMLElement} row */
function selectionIn(row) {
  const selection = getSelection();
  return selection && !selection.isCollapsed && row.contains(selection.anchorNode) ? String(selection) : "";
}
