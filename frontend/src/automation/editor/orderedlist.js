// A list of steps that a person puts in order: by dragging, by Alt and the arrows, or from the menu of a step. One
// step is open at a time, and of a long list one part stands on the page.

import { h, keyed } from "../../lib/dom.js";
import { draggable } from "../../lib/drag.js";
import { t } from "../../lib/i18n.js";
import { menu } from "../../lib/menu.js";
import { placeSentence } from "../../lib/order.js";
import { pager } from "../../lib/pager.js";
import { pageAt } from "../../lib/pages.js";
import { orderedRows } from "./orderedrow.js";

/** @typedef {import("./orderedrow.js").Placed} Placed */

/** @param {import("./orderedrow.js").Spec} spec */
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
      rows.create,
      rows.update,
    );
    pages.show(part);
  };
  const rows = orderedRows(spec, {
    toggle: (key) => toggle(key),
    enter: (key) => enter(key),
    menu: (r, anchor) => openMenu(r, anchor),
  });
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
  /** @param {import("./orderedrow.js").Row} r @param {HTMLElement} anchor */
  const openMenu = (r, anchor) => {
    const { key } = r.p;
    menu(
      anchor,
      [
        ...(r.at > 0 ? [{ label: t("Move up"), icon: "up", run: () => moveTo(key, r.at - 1) }] : []),
        ...(r.at < steps.length - 1 ? [{ label: t("Move down"), icon: "down", run: () => moveTo(key, r.at + 1) }] : []),
        { label: t("Add a step after it"), icon: "plus", run: () => spec.addAfter(key, anchor) },
        { label: t("Copy it"), icon: "copy", run: () => spec.copy(key) },
        { label: t("Remove it"), icon: "trash", danger: true, run: () => remove(key) },
      ],
      t("Step {n}", { n: r.at + 1 }),
    );
  };
  list.addEventListener("keydown", (e) => {
    const li = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (e.target).closest(".ordered-head")?.parentElement ?? null
    );
    const r = li && rows.of(li);
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
      const at = steps.findIndex((p) => p.key === key);
      from = pageAt(steps.length, at).from;
      open = key;
      focus(at);
      list.children[at - from]?.scrollIntoView?.({ block: "nearest" });
    },
    focus,
  };
}
