// Lets a person pick one of many by name: a field that narrows the list, and the list.

import { h } from "./dom.js";
import { searchField } from "./field.js";
import { t } from "./i18n.js";
import { dialog } from "./overlay.js";
import { matcherFor } from "./pieces.js";

/** @typedef {{id: string, name: string, about: string, mark?: string, level?: string}} Option */

/** More are not listed; the field narrows them. */
const most = 100;

/** The options that a text names. Pure. @param {readonly Option[]} options @param {string} text */
export function narrowList(options, text) {
  const named = matcherFor(text);
  return options.filter((o) => named(`${o.name} ${o.id} ${o.about}`));
}

/**
 * A row of a list to pick from.
 * @param {import("./dom.js").Props} props
 * @param {import("./dom.js").Children[number]} name
 * @param {import("./dom.js").Child} about
 */
export const pickerRow = (props, name, about) =>
  h("li", h("button.picker-option", props, h("span.picker-name", name), h("span.picker-about", about)));

/** Lets the arrow keys go from the field into the list and back, and Enter take the first row. @param {HTMLElement} body @param {HTMLElement} field @param {HTMLElement} list */
export const walkFromField = (body, field, list) =>
  body.addEventListener("keydown", (e) => {
    const all = /** @type {HTMLElement[]} */ ([field, ...list.querySelectorAll("button")]);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0 || e.isComposing) return;
    if (e.key === "ArrowDown" || e.key === "ArrowUp")
      all[Math.max(0, Math.min(all.length - 1, at + (e.key === "ArrowDown" ? 1 : -1)))]?.focus();
    else if (e.key === "Enter" && at === 0) all[1]?.click();
    else return;
    e.preventDefault();
  });

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
    const found = narrowList(options, field.value);
    list.replaceChildren(
      ...found.slice(0, most).map((o) => {
        const mark = o.mark ? h("span.level", { dataset: { level: o.level ?? "" } }, o.mark) : null;
        return pickerRow({ onclick: () => choose(o.id) }, [o.name, mark], o.about);
      }),
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
  walkFromField(body, field, list);
  draw();
  const shown = dialog(title, body, { class: "picker-dialog" });
  field.focus();
}
