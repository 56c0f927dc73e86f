// What forms and views are put together from: a row of a form, buttons, a list to choose from, quiet lines.

import { h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { sentence } from "./verdict.js";
import { rawOf } from "./why.js";

/**
 * A label, its control, and the line below with the hint and the outcome of a save.
 * @param {string} id @param {{label: string, hint?: string}} spec @param {Node} control @param {Node | null} said @param {string} kind
 */
export function row(id, spec, control, said, kind) {
  return h(
    "div.field",
    { class: kind },
    h("label", { for: id }, spec.label),
    control,
    h("p.about", { id: `${id}-about` }, h("span.hint", spec.hint ?? ""), said),
  );
}

/** A row of buttons, with what they report. @param {import("./dom.js").Children} children */
export const actions = (...children) => h("div.actions", ...children);

/** A form that is sent without leaving the page. @param {import("./dom.js").Props} props @param {() => unknown} send @param {import("./dom.js").Children} children */
export const sentForm = (props, send, ...children) => {
  const onsubmit = (/** @type {Event} */ e) => {
    e.preventDefault();
    void send();
  };
  return h("form", { ...props, onsubmit }, ...children);
};

/** A field that narrows a list. @param {string} label @param {() => unknown} heard is told of each change */
export const searchField = (label, heard) =>
  h("input", { type: "search", placeholder: t("Search"), "aria-label": label, oninput: () => heard() });

/** One of many, in a list that opens. @param {readonly {value: string, name: string}[]} options @param {import("./dom.js").Props} [props] */
export const selectOf = (options, props = {}) =>
  h("select", props, ...options.map((o) => h("option", { value: o.value }, o.name)));

/** A paragraph in the quiet colour. @param {import("./dom.js").Children} children */
export const muted = (...children) => h("p.muted", ...children);

/** Announces why something failed, with the way to try again. @param {unknown} err @param {() => void} [again] @returns {HTMLElement[]} */
export const failure = (err, again) => [
  h("p.error", { role: "alert" }, sentence(err)),
  ...rawOf(/** @type {{raw?: string}} */ (err)?.raw),
  ...(again ? [button(t("Retry"), again)] : []),
];

/**
 * A button with a text.
 * @param {string} text @param {() => void} act
 * @param {import("./dom.js").Props & {icon?: string, kind?: string}} [how] kind: further classes; the rest are properties of the button
 */
export const button = (text, act, { icon: shape, kind = "", ...props } = {}) =>
  h("button.button", { class: kind, onclick: () => act(), ...props }, shape && icon(shape), h("span", text));

/**
 * A button that shows an icon and is named by its label.
 * @param {string} shape @param {string} label @param {() => void} act
 * @param {import("./dom.js").Props & {title?: string | null, kind?: string}} [how] title: otherwise the label; null: none; the rest are properties of the button
 */
export const iconButton = (shape, label, act, { title = label, kind = "", ...props } = {}) =>
  h("button.icon-button", { class: kind, "aria-label": label, title, onclick: () => act(), ...props }, icon(shape));
