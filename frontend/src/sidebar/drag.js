// Drags conversations onto folders, and folders before, after or into each other. Works with a mouse and a pen; a finger
// scrolls, and has the menus.

import { claim, h } from "../lib/index.js";

/** How far the pointer goes before a press is a drag, in pixels. */
const least = 6;
/** How near to the edge of the list it scrolls, and by how much a frame. */
const edge = 36;
const speed = 10;

/** @typedef {{kind: "conversations", ids: readonly string[], words: string} | {kind: "folder", id: string, words: string}} Load */
/** @typedef {{folder: string, where: "before" | "after" | "into", node: HTMLElement}} Target folder: "" is none */

/**
 * @param {HTMLElement} list what scrolls
 * @param {object} act
 * @param {(from: Element) => Load | null} act.take what a drag that begins at an element carries; null: none begins
 * @param {(load: Load, target: Target) => boolean} act.takes whether a target takes a load
 * @param {(load: Load, target: Target) => void} act.drop
 */
export function dragToFolders(list, { take, takes, drop }) {
  list.addEventListener("pointerdown", (down) => {
    const from = /** @type {Element} */ (down.target);
    if (down.button !== 0 || down.pointerType === "touch" || from.closest("input")) return;
    const load = take(from);
    if (!load) return;
    /** @type {HTMLElement | null} */
    let ghost = null;
    /** @type {Target | null} */
    let target = null;
    let y = down.clientY;
    const ended = new AbortController();
    const { signal } = ended;

    const mark = (/** @type {Target | null} */ next) => {
      if (target?.node === next?.node && target?.where === next?.where) return;
      if (target) delete target.node.dataset["drop"];
      target = next;
      if (target) target.node.dataset["drop"] = target.where;
    };
    const scroll = () => {
      if (signal.aborted) return;
      const { top, bottom } = list.getBoundingClientRect();
      if (y < top + edge) list.scrollTop -= speed;
      else if (y > bottom - edge) list.scrollTop += speed;
      requestAnimationFrame(scroll);
    };
    const begin = () => {
      ghost = h("div.drag-ghost", { "aria-hidden": "true" }, load.words);
      document.body.append(ghost);
      document.body.classList.add("dragging-rows");
      requestAnimationFrame(scroll);
    };
    const move = (/** @type {PointerEvent} */ e) => {
      if (!ghost && Math.hypot(e.clientX - down.clientX, e.clientY - down.clientY) < least) return;
      if (!ghost) begin();
      y = e.clientY;
      ghost?.style.setProperty("translate", `${e.clientX + 12}px ${e.clientY + 8}px`);
      const at = targetAt(e.clientX, e.clientY, load.kind === "folder");
      mark(at && takes(load, at) ? at : null);
    };
    const end = (/** @type {boolean} */ kept) => {
      const to = target;
      mark(null);
      ended.abort();
      ghost?.remove();
      document.body.classList.remove("dragging-rows");
      if (!ghost) return;
      // The press that ends a drag is no click on the row below it.
      const swallow = new AbortController();
      globalThis.addEventListener("click", claim, { capture: true, signal: swallow.signal });
      setTimeout(() => swallow.abort());
      if (kept && to) drop(load, to);
    };
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener("pointerup", () => end(true), { signal });
    document.addEventListener("pointercancel", () => end(false), { signal });
    document.addEventListener(
      "keydown",
      (e) => {
        if (e.key !== "Escape" || !ghost) return;
        claim(e);
        end(false);
      },
      { capture: true, signal },
    );
  });
}

/** What is below the pointer: a folder, or the rows of one. @param {number} x @param {number} y @param {boolean} edges whether its edges mean before and after it @returns {Target | null} */
function targetAt(x, y, edges) {
  const below = document.elementFromPoint(x, y);
  const section = /** @type {HTMLElement | null} */ (below?.closest(".sections section[data-folder]") ?? null);
  if (!section) return null;
  const folder = section.dataset["folder"] ?? "";
  const head = /** @type {HTMLElement | null} */ (section.querySelector(".folder-row, h3"));
  if (!edges || !head) return { folder, where: "into", node: section };
  const { top, height } = head.getBoundingClientRect();
  const part = (y - top) / height;
  return { folder, where: part < 0.3 ? "before" : part > 0.7 ? "after" : "into", node: section };
}
