// Keeps the end of the page in view while it grows, until the reader scrolls away;
// from then on keeps in view what the reader looks at.

import { on } from "../lib/index.js";

/** How soon after we scrolled the browser may still cut the scrolling for what changed meanwhile, in ms. */
const settling = 200;

/** How near to the end counts as the end, in pixels: a line and a half. */
const near = 40;

/** @param {{scrollTop: number, scrollHeight: number, clientHeight: number}} s */
export const atEnd = (s) => s.scrollHeight - s.scrollTop - s.clientHeight <= near;

/**
 * @param {HTMLElement} scroller
 * @param {{hold: () => void, restore: () => void}} anchor
 * @param {() => boolean} whole whether the end of the page is the end of the path, and nothing on it is edited
 * @param {(at: boolean) => void} changed told when the reader leaves the end or comes back
 * @param {() => boolean} blank whether the page has no row yet; an empty page is read from its top
 */
export function follower(scroller, anchor, whole, changed, blank) {
  let following = true;
  let ours = { top: 0, height: 0, room: 0, at: 0 }; // where we scrolled to ourselves, how large the page and its view were, and when
  let touched = false; // by the reader, since then
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
  for (const kind of ["keydown", "pointerdown", "touchmove"])
    on(scroller, kind, () => (touched = true), { passive: true });
  on(scroller, "scroll", () => {
    if (atEnd(scroller) && whole()) set(true);
    else if (fallen() && (touched || alike())) set(false);
    else if (following && fallen()) {
      const { at } = ours;
      keep();
      ours.at = at; // or a reader who goes on scrolling would be put back for as long
    }
    anchor.hold();
  });
  // By the reader, with a bar, a key or a finger; or by the browser, which cuts the scrolling where rows are replaced or
  // the message box becomes smaller, also if the page is as long as before in the next moment. Its reader has not left.
  const fallen = () => scroller.scrollTop < ours.top - 2;
  const alike = () =>
    scroller.scrollHeight === ours.height &&
    scroller.clientHeight === ours.room &&
    performance.now() - ours.at > settling;
  const down = () => {
    touched = false;
    const at = performance.now();
    if (blank()) {
      ours = { top: 0, height: 0, room: 0, at }; // unmeasured: that would lay out a page which is replaced in a moment
      return;
    }
    scroller.scrollTop = scroller.scrollHeight;
    ours = { top: scroller.scrollTop, height: scroller.scrollHeight, room: scroller.clientHeight, at };
  };
  const keep = () => {
    // A scroll of the reader's may be told of only after the page has grown again.
    if (following && touched && !atEnd(scroller) && fallen()) set(false);
    if (following && whole()) down();
    else anchor.restore();
  };
  const heights = new ResizeObserver(() => {
    if (blank()) scroller.scrollTop = 0;
    keep();
  });
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
