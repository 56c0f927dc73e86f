// Keeps the end of the page in view while it grows, until the reader scrolls away;
// from then on keeps in view what the reader looks at.

import { on } from "../lib/index.js";

/** How near to the end counts as the end, in pixels: a line and a half. */
const near = 40;

/** @param {{scrollTop: number, scrollHeight: number, clientHeight: number}} s */
export const atEnd = (s) => s.scrollHeight - s.scrollTop - s.clientHeight <= near;

/**
 * @param {HTMLElement} scroller
 * @param {{hold: () => void, restore: () => void}} anchor
 * @param {() => boolean} whole whether the end of the page is the end of the path
 * @param {(at: boolean) => void} changed told when the reader leaves the end or comes back
 * @param {() => boolean} blank whether the page has no row yet; an empty page is read from its top
 */
export function follower(scroller, anchor, whole, changed, blank) {
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
    if (atEnd(scroller) && whole()) set(true);
    else left();
    anchor.hold();
  });
  /** Upwards, by bar, key or finger; the event may come only after the page has grown again. */
  const left = () => void (scroller.scrollTop < ours - 2 && set(false));
  const down = () => {
    scroller.scrollTop = blank() ? 0 : scroller.scrollHeight;
    ours = scroller.scrollTop;
  };
  const keep = () => {
    // A text that was replaced by a shorter one and grew again has left the view at the start, and its reader has not.
    if (following && !atEnd(scroller) && scroller.scrollTop > 0) left();
    if (following && whole()) down();
    else anchor.restore();
  };
  const heights = new ResizeObserver(keep);
  heights.observe(/** @type {Element} */ (scroller.firstElementChild));
  heights.observe(scroller);
  return {
    keep,
    following: () => following,
    leave: () => set(false),
    toEnd: () => {
      following = true;
      changed(true);
      down();
      anchor.hold();
    },
  };
}
