// Scrolling up a long path while pages join above: how far the row at the top strays
// from where the scrolling put it, and how long a frame takes.

import { openRow, product } from "./pages.js";

/** Frames of scrolling in one run, and pixels in one frame: a quick wheel; together more rows than are held. */
const frames = 120;
const step = 300;

/** @param {import("./main.js").Bench} bench */
export async function scroll(bench) {
  const long = /** @type {{rows: number, id: string}} */ (bench.paths.at(-1));
  /** @type {number[]} */
  const shifts = [];
  /** @type {number[]} */
  const longest = [];
  let pages = 0;
  for (let run = 0; run < bench.runs; run++) {
    const seen = await product(bench, async (page) => {
      await openRow(page, long.id);
      return page.evaluate(walked, { frames, step });
    });
    shifts.push(seen.shift);
    longest.push(seen.frame);
    pages = seen.pages;
  }
  if (pages < 2) throw new Error(`only ${pages} pages joined: the scrolling did not go far`);
  bench.tell({ name: "scroll up a long path, largest shift at the top", unit: "px", readings: shifts });
  bench.tell({ name: "  longest frame of it", unit: "ms", readings: longest });
}

/**
 * Runs in the page. Scrolls a step in each frame, as a browser does that scrolls on
 * the main thread, and looks in the next where that put the row which was at the top.
 *
 * @param {{frames: number, step: number}} how
 */
async function walked({ frames, step }) {
  const scroller = /** @type {HTMLElement} */ (document.querySelector(".transcript"));
  const edge = scroller.getBoundingClientRect().top;
  const frame = () => new Promise((/** @type {(at: number) => void} */ at) => requestAnimationFrame(at));
  const first = () => document.querySelector(".row")?.getAttribute("data-id");
  let shift = 0;
  let longest = 0;
  let pages = 0;
  let above = first();
  let last = await frame();
  scroller.dispatchEvent(new WheelEvent("wheel", { deltaY: -step })); // what a page hears before it is scrolled by a hand
  for (let i = 0; i < frames; i++) {
    const row = [...document.querySelectorAll(".row")].find((r) => r.getBoundingClientRect().bottom > edge);
    const top = row?.getBoundingClientRect().top ?? 0;
    const moved = Math.min(step, scroller.scrollTop); // at the first row it waits for the page above
    scroller.scrollTop -= moved;
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
    if (!row?.isConnected) throw new Error("the row at the top was let go");
    shift = Math.max(shift, Math.abs(row.getBoundingClientRect().top - top - moved));
    if (first() !== above) pages++;
    above = first();
  }
  return { shift, frame: longest, pages };
}
