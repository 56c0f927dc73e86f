// One line below the first reply: where the person reads what was done for it. It is said once on a computer, and goes with
// the next message.

import { h, panel, t, undoAll } from "../lib/index.js";
import { activeId, turns } from "../model/state.js";
import { notice } from "./notice.js";

const remembered = "tip";

/** @returns {HTMLElement} empty until the first answer is whole */
export function firstTip() {
  const place = h("div.tip-place", { role: "status" });
  if (localStorage.getItem(remembered)) return place;
  let away = () => {};
  const show = () => {
    panel.open("inspector");
    away();
  };
  const leave = turns.watch((all) => {
    if (![...all.values()].some((turn) => turn.phase === "done" && turn.text && !turn.error && !turn.stopping)) return;
    leave();
    localStorage.setItem(remembered, "said");
    const text = t("See what each voice did in the inspector.");
    const gone = undoAll([
      activeId.watch(() => away()),
      turns.watch((now) => [...now.values()].some((turn) => turn.phase !== "done") && away()),
    ]);
    away = () => {
      gone();
      place.replaceChildren();
    };
    place.replaceChildren(
      notice("inspector", text, { label: t("Open the inspector"), run: show }, t("Got it"), () => away()),
    );
  });
  return place;
}
