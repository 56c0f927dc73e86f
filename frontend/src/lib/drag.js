// Lets a person drag the rows of a list by their handles. The list itself changes when the row is let go.

import { claim } from "./dom.js";
import { placeAt } from "./order.js";

/**
 * @param {HTMLElement} list its children are the rows; each has a .shelf-handle
 * @param {(from: number, to: number) => void} drop
 */
export function draggable(list, drop) {
  list.addEventListener("pointerdown", (down) => {
    const handle = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (down.target).closest?.(".shelf-handle") ?? null
    );
    const row = /** @type {HTMLElement | null} */ (handle?.closest("li") ?? null);
    if (!handle || !row || down.button !== 0) return;
    down.preventDefault();
    const rows = /** @type {HTMLElement[]} */ ([...list.children]);
    const from = rows.indexOf(row);
    const stood = rows.map((r) => ({ top: r.offsetTop, height: r.offsetHeight }));
    const own = stood[from]?.height ?? 0;
    // Read at each move, because the panel may be scrolled meanwhile.
    const origin = () => list.getBoundingClientRect().top - list.offsetTop;
    let to = from;
    handle.setPointerCapture(down.pointerId);
    row.classList.add("dragged");

    /** @param {PointerEvent} e */
    const move = (e) => {
      to = placeAt(e.clientY - origin(), stood, from);
      row.style.setProperty("--drag", `${e.clientY - down.clientY}px`);
      rows.forEach((r, i) => {
        const shift = i > from && i <= to ? -own : i < from && i >= to ? own : 0;
        if (r !== row) r.style.setProperty("--drag", `${shift}px`);
      });
    };
    /** @param {boolean} kept */
    const end = (kept) => {
      ended.abort();
      row.classList.remove("dragged");
      for (const r of rows) r.style.removeProperty("--drag");
      if (kept && to !== from) drop(from, to);
    };
    /** @param {KeyboardEvent} e */
    const key = (e) => {
      if (e.key !== "Escape") return;
      claim(e);
      end(false);
    };
    const ended = new AbortController();
    const { signal } = ended;
    handle.addEventListener("pointermove", move, { signal });
    handle.addEventListener("pointerup", () => end(true), { signal });
    handle.addEventListener("pointercancel", () => end(false), { signal });
    document.addEventListener("keydown", key, { capture: true, signal });
  });
}
