// The pill that says which voice is at work, and what a plug-in does meanwhile.

import { h, t, watchAll } from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { helps } from "../model/running.js";
import { current } from "../model/settings.js";
import { activeId, turns } from "../model/state.js";
import { channels, visiblePhase } from "./channels.js";

/** What a turn does in each of its phases, and whose work that is. @type {Record<string, {label: string, voice: string}>} */
export const doings = {
  pending: { label: t("Starting"), voice: "" },
  directing: { label: t("Directing"), voice: "director" },
  writing: { label: t("Writing"), voice: "writer" },
  editing: { label: t("Editing"), voice: "editor" },
};

/**
 * Shows how much of their time Director and Editor have taken, while one of them is at work.
 *
 * @param {HTMLElement} el
 */
function helperClock(el) {
  let key = "";
  let since = 0;
  let timer = 0;
  /** @type {import("../model/reduce.js").Turn | null} */
  let turn = null;
  const draw = () => {
    const before = turn?.phase === "editing" ? (turn.direction?.agent_latency_ms ?? 0) : 0;
    const n = Math.floor((Date.now() - since + before) / 1000);
    const all = Number(current()["helper_seconds"]) || 0;
    // A helper that is quick needs no clock.
    el.textContent = n < 3 || all === 0 ? "" : t("{n} of {all} s", { n: Math.min(n, all), all });
  };
  /** @param {import("../model/reduce.js").Turn | null} now */
  return (now) => {
    turn = now && helps(now) ? now : null;
    const at = turn ? `${turn.conversation_id} ${turn.turn} ${turn.phase}` : "";
    if (at === key) return;
    key = at;
    clearInterval(timer);
    el.textContent = "";
    if (!turn) return;
    since = Date.now();
    timer = Number(setInterval(draw, 1000));
  };
}

export function phasePill() {
  const words = [...Object.values(doings).map((d) => d.label), t("Stopping")];
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const name = h("span.phase-name", { dataset: { longest } }); // the pill is as wide for each
  const extra = h("span.phase-extra");
  const time = h("span.phase-extra");
  const pill = h("div.phase", { hidden: true, "aria-hidden": "true" }, strokes(), name, time, extra);
  const clock = helperClock(time);
  const draw = () => {
    const id = activeId.get();
    const turn = id ? turns.get().get(id) : undefined;
    const word = turn && doings[turn.phase];
    const doing = visiblePhase(channels.get(), id);
    pill.hidden = !word && doing === null;
    pill.dataset["voice"] = word?.voice ?? "";
    name.textContent = turn?.stopping ? t("Stopping") : (word?.label ?? "");
    extra.textContent = doing ?? "";
    clock(turn ?? null);
  };
  watchAll([turns, activeId, channels], draw);
  return pill;
}
