// What was thought in the calls of a plug-in: a stroke for each of its passes, of which one is open.

import { h, t, tabList } from "../lib/index.js";
import { lastLog, messages } from "../model/state.js";
import { words, wordsLong } from "../model/turnlabels.js";
import { grow } from "./parts.js";
import { choosePass, chosenPass, reasoning } from "./pipelines.js";

/** @typedef {import("./pipelines.js").Pipeline} Pipeline */

/**
 * What was thought in a pass: as it comes, or as the record of the last reply has it.
 * @param {string} pass
 */
function thoughtIn(pass) {
  const live = reasoning.get().byPass;
  if (Object.keys(live).length > 0) return live[pass] ?? "";
  const log = lastLog.get();
  return messages.get().some((m) => m.id === log?.message_id) ? (log?.reasoning?.[pass] ?? "") : "";
}

/** The one to look at: as chosen, else the last that has something to say. @param {Pipeline} p */
function passOf(p) {
  const chosen = p.passes.find((x) => x.id === chosenPass.get()[p.id]);
  return chosen ?? p.passes.findLast((x) => thoughtIn(x.id)) ?? p.passes[0];
}

/** @param {Pipeline} p @returns {{node: HTMLElement, draw: () => void}} draw shows what is new, and only in the open pass */
export function rail(p) {
  const box = h("div.thoughts.rail-thoughts", { role: "tabpanel", tabindex: "0", id: `rail-box-${p.id}` });
  const none = h("p.inspector-quiet");
  const passes = p.passes.map((pass) => ({ pass, state: h("span.step-state"), length: -1 }));
  const tabs = tabList({
    label: p.label,
    class: "stepper rail-steps",
    tabs: passes.map(({ pass, state }) => ({
      id: pass.id,
      props: { class: "step", id: `rail-${pass.id}`, "aria-controls": box.id },
      content: [h("span.stroke", { "aria-hidden": "true" }), h("span.step-name", pass.label), state],
    })),
    show: (id) => choosePass(p.id, id),
  });
  const draw = () => {
    const open = passOf(p);
    tabs.mark(open?.id);
    for (const one of passes) {
      const text = thoughtIn(one.pass.id);
      tabs.tab(one.pass.id).dataset["state"] = text ? "done" : "waiting";
      if (one.length === text.length) continue;
      one.length = text.length;
      one.state.textContent = text ? wordsLong(words(text)) : t("empty");
    }
    if (!open) return;
    box.dataset["passId"] = open.id;
    box.setAttribute("aria-labelledby", `rail-${open.id}`);
    const text = thoughtIn(open.id);
    none.textContent = text ? "" : t("The thoughts of this voice appear here.");
    none.hidden = text !== "";
    if (text) grow(box, text);
    else box.replaceChildren(none);
  };
  draw();
  return {
    node: h("div.rail", h("h3", p.label), tabs.node, box),
    draw,
  };
}
