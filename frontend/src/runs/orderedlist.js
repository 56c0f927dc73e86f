// A list of steps that a person puts in order: by dragging, by Alt and the arrows, or from the menu of a step. One
// step is open at a time, and of a long list one part stands on the page.

import { h, icon, keyed } from "../lib/dom.js";
import { menu } from "../lib/layer.js";
import { say } from "../lib/words.js";
import { draggable } from "../tools/drag.js";
import { placeSentence } from "../tools/order.js";
import { pager } from "./pager.js";
import { pageAt } from "./pages.js";

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

/** @param {Spec} spec */
export function orderedList(spec) {
  const list = h("ol", { class: "shelf ordered", "aria-label": spec.label });
  const told = h("p", { class: "visually-hidden", role: "status" });
  const pages = pager({ what: spec.label, go: (at) => goTo(at) });
  /** @type {readonly Placed[]} */
  let steps = [];
  let from = 0;
  let open = "";
  let current = "";

  const draw = () => {
    const part = pageAt(steps.length, from);
    from = part.from;
    const here = steps.slice(part.from, part.to);
    if (!here.some((p) => p.key === current)) current = here[0]?.key ?? "";
    keyed(
      list,
      here.map((p, i) => ({ p, at: part.from + i, open: p.key === open, current: p.key === current })),
      (r) => r.p.key,
      create,
      update,
    );
    pages.show(part);
  };
  /** @typedef {{p: Placed, at: number, open: boolean, current: boolean}} Row */
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
        onclick: () => toggle(keyOf(li)),
        onfocus: () => enter(keyOf(li)),
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
    const handle = h(
      "span",
      { class: "shelf-handle", title: say("Drag to move"), "aria-hidden": "true" },
      icon("grip"),
    );
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
      more.setAttribute("aria-label", say("More for step {n}", { n: r.at + 1 }));
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
  /** @param {Element} li */
  const keyOf = (li) => rows.get(li)?.p.key ?? "";
  /** @param {string} key */
  const toggle = (key) => {
    open = open === key ? "" : key;
    draw();
  };
  /** @param {string} key */
  const enter = (key) => {
    if (current === key) return;
    current = key;
    draw();
  };
  /** @param {number} at */
  const goTo = (at) => {
    from = pageAt(steps.length, at).from;
    focus(Math.max(0, Math.min(steps.length - 1, at)));
  };
  /** Shows a step and puts the focus on it. @param {number} at */
  const focus = (at) => {
    const p = steps[at];
    if (!p) return;
    current = p.key;
    from = pageAt(steps.length, at).from;
    draw();
    /** @type {HTMLElement | null | undefined} */ (list.children[at - from]?.querySelector(".ordered-head"))?.focus();
  };
  /** @param {string} key @param {number} to */
  const moveTo = (key, to) => {
    const at = steps.findIndex((p) => p.key === key);
    const p = steps[at];
    if (!p || to < 0 || to >= steps.length || to === at) return;
    const title = spec.line(p, at).title;
    spec.move(key, to);
    focus(to);
    told.textContent = placeSentence(title, to, steps.length);
  };
  /** @param {string} key */
  const remove = (key) => {
    const at = steps.findIndex((p) => p.key === key);
    spec.remove(key);
    focus(Math.min(at, steps.length - 1));
  };
  /** @param {HTMLElement} li @param {HTMLElement} anchor */
  const openMenu = (li, anchor) => {
    const r = rows.get(li);
    if (!r) return;
    const { key } = r.p;
    menu(
      anchor,
      [
        ...(r.at > 0 ? [{ label: say("Move up"), icon: "up", run: () => moveTo(key, r.at - 1) }] : []),
        ...(r.at < steps.length - 1
          ? [{ label: say("Move down"), icon: "down", run: () => moveTo(key, r.at + 1) }]
          : []),
        { label: say("Add a step after it"), icon: "plus", run: () => spec.addAfter(key, anchor) },
        { label: say("Copy it"), icon: "copy", run: () => spec.copy(key) },
        { label: say("Remove it"), icon: "trash", danger: true, run: () => remove(key) },
      ],
      say("Step {n}", { n: r.at + 1 }),
    );
  };
  list.addEventListener("keydown", (e) => {
    const li = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (e.target).closest(".ordered-head")?.parentElement ?? null
    );
    const r = li && rows.get(li);
    if (!r) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
    const edge = { Home: 0, End: steps.length - 1 }[e.key];
    if (step && e.altKey) moveTo(r.p.key, r.at + step);
    else if (step) focus(Math.max(0, Math.min(steps.length - 1, r.at + step)));
    else if (edge !== undefined) focus(edge);
    else if (e.key === "Delete") remove(r.p.key);
    else return;
    e.preventDefault();
    e.stopPropagation();
  });
  draggable(list, (a, b) => moveTo(keyOf(/** @type {Element} */ (list.children[a])), from + b));
  return {
    node: h("div", { class: "ordered-place" }, pages.node, list, told),
    /** @param {readonly Placed[]} next */
    show(next) {
      steps = next;
      draw();
    },
    /** Opens a step and puts the focus on it. @param {string} key */
    open(key) {
      const at = steps.findIndex((p) => p.key === key);
      from = pageAt(steps.length, at).from;
      open = key;
      focus(at);
      list.children[at - from]?.scrollIntoView?.({ block: "nearest" });
    },
    focus,
  };
}
