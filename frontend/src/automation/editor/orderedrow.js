// A row of a list of steps: a handle, a line that opens the step's form, and its menu.

import { h, icon } from "../../lib/dom.js";
import { iconButton } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";

/** @typedef {import("./draft.js").Placed<any>} Placed */
/** @typedef {{title: string, about: string, icon: string, fault: string}} Line */

/** @typedef {{node: Node, current: () => unknown}} Form current: the step as the form has it */

/**
 * @typedef {object} Spec
 * @property {string} label
 * @property {(p: Placed, at: number) => Line} line
 * @property {(p: Placed, at: number) => Form} form built when the step opens, and again when it changes otherwise than by its form
 * @property {(key: string, to: number) => void} move
 * @property {(key: string) => void} remove
 * @property {(key: string) => void} copy puts a copy behind it
 * @property {(key: string, anchor: HTMLElement) => void} addAfter
 */
/** @typedef {{p: Placed, at: number, open: boolean, current: boolean}} Row */

/**
 * @param {Spec} spec
 * @param {{toggle: (key: string) => void, enter: (key: string) => void, menu: (key: string, at: number, anchor: HTMLElement) => void}} act
 * @param {Row} first
 */
export function orderedRow(spec, act, first) {
  let row = first;
  /** The form while the step is open, and the place that it was built for. @type {{form: Form, node: HTMLElement, at: number} | null} */
  let opened = null;
  const number = h("span", { class: "step-number" });
  const shape = h("span", { class: "step-shape" });
  const title = h("span", { class: "step-title" });
  const about = h("span", { class: "step-about" });
  const fault = h("span", { class: "step-fault" });
  const head = h(
    "button",
    {
      type: "button",
      class: "ordered-head",
      "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown Delete",
      onclick: () => act.toggle(row.p.key),
      onfocus: () => act.enter(row.p.key),
    },
    number,
    shape,
    title,
    about,
    fault,
  );
  const more = iconButton("more", "", () => act.menu(row.p.key, row.at, more), {
    title: null,
    "aria-haspopup": "menu",
  });
  const handle = h("span", { class: "shelf-handle", title: t("Drag to move"), "aria-hidden": "true" }, icon("grip"));
  const node = h("li", { class: "shelf-row ordered-row" }, handle, head, more);
  /** @param {Row} next */
  const show = (next) => {
    row = next;
    const line = spec.line(row.p, row.at);
    number.textContent = String(row.at + 1);
    title.textContent = line.title;
    about.textContent = line.about;
    fault.textContent = line.fault;
    fault.hidden = line.fault === "";
    node.dataset["fault"] = String(line.fault !== "");
    if (shape.dataset["shape"] !== line.icon) {
      shape.dataset["shape"] = line.icon;
      shape.replaceChildren(icon(line.icon));
    }
    head.tabIndex = more.tabIndex = row.current ? 0 : -1;
    head.setAttribute("aria-expanded", String(row.open));
    more.setAttribute("aria-label", t("More for step {n}", { n: row.at + 1 }));
    if (row.open && opened?.at === row.at && opened.form.current() === row.p.step) return;
    opened?.node.remove();
    opened = null;
    if (!row.open) return;
    const form = spec.form(row.p, row.at);
    opened = { form, node: h("div", { class: "ordered-body" }, form.node), at: row.at };
    node.append(opened.node);
  };
  show(row);
  return { node, show, focus: () => head.focus() };
}
