// Keeps what the reader looks at where it is, while rows come and go above it and
// pictures and fonts change their heights. Not left to the browser, because WebKit
// does not do it.

/**
 * The first of count things in order whose end lies below an edge; count if there is none.
 *
 * @param {number} count
 * @param {(i: number) => number} endOf grows with i
 * @param {number} edge
 */
export function firstBelow(count, endOf, edge) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(middle) > edge) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * How far the browser has to scroll so that a thing is where the reader expects it:
 * as far as the page moved it, and not as far as the reader has scrolled since it was
 * noted. A browser that scrolls on its main thread tells of that only with the next frame.
 *
 * @param {{top: number, scrolled: number}} noted where the thing stood in the view, and how far the view was scrolled
 * @param {{top: number, scrolled: number, end: boolean, joined: boolean}} now end: the view cannot scroll further down;
 *   joined: another row is the first one now
 */
export function astray(noted, now) {
  // A person who went to the very start is there, however tall the rows on the way turned out to be; unless it was only the
  // start of what was held, and what comes before it has joined.
  if (now.scrolled <= 0 && noted.scrolled > 0 && !now.joined) return 0;
  const cut = now.end && now.scrolled < noted.scrolled; // by the browser, because the page became shorter
  return now.top - noted.top + (cut ? 0 : now.scrolled - noted.scrolled);
}

/** @typedef {{node: Element, top: number}} Held */

/** @param {HTMLElement} scroller @param {HTMLElement} list */
export function anchor(scroller, list) {
  /** The finest thing first; whichever is still there when it counts decides. @type {Held[]} */
  let held = [];
  let edge = 0;
  let scrolled = 0;
  let start = list.firstElementChild;
  /** @param {Element} node */
  const topOf = (node) => node.getBoundingClientRect().top - edge;
  /** @param {HTMLCollection} all */
  const first = (all) => all[firstBelow(all.length, (i) => all[i]?.getBoundingClientRect().bottom ?? 0, edge)];
  /** Takes note of what is at the top of the view. */
  const hold = () => {
    start = list.firstElementChild;
    held = [];
    if (!start) return;
    edge = scroller.getBoundingClientRect().top;
    scrolled = scroller.scrollTop;
    const row = first(list.children);
    const prose = row?.querySelector(".prose");
    const block = row && prose && row.getBoundingClientRect().top < edge ? first(prose.children) : null;
    const things = row ? [block, row, row.nextElementSibling, row.previousElementSibling] : [];
    held = things.flatMap((node) => (node ? [{ node, top: topOf(node) }] : []));
  };

  return {
    hold,
    /** Puts it back where it was. */
    restore() {
      const found = held.find((x) => x.node.getClientRects().length > 0); // a text is hidden while it is edited
      if (!found) return;
      edge = scroller.getBoundingClientRect().top;
      const joined = list.firstElementChild !== start;
      start = list.firstElementChild;
      const now = { top: topOf(found.node), scrolled: scroller.scrollTop, end: pastEnd(scroller), joined };
      const moved = astray({ top: found.top, scrolled }, now);
      if (Math.abs(moved) < 1) return;
      scroller.scrollTop += moved;
      // Where the things belong is noted, not where they are: at the start the view cannot follow yet.
      const stepped = now.top - moved - found.top;
      for (const x of held) x.top += stepped;
      scrolled = scroller.scrollTop;
    },
    /** The row at the top of the view. */
    row() {
      edge = scroller.getBoundingClientRect().top;
      return /** @type {HTMLElement | undefined} */ (first(list.children));
    },
  };
}

/** @param {HTMLElement} s */
const pastEnd = (s) => s.scrollHeight - s.scrollTop - s.clientHeight < 1;
