// The pill that says which voice is at work.

import { h } from "../lib/dom.js";
import { strokes } from "../lib/strokes.js";
import { say } from "../lib/words.js";
import { activeId, turns } from "../state.js";

/** @type {Record<string, {label: string, voice: string}>} */
const words = {
  pending: { label: say("Starting"), voice: "" },
  directing: { label: say("Directing"), voice: "director" },
  writing: { label: say("Writing"), voice: "writer" },
  editing: { label: say("Editing"), voice: "editor" },
};

/** Labels of plug-ins, by channel. @type {Map<string, string>} */
const channels = new Map();
/** @type {Set<() => void>} */
const redraw = new Set();

/** @param {string} channel @param {string | null} label null takes it away */
export function setPhase(channel, label) {
  if (label === null) channels.delete(channel);
  else channels.set(channel, label);
  for (const fn of redraw) fn();
}

export function phasePill() {
  const name = h("span", { class: "phase-name" });
  const extra = h("span", { class: "phase-extra" });
  const pill = h("div", { class: "phase", hidden: true, "aria-hidden": "true" }, strokes(), name, extra);
  const draw = () => {
    const id = activeId.get();
    const turn = id ? turns.get().get(id) : undefined;
    const word = turn && words[turn.phase];
    pill.hidden = !word && channels.size === 0;
    pill.dataset["voice"] = word?.voice ?? "";
    name.textContent = turn?.stopping ? say("Stopping") : (word?.label ?? "");
    extra.textContent = [...channels.values()].join(", ");
  };
  turns.watch(draw);
  activeId.watch(draw);
  redraw.add(draw);
  return pill;
}
