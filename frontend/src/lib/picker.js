// Lets a person pick one of many by name: a field that narrows the list, and the list.

import { h } from "./dom.js";
import { searchField } from "./field.js";
import { t } from "./i18n.js";
import { dialog } from "./overlay.js";

/** @typedef {{id: string, name: string, about: string, mark?: string, level?: string}} Option */

/** More are not listed; the field narrows them. */
const most = 100;

/** The options that a text names. Pure. @param {readonly Option[]} options @param {string} text */
export function narrowed(options, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((o) => words.every((w) => `${o.name} ${o.id} ${o.about}`.toLowerCase().includes(w)));
}

/**
 * @param {{title: string, options: readonly Option[], none: string, picked: (id: string) => void}} spec
 */
export function picker({ title, options, none, picked }) {
  const field = searchField(t("Search"), () => draw());
  const list = h("ul.picker-list", { "aria-label": title });
  const word = h("p.muted", { role: "status" });
  /** @param {string} id */
  const choose = (id) => {
    shown.close();
    picked(id);
  };
  const draw = () => {
    const found = narrowed(options, field.value);
    list.replaceChildren(
      ...found
        .slice(0, most)
        .map((o) =>
          h(
            "li",
            h(
              "button.picker-option",
              { onclick: () => choose(o.id) },
              h(
                "span.picker-name",
                o.name,
                o.mark ? h("span.level", { dataset: { level: o.level ?? "" } }, o.mark) : null,
              ),
              h("span.picker-about", o.about),
            ),
          ),
        ),
    );
    word.textContent =
      options.length === 0
        ? none
        : found.length === 0
          ? t("No matches")
          : found.length > most
            ? t("{n} more. Type to narrow the list.", { n: found.length - most })
            : "";
  };
  const body = h("div.runs-form.picker", field, list, word);
  body.addEventListener("keydown", (e) => {
    const all = /** @type {HTMLElement[]} */ ([field, ...list.querySelectorAll(".picker-option")]);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (e.key === "ArrowDown" || e.key === "ArrowUp")
      all[Math.max(0, Math.min(all.length - 1, at + (e.key === "ArrowDown" ? 1 : -1)))]?.focus();
    else if (e.key === "Enter" && at === 0) /** @type {HTMLElement | undefined} */ (all[1])?.click();
    else return;
    e.preventDefault();
  });
  draw();
  const shown = dialog(title, body, { class: "picker-dialog" });
  field.focus();
}
