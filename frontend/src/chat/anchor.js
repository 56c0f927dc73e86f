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

/** @typedef {{node: Element, top: number}} Held */

/** @param {HTMLElement} scroller @param {HTMLElement} list */
export function anchor(scroller, list) {
  /** The finest thing first; whichever is still there when it counts decides. @type {Held[]} */
  let held = [];
  let edge = 0;
  let scrolled = 0; // where that was
  /** @param {Element} node @returns {Held} */
  const at = (node) => ({ node, top: node.getBoundingClientRect().top - edge });
  /** @param {HTMLCollection} all */
  const first = (all) => all[firstBelow(all.length, (i) => all[i]?.getBoundingClientRect().bottom ?? 0, edge)];

  const hold = () => {
    scrolled = scroller.scrollTop;
    edge = scroller.getBoundingClientRect().top;
    const row = first(list.children);
    if (!row) {
      held = [];
      return;
    }
    const prose = row.querySelector(".prose");
    const block = prose && row.getBoundingClientRect().top < edge ? first(prose.children) : null;
    held = [block, row, row.nextElementSibling, row.previousElementSibling].flatMap((n) => (n ? [at(n)] : []));
  };

  return {
    /** Takes note of what is at the top of the view. */
    hold,
    /** Called before rows change: a browser may have scrolled already and tell of it only with the next frame. */
    refresh() {
      if (scroller.scrollTop !== scrolled) hold();
    },
    /** Puts it back where it was. */
    restore() {
      edge = scroller.getBoundingClientRect().top;
      const found = held.find((x) => x.node.isConnected);
      if (!found) return;
      const moved = found.node.getBoundingClientRect().top - edge - found.top;
      if (Math.abs(moved) < 1) return;
      scroller.scrollTop += moved;
      scrolled = scroller.scrollTop;
    },
    /** The row at the top of the view. */
    row() {
      edge = scroller.getBoundingClientRect().top;
      return /** @type {HTMLElement | undefined} */ (first(list.children));
    },
  };
}
