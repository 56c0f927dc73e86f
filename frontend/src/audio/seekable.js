// A timeline under the pointer and the keys: it is dragged, clicked, and stepped through. Its look is left
// to its maker, which finds the share that is past in --at.

import { claim, on, t } from "../lib/index.js";
import { clock } from "./position.js";

/** How often a drag is heard, in ms: each time is a call, and a sound that jumps more often is a rattle. */
const pause = 120;
/** How long the place that was gone to is shown until the sound is told to be there, in ms. */
const patience = 400;
/** How far a key goes, in seconds. */
const step = 5;
const stride = 15;

/** The place that a key leads to; null when it is none of ours. Pure. @param {string} key @param {number} at @param {number} whole */
export function stepTo(key, at, whole) {
  const to = {
    ArrowRight: at + step,
    ArrowUp: at + step,
    ArrowLeft: at - step,
    ArrowDown: at - step,
    PageUp: at + stride,
    PageDown: at - stride,
    Home: 0,
    End: whole,
  }[key];
  return to === undefined ? null : Math.max(0, Math.min(whole, to));
}

/**
 * Makes a node a slider over seconds.
 * @param {HTMLElement} node
 * @param {{label: string, seek: (seconds: number) => void, shown?: (seconds: number) => void, live?: () => boolean}} act
 *   shown: told the position, also while it is dragged; live: whether a drag is heard on its way, and not at its end alone
 * @returns {{show: (at: number, whole: number) => void}}
 */
export function seekable(node, { label, seek, shown = () => {}, live = () => true }) {
  let at = 0;
  let whole = 0;
  let drag = /** @type {number | null} */ (null);
  let sent = 0;
  let asked = -1;
  for (const [k, v] of Object.entries({ role: "slider", tabindex: "0", "aria-label": label, "aria-valuemin": "0" }))
    node.setAttribute(k, v);
  const paint = () => {
    const here = drag ?? at;
    node.style.setProperty("--at", String(whole > 0 ? Math.min(1, here / whole) : 0));
    shown(here);
  };
  /** Aloud only when the person asks: by going there, or by coming to it. */
  const tell = () => {
    const here = drag ?? at;
    node.setAttribute("aria-valuemax", String(Math.round(whole)));
    node.setAttribute("aria-valuenow", String(Math.round(here)));
    node.setAttribute("aria-valuetext", t("{at} of {whole}", { at: clock(here), whole: clock(whole) }));
  };
  /** @param {number} to */
  const ask = (to) => {
    asked = to;
    sent = performance.now();
    seek(to);
  };
  /** @param {number} to */
  const go = (to) => {
    at = to;
    paint();
    tell();
    ask(to);
  };
  /** @param {PointerEvent} e */
  const under = (e) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 ? Math.max(0, Math.min(1, (e.clientX - box.left) / box.width)) * whole : 0;
  };
  on(node, "pointerdown", (/** @type {PointerEvent} */ e) => {
    if (e.button !== 0 || whole === 0) return;
    e.stopPropagation(); // a swipe that lies below is not meant
    node.setPointerCapture?.(e.pointerId);
    drag = under(e);
    paint();
    asked = -1;
    if (live()) ask(drag);
  });
  on(node, "pointermove", (/** @type {PointerEvent} */ e) => {
    if (drag === null) return;
    drag = under(e);
    paint();
    if (live() && performance.now() - sent >= pause) ask(drag);
  });
  on(node, "pointerup", (/** @type {PointerEvent} */ e) => {
    if (drag === null) return;
    at = under(e);
    drag = null;
    paint();
    tell();
    if (at !== asked) ask(at);
  });
  on(node, "pointercancel", () => {
    drag = null;
    paint();
  });
  on(node, "focus", tell);
  on(node, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const to = e.ctrlKey || e.metaKey || e.altKey || whole === 0 ? null : stepTo(e.key, at, whole);
    if (to === null) return;
    claim(e);
    go(to);
  });
  tell();
  return {
    show(now, all) {
      // What is told may be from before the jump.
      if (performance.now() - sent > patience || Math.abs(now - asked) < 0.5) at = now;
      const other = whole !== all;
      whole = all;
      paint();
      if (other) tell();
    },
  };
}
