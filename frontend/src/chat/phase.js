// The pill that says which voice is at work, and the line that a screen reader hears.

import { h } from "../lib/dom.js";
import { strokes } from "../lib/strokes.js";
import { say } from "../lib/words.js";
import { activeId, turns } from "../state.js";

/** @type {Record<string, {label: string, voice: string, said: string}>} */
const words = {
  pending: { label: say("Starting"), voice: "", said: say("Starting") },
  directing: { label: say("Directing"), voice: "director", said: say("Directing") },
  writing: { label: say("Writing"), voice: "writer", said: say("Writing") },
  editing: { label: say("Editing"), voice: "editor", said: say("Editing") },
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

/** @param {string} text */
const countWords = (text) => text.trim().split(/\s+/).filter(Boolean).length;

export function phasePill() {
  const name = h("span", { class: "phase-name" });
  const extra = h("span", { class: "phase-extra" });
  const pill = h("div", { class: "phase", hidden: true, "aria-hidden": "true" }, strokes(), name, extra);
  const live = h("div", { class: "visually-hidden", role: "status", "aria-live": "polite" });
  let last = "";
  const draw = () => {
    const id = activeId.get();
    const turn = id ? turns.get().get(id) : undefined;
    const word = turn && words[turn.phase];
    pill.hidden = !word && channels.size === 0;
    pill.dataset["voice"] = word?.voice ?? "";
    name.textContent = turn?.stopping ? say("Stopping") : (word?.label ?? "");
    extra.textContent = [...channels.values()].join(", ");
    const now = turn ? `${turn.turn} ${turn.phase}` : "";
    if (now === last) return;
    last = now;
    if (word) live.textContent = word.said;
    else if (turn?.phase === "done")
      live.textContent = turn.error
        ? ""
        : turn.stopping
          ? say("Stopped")
          : say("Answer complete, {n, plural, one {# word} other {# words}}", { n: countWords(turn.text) });
  };
  turns.watch(draw);
  activeId.watch(draw);
  redraw.add(draw);
  return [pill, live];
}
