// How far a round is: a line that grows evenly, with the words of the newest line of the log.

import { h, t } from "../lib/index.js";

// A step of the log is caught up with in about a second; between two of them the line creeps and never arrives, so
// that it neither stops nor promises what is not there. Milliseconds.
const catchUp = 350;
const creeping = 40_000;
/** How much of the way to the next step it may creep. */
const most = 0.9;
/** As often as the line is drawn again, in ms; the style sheet smooths what is between. */
const frame = 100;

/**
 * Where the line is a little later. It never goes back.
 * @param {number} shown @param {{floor: number, ceiling: number}} bounds @param {number} ms
 */
export function advance(shown, { floor, ceiling }, ms) {
  const end = floor + (ceiling - floor) * most;
  const next =
    shown < floor ? floor - (floor - shown) * Math.exp(-ms / catchUp) : end - (end - shown) * Math.exp(-ms / creeping);
  return Math.max(shown, Math.min(next, 100));
}

export function progressLine() {
  const words = h("p.team-doing", { role: "status", "aria-live": "polite" });
  const fill = h("span");
  const bar = h(
    "div.team-bar",
    { role: "progressbar", "aria-label": t("Progress"), "aria-valuemin": "0", "aria-valuemax": "100" },
    fill,
  );
  const node = h("div.team-progress", words, bar);
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  /** @type {{floor: number, ceiling: number} | null} */
  let bounds = null;
  let shown = 0;
  let at = 0;
  let timer = 0;
  const draw = () => {
    if (!bounds) return;
    const now = performance.now();
    // A page that was held up goes on as evenly from where it was.
    shown = still ? bounds.floor : advance(shown, bounds, Math.min(now - at, frame));
    at = now;
    fill.style.setProperty("--done", (shown / 100).toFixed(4));
  };
  return {
    node,
    /** @param {{floor: number, ceiling: number}} next @param {string} line */
    show(next, line) {
      if (!bounds) {
        shown = next.floor;
        at = performance.now();
        timer = Number(setInterval(draw, frame));
      }
      bounds = next;
      if (words.textContent !== line) words.textContent = line;
      bar.setAttribute("aria-valuenow", String(next.floor));
      draw();
    },
    close: () => clearInterval(timer),
  };
}
