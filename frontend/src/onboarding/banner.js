// Says where a person writes what keeps the model from answering well, with the way out of it.

import { h, t } from "../lib/index.js";
import { status } from "../model/state.js";
import { advice } from "./advice.js";
import { notice } from "./notice.js";

/**
 * @param {(section: "models", row?: string) => void} lead opens the settings where the way out is
 * @returns {HTMLElement}
 */
export function adviceBanner(lead) {
  const place = h("div.advice-place", { role: "status" });
  let shown = "";
  let away = "";
  const draw = () => {
    const a = advice(status.get());
    const id = a && a.id !== away ? a.id : "";
    // A thing that is over may be said again when it comes back.
    if (!a) away = "";
    if (id === shown) return;
    shown = id;
    if (!a || !id) return place.replaceChildren();
    const dismiss = () => {
      away = a.id;
      draw();
    };
    const action = a.action ? { label: a.action, run: () => lead("models", a.row) } : null;
    place.replaceChildren(notice("warning", a.text, action, t("Dismiss"), dismiss));
  };
  status.watch(draw);
  draw();
  return place;
}
