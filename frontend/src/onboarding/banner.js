// Says where a person writes what keeps the model from answering well, with the way out of it.

import { h, icon } from "../lib/dom.js";
import { iconButton } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { status } from "../model/state.js";
import { advice } from "./advice.js";

/**
 * @param {(section: "models") => void} lead opens the settings where the way out is
 * @returns {HTMLElement}
 */
export function adviceBanner(lead) {
  const place = h("div", { class: "advice-place", role: "status" });
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
    place.replaceChildren(
      h(
        "div",
        { class: "notice advice" },
        icon("warning"),
        h("p", null, a.text),
        a.action ? h("button", { type: "button", class: "button", onclick: () => lead("models") }, a.action) : null,
        iconButton("close", t("Dismiss"), dismiss, { title: null }),
      ),
    );
  };
  status.watch(draw);
  draw();
  return place;
}
