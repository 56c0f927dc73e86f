// The pill that says which voice is at work, and what a plug-in does meanwhile.

import { watchAll } from "../lib/cell.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { strokes } from "../lib/strokes.js";
import { activeId, turns } from "../model/state.js";
import { channels, visiblePhase } from "./channels.js";

/** What a turn does in each of its phases, and whose work that is. @type {Record<string, {label: string, voice: string}>} */
export const doings = {
  pending: { label: t("Starting"), voice: "" },
  directing: { label: t("Directing"), voice: "director" },
  writing: { label: t("Writing"), voice: "writer" },
  editing: { label: t("Editing"), voice: "editor" },
};

export function phasePill() {
  const name = h("span", { class: "phase-name" });
  const extra = h("span", { class: "phase-extra" });
  const pill = h("div", { class: "phase", hidden: true, "aria-hidden": "true" }, strokes(), name, extra);
  const draw = () => {
    const id = activeId.get();
    const turn = id ? turns.get().get(id) : undefined;
    const word = turn && doings[turn.phase];
    const doing = visiblePhase(channels.get(), id);
    pill.hidden = !word && doing === null;
    pill.dataset["voice"] = word?.voice ?? "";
    name.textContent = turn?.stopping ? t("Stopping") : (word?.label ?? "");
    extra.textContent = doing ?? "";
  };
  watchAll([turns, activeId, channels], draw);
  return pill;
}
