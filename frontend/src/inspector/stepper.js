// Draws the three voices as three strokes, of which one is open.

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { duration, passes, passNames, stateWords } from "../model/turnlabels.js";

/** @typedef {import("../model/turnlabels.js").Pass} Pass */

/**
 * @param {(pass: Pass) => void} pick
 * @param {string} panelId the element that the tabs control
 */
export function stepper(pick, panelId) {
  const tabs = passes.map((pass) => {
    const state = h("span", { class: "step-state" });
    const tab = h(
      "button",
      { type: "button", role: "tab", id: `step-${pass}`, class: "step", "data-voice": pass, "aria-controls": panelId },
      h("span", { class: "stroke", "aria-hidden": "true" }),
      h("span", { class: "step-name" }, passNames[pass]),
      state,
    );
    tab.addEventListener("click", () => pick(pass));
    return { pass, tab, state };
  });
  const node = h(
    "div",
    { class: "stepper", role: "tablist", "aria-label": t("Voices of this turn") },
    ...tabs.map((one) => one.tab),
  );
  node.addEventListener("keydown", (e) => {
    const at = tabs.findIndex((one) => one.tab === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[e.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    e.preventDefault();
    next.tab.focus();
    pick(next.pass);
  });

  /** @param {import("./record.js").View} view @param {Pass} chosen */
  const show = (view, chosen) => {
    for (const { pass, tab, state } of tabs) {
      const p = view.passes[pass];
      tab.dataset["state"] = p.state;
      tab.setAttribute("aria-selected", String(pass === chosen));
      tab.tabIndex = pass === chosen ? 0 : -1;
      const text = p.state === "done" && p.ms > 0 ? duration(p.ms) : stateWords[p.state];
      if (state.textContent !== text) state.textContent = text;
    }
  };
  return { node, show };
}
