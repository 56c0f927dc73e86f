// One line after the first answer: where the person reads what was done for it. It is said once on a computer.

import { h, panel, t } from "../lib/index.js";
import { turns } from "../model/state.js";
import { notice } from "./notice.js";

const remembered = "tip";

/** @returns {HTMLElement} empty until the first answer is whole */
export function firstTip() {
  const place = h("div.advice-place.tip-place", { role: "status" });
  if (localStorage.getItem(remembered)) return place;
  const away = () => place.replaceChildren();
  const show = () => {
    panel.open("inspector");
    away();
  };
  const leave = turns.watch((all) => {
    if (![...all.values()].some((turn) => turn.phase === "done" && turn.text && !turn.error && !turn.stopping)) return;
    leave();
    localStorage.setItem(remembered, "said");
    const text = t("See what each voice did in the inspector.");
    place.replaceChildren(notice("inspector", text, { label: t("Open the inspector"), run: show }, t("Got it"), away));
  });
  return place;
}
