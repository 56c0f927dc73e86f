// A list of steps that a person puts in order: by dragging, by Alt and the arrows, or from the menu of a step. One
// step is open at a time, and of a long list one part is on the page.

import { h, keyed } from "../../lib/dom.js";
import { draggable } from "../../lib/drag.js";
import { t } from "../../lib/i18n.js";
import { menu } from "../../lib/menu.js";
import { placeSentence } from "../../lib/order.js";
import { pager } from "../../lib/pager.js";
import { pageAt } from "../../lib/pages.js";
import { orderedRow } from "./orderedrow.js";

/** @typedef {import("./orderedrow.js").Placed} Placed */

/** @param {import("./orderedrow.js").Spec} spec */
export function orderedList(spec) {
  const list = h("ol", { class: "shelf ordered", "aria-label": spec.label });
  const told = h("p", { class: "visually-hidden", role: "status" });
  const pages = pager({ what: spec.label, go: (at) => focus(at) });
  /** @type {WeakMap<Element, ReturnType<typeof orderedRow>>} */
  const rows = new WeakMap();
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
      (r) => {
        const row = orderedRow(spec, { toggle, enter, menu: openMenu }, r);
        rows.set(row.node, row);
        return row.node;
      },
      (node, r) => rows.get(node)?.show(r),
    );
    pages.show(part);
  };
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
  /** @param {string} key */
  const placeOf = (key) => steps.findIndex((p) => p.key === key);
  /** Shows a step and puts the focus on it: the nearest one where there is none. @param {number} to */
  const focus = (to) => {
    const at = Math.max(0, Math.min(steps.length - 1, to));
    const p = steps[at];
    if (!p) return;
    current = p.key;
    from = pageAt(steps.length, at).from;
    draw();
    const row = list.children[at - from];
    if (row) rows.get(row)?.focus();
  };
  /** @param {string} key @param {number} to */
  const moveTo = (key, to) => {
    const at = placeOf(key);
    const p = steps[at];
    if (!p || to < 0 || to >= steps.length || to === at) return;
    const title = spec.line(p, at).title;
    spec.move(key, to);
    focus(to);
    told.textContent = placeSentence(title, to, steps.length);
  };
  /** @param {string} key */
  const remove = (key) => {
    const at = placeOf(key);
    spec.remove(key);
    focus(at);
  };
  /** @param {string} key @param {number} at @param {HTMLElement} anchor */
  const openMenu = (key, at, anchor) => {
    const up = { label: t("Move up"), icon: "up", run: () => moveTo(key, at - 1) };
    const down = { label: t("Move down"), icon: "down", run: () => moveTo(key, at + 1) };
    menu(
      anchor,
      [
        ...(at > 0 ? [up] : []),
        ...(at < steps.length - 1 ? [down] : []),
        { label: t("Add a step after it"), icon: "plus", run: () => spec.addAfter(key, anchor) },
        { label: t("Copy it"), icon: "copy", run: () => spec.copy(key) },
        { label: t("Remove it"), icon: "trash", danger: true, run: () => remove(key) },
      ],
      t("Step {n}", { n: at + 1 }),
    );
  };
  list.addEventListener("keydown", (e) => {
    const li = /** @type {Element} */ (e.target).closest(".ordered-head")?.parentElement;
    const at = li ? from + [...list.children].indexOf(li) : -1;
    const key = steps[at]?.key;
    if (key === undefined) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
    const edge = { Home: 0, End: steps.length - 1 }[e.key];
    if (step && e.altKey) moveTo(key, at + step);
    else if (step) focus(at + step);
    else if (edge !== undefined) focus(edge);
    else if (e.key === "Delete") remove(key);
    else return;
    e.preventDefault();
    e.stopPropagation();
  });
  draggable(list, (a, b) => moveTo(steps[from + a]?.key ?? "", from + b));
  return {
    node: h("div", { class: "ordered-place" }, pages.node, list, told),
    /** @param {readonly Placed[]} next */
    show(next) {
      steps = next;
      draw();
    },
    /** Opens a step and puts the focus on it. @param {string} key */
    open(key) {
      open = key;
      focus(placeOf(key));
      list.children[placeOf(key) - from]?.scrollIntoView?.({ block: "nearest" });
    },
    focus,
  };
}
