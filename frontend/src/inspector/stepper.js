// Draws the three voices as three strokes, of which one is open.

import { h, t, tabList } from "../lib/index.js";
import { duration, passes, passNames, stateWords } from "../model/turnlabels.js";

/** @typedef {import("../model/turnlabels.js").Pass} Pass */

/**
 * @param {(pass: Pass) => void} pick
 * @param {string} panelId the element that the tabs control
 */
export function stepper(pick, panelId) {
  const states = new Map(passes.map((pass) => [pass, h("span.step-state")]));
  const tabs = tabList({
    label: t("Voices of this turn"),
    class: "stepper",
    tabs: passes.map((pass) => ({
      id: pass,
      props: { id: `step-${pass}`, class: "step", "data-voice": pass, "aria-controls": panelId },
      content: [h("span.stroke", { "aria-hidden": "true" }), h("span.step-name", passNames[pass]), states.get(pass)],
    })),
    show: pick,
  });

  /** @param {import("./record.js").View} view @param {Pass} chosen */
  const show = (view, chosen) => {
    tabs.mark(chosen);
    for (const [pass, state] of states) {
      const p = view.passes[pass];
      tabs.tab(pass).dataset["state"] = p.state;
      const text = p.state === "done" && p.ms > 0 ? duration(p.ms) : stateWords[p.state];
      if (state.textContent !== text) state.textContent = text;
    }
  };
  return { node: tabs.node, show };
}
