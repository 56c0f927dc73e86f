// Keeps the end of the page in view while it grows, until the reader scrolls away.

import { on } from "../lib/dom.js";

/** How near to the end counts as the end, in pixels: a line and a half. */
const near = 40;

/** @param {{scrollTop: number, scrollHeight: number, clientHeight: number}} s */
export const atEnd = (s) => s.scrollHeight - s.scrollTop - s.clientHeight <= near;

/**
 * @param {HTMLElement} scroller
 * @param {(at: boolean) => void} changed told when the reader leaves the end or comes back
 */
export function follower(scroller, changed) {
  let following = true;
  let ours = 0; // where we scrolled to ourselves
  /** @param {boolean} now */
  const set = (now) => {
    if (now === following) return;
    following = now;
    changed(now);
  };
  on(
    scroller,
    "wheel",
    (/** @type {WheelEvent} */ e) => e.deltaY < 0 && scroller.scrollHeight > scroller.clientHeight && set(false),
    { passive: true },
  );
  on(scroller, "scroll", () => {
    if (atEnd(scroller)) set(true);
    else if (scroller.scrollTop < ours - 2) set(false); // upwards, by bar, key or finger
  });
  const down = () => {
    scroller.scrollTop = scroller.scrollHeight;
    ours = scroller.scrollTop;
  };
  new ResizeObserver(() => following && down()).observe(/** @type {Element} */ (scroller.firstElementChild));
  return {
    keep: () => {
      if (following) down();
    },
    toEnd: () => {
      following = true;
      changed(true);
      down();
    },
  };
}
