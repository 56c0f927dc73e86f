// Looks for model servers on this computer: at once, again when the window comes back to the front, and now and then as
// long as none was found.

import { cell } from "../lib/index.js";
import { discover } from "../widgets/servers/discover.js";
import { partitionFound } from "../widgets/servers/found.js";

// Who follows the installing waits for the server to appear; anybody else may start one at any time.
const lookAgain = { following: 2000, waiting: 30_000 };
// Coming back to the window may follow the start at once, and one look does for both.
const stillFresh = 3000;

/** @typedef {{all: readonly import("../widgets/servers/found.js").Found[] | null, failed: unknown}} Seen all: null until the first look */

/**
 * @param {() => boolean} visible out of sight it waits
 */
export function serverSearch(visible) {
  const seen = cell(/** @type {Seen} */ ({ all: null, failed: null }));
  let timer = 0;
  let looking = false;
  let looked = Number.NEGATIVE_INFINITY;
  let soon = false;
  let over = false;

  const look = async (again = false) => {
    clearTimeout(timer);
    if (over || looking) return;
    if (!again && performance.now() - looked < stillFresh) return follow();
    looking = true;
    looked = performance.now();
    try {
      const all = await discover().answer;
      // What was found again is no news: a list that is read is left as it is drawn.
      if (JSON.stringify(all) !== JSON.stringify(seen.get().all)) seen.set({ all, failed: null });
    } catch (failed) {
      seen.set({ all: seen.get().all ?? [], failed });
    }
    looking = false;
    follow();
  };
  const follow = () => {
    clearTimeout(timer);
    if (over || partitionFound(seen.get().all).ready.length > 0) return;
    const next = () => (visible() ? void look(true) : follow());
    timer = Number(setTimeout(next, soon ? lookAgain.following : lookAgain.waiting));
  };
  const focused = () => void (visible() && look());
  addEventListener("focus", focused);
  void look();
  return {
    seen,
    look,
    /** @param {boolean} now whether a server is awaited, because one is being installed */
    awaits(now) {
      soon = now;
      follow();
    },
    end() {
      over = true;
      clearTimeout(timer);
      removeEventListener("focus", focused);
    },
  };
}
