// What forms and views are put together from: a row of a form, buttons, a list to choose from, quiet lines.

import { h, icon } from "./dom.js";
import { rawDetails } from "./failuredetails.js";
import { t } from "./i18n.js";
import { sentence } from "./savestate.js";

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

/**
 * A row of buttons, with what they report. What deletes keeps to the button before it, or it would take a line alone.
 * @param {import("./dom.js").Children} children
 */
export const actions = (...children) => {
  const all = children.flat();
  const at = all.findIndex((c) => c instanceof HTMLElement && c.matches(".danger-text"));
  if (at > 0) all.splice(at - 1, 2, h("span.pair", all[at - 1], all[at]));
  return h("div.actions", ...all);
};

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

/** @typedef {{value: string, name: string}} Choice */

/** One of many, in a list that opens. @param {readonly Choice[]} options @param {import("./dom.js").Props} [props] value: what is chosen at first */
export function selectOf(options, { value, ...props } = {}) {
  const node = h("select", props);
  fillSelect(node, options, value ?? options[0]?.value ?? "");
  return node;
}

/** Gives a select its options and chooses one. @param {HTMLSelectElement} node @param {readonly Choice[]} options @param {string} value */
export function fillSelect(node, options, value) {
  const had = [...node.options];
  const same =
    had.length === options.length && options.every((o, i) => o.value === had[i]?.value && o.name === had[i]?.text);
  // An open list is not changed under the pointer.
  if (!same) node.replaceChildren(...options.map((o) => h("option", { value: o.value }, o.name)));
  node.value = value;
}

/** A paragraph in the quiet colour. @param {import("./dom.js").Children} children */
export const muted = (...children) => h("p.muted", ...children);

/** Announces why something failed, with the way to try again. @param {unknown} err @param {() => void} [again] @returns {HTMLElement[]} */
export const failure = (err, again) => [
  h("p.error", { role: "alert" }, sentence(err)),
  ...rawDetails(/** @type {{raw?: string}} */ (err)?.raw),
  ...(again ? [button(t("Retry"), again)] : []),
];

/**
 * Does something while the buttons wait, and says why it failed.
 * @param {readonly HTMLButtonElement[]} buttons @param {HTMLElement} trouble @param {() => unknown} act
 * @returns {Promise<boolean>} whether it was done
 */
export async function whileDisabled(buttons, trouble, act) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  trouble.textContent = "";
  for (const one of buttons) one.disabled = true;
  try {
    await act();
    return true;
  } catch (e) {
    trouble.textContent = sentence(e);
    return false;
  } finally {
    for (const one of buttons) one.disabled = false;
    if (document.activeElement === document.body) held?.focus(); // it went with the button that was pressed
  }
}

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
