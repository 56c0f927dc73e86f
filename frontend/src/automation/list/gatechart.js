// How busy this computer is, and how many runs it lets work at once: a line over the last minute, and its numbers.

import { call, listen } from "../../ipc/index.js";
import { drawing, h, joinWithDots, svg, t } from "../../lib/index.js";
import { pathOf, span, withSample } from "./gatepath.js";

/** @typedef {import("../../../types/api.d.ts").run.GateState} Gate */

const width = 236;
const height = 40;
/** As often as the load is measured, in ms. */
const beat = 1000;
/** Above these the computer counts as busy. */
const high = { average: 30, busiest: 70 };

/** What the gate says, in words. @param {Gate} g */
const gateWords = (g) =>
  joinWithDots(
    t("{n} of {cap, plural, one {# run} other {# runs}} active", { n: g.active, cap: g.cap }),
    g.high && t("fewer at once, because this computer is busy"),
    g.waiting > 0 && t("{n} queued", { n: g.waiting }),
  );

/**
 * Asked once a second, and only while it is seen. A minute after the last run it rests, because a page that nothing happens
 * on should cost nothing: until a run begins, or a person points at it or focuses it.
 */
export function gateChart() {
  const average = svg("path", { class: "gate-average" });
  const busiest = svg("path", { class: "gate-busiest" });
  const at = height - (high.average / 100) * height;
  const limit = svg("path", { class: "gate-limit", d: `M0 ${at}L${width} ${at}` });
  const numbers = h("p.gate-numbers");
  const words = h("p.muted.gate-words");
  const node = h(
    "figure.gate",
    { tabindex: "0", "aria-label": t("How busy this computer is") },
    h("figcaption", t("This computer"), numbers),
    drawing(`-2 -2 ${width + 4} ${height + 4}`, { class: "gate-chart" }, limit, busiest, average),
    words,
  );
  /** @type {{average: number[], busiest: number[]}} */
  let samples = { average: [], busiest: [] };
  let timer = 0;
  let seen = false;
  let asking = false;
  let calm = 0; // beats without a run

  const ask = async () => {
    if (asking) return;
    asking = true;
    await call("runs.gate").then(show, () => {
      words.textContent = t("The load is unknown.");
    });
    asking = false;
  };
  /** @param {Gate} g */
  const show = (g) => {
    words.textContent = gateWords(g);
    node.dataset["high"] = String(g.high);
    calm = g.active + g.waiting > 0 ? 0 : calm + 1;
    if (calm > span) {
      beatOn();
      numbers.textContent = t("Paused while nothing runs");
      return;
    }
    if (!g.known) return numbers.replaceChildren();
    samples = { average: withSample(samples.average, g.average), busiest: withSample(samples.busiest, g.busiest) };
    average.setAttribute("d", pathOf(samples.average, width, height));
    busiest.setAttribute("d", pathOf(samples.busiest, width, height));
    numbers.textContent = t("average {average}%, busiest core {busiest}%", {
      average: Math.round(g.average),
      busiest: Math.round(g.busiest),
    });
  };
  const beatOn = () => {
    const on = seen && !document.hidden && calm <= span;
    if (on && !timer) {
      void ask();
      timer = Number(setInterval(() => void ask(), beat));
    } else if (!on && timer) {
      clearInterval(timer);
      timer = 0;
    }
  };
  const eye = new IntersectionObserver((all) => {
    seen = all.some((e) => e.isIntersecting);
    beatOn();
  });
  const wake = () => {
    if (calm > span) samples = { average: [], busiest: [] }; // a line has no gaps
    calm = 0;
    beatOn();
  };
  const deaf = listen((push) => (push.type === "reset" || (push.type === "changed" && push.what === "runs")) && wake());
  eye.observe(node);
  node.addEventListener("pointerenter", wake);
  node.addEventListener("focus", wake);
  document.addEventListener("visibilitychange", beatOn);
  return {
    node,
    close() {
      deaf();
      eye.disconnect();
      document.removeEventListener("visibilitychange", beatOn);
      clearInterval(timer);
    },
  };
}
