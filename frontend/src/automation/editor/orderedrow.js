// A row of a list of steps: a handle, a line that opens the step's form, and its menu.

import { h, icon } from "../../lib/dom.js";
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
 * @param {{toggle: (key: string) => void, enter: (key: string) => void, menu: (r: Row, anchor: HTMLElement) => void}} act
 */
export function orderedRows(spec, act) {
  /** @type {WeakMap<Element, Row>} */
  const rows = new WeakMap();
  /** @param {Row} r */
  const create = (r) => {
    const head = h(
      "button",
      {
        type: "button",
        class: "ordered-head",
        "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown Delete",
        onclick: () => act.toggle(keyOf(li)),
        onfocus: () => act.enter(keyOf(li)),
      },
      h("span", { class: "step-number" }),
      h("span", { class: "step-shape" }),
      h("span", { class: "step-title" }),
      h("span", { class: "step-about" }),
      h("span", { class: "step-fault" }),
    );
    const more = h(
      "button",
      { type: "button", class: "icon-button", "aria-haspopup": "menu", onclick: () => openMenu(li, more) },
      icon("more"),
    );
    const handle = h("span", { class: "shelf-handle", title: t("Drag to move"), "aria-hidden": "true" }, icon("grip"));
    const li = h("li", { class: "shelf-row ordered-row" }, handle, head, more);
    update(li, r);
    return li;
  };
  /** @param {HTMLElement} li @param {Row} r */
  const update = (li, r) => {
    const before = rows.get(li);
    rows.set(li, r);
    const [, head, more] = /** @type {HTMLElement[]} */ ([...li.children]);
    const [number, shape, title, about, fault] = /** @type {HTMLElement[]} */ ([...(head?.children ?? [])]);
    if (!head || !number || !shape || !title || !about || !fault) return;
    const line = spec.line(r.p, r.at);
    number.textContent = String(r.at + 1);
    title.textContent = line.title;
    about.textContent = line.about;
    fault.textContent = line.fault;
    fault.hidden = line.fault === "";
    li.dataset["fault"] = String(line.fault !== "");
    if (shape.dataset["shape"] !== line.icon) {
      shape.dataset["shape"] = line.icon;
      shape.replaceChildren(icon(line.icon));
    }
    head.tabIndex = r.current ? 0 : -1;
    head.setAttribute("aria-expanded", String(r.open));
    if (more) {
      more.tabIndex = r.current ? 0 : -1;
      more.setAttribute("aria-label", t("More for step {n}", { n: r.at + 1 }));
    }
    if (!r.open) li.querySelector(".ordered-body")?.remove();
    else if (!before?.open || before.at !== r.at || forms.get(li)?.current() !== r.p.step) openForm(li, r);
  };
  /** @type {WeakMap<Element, Form>} */
  const forms = new WeakMap();
  /** @param {HTMLElement} li @param {Row} r */
  const openForm = (li, r) => {
    const form = spec.form(r.p, r.at);
    forms.set(li, form);
    li.querySelector(".ordered-body")?.remove();
    li.append(h("div", { class: "ordered-body" }, form.node));
  };
  /** @param {HTMLElement} li */
  const keyOf = (li) => rows.get(li)?.p.key ?? "";
  /** @param {HTMLElement} li @param {HTMLElement} anchor */
  const openMenu = (li, anchor) => {
    const r = rows.get(li);
    if (r) act.menu(r, anchor);
  };
  /** @param {HTMLElement} li */
  const of = (li) => rows.get(li);
  return { create, update, of };
}
