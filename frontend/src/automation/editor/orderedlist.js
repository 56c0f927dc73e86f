// The steps of a workflow as one list with indents, which a person puts in order: by dragging, by Alt and the arrows,
// or from the menu of a step. One step is open at a time, and of a long list one part is on the page.

import { draggable, h, keyedRows, menu, pageAt, pager, t } from "../../lib/index.js";
import { orderedRow } from "./orderedrow.js";

/** @typedef {import("./steptree.js").Row} Row */

/** @param {import("./orderedrow.js").Spec} spec */
export function orderedList(spec) {
  const list = h("ol.shelf.ordered", { "aria-label": spec.label });
  const told = h("p.visually-hidden", { role: "status" });
  const pages = pager({ what: spec.label, go: (at) => focus(at) });
  /** @type {WeakMap<Element, ReturnType<typeof orderedRow>>} */
  const nodes = new WeakMap();
  /** @type {readonly Row[]} */
  let rows = [];
  let from = 0;
  let open = "";
  let current = "";

  const draw = () => {
    const part = pageAt(rows.length, from);
    from = part.from;
    const here = rows.slice(part.from, part.to);
    if (!here.some((r) => r.key === current)) current = here.find((r) => r.kind === "step")?.key ?? "";
    keyedRows(
      list,
      here.map((row) => ({ row, open: row.key === open, current: row.key === current })),
      (r) => r.row.key,
      (r) => {
        const made = orderedRow(spec, { toggle, enter, menu: openMenu }, r);
        nodes.set(made.node, made);
        return made;
      },
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
  const placeOf = (key) => rows.findIndex((r) => r.key === key);
  /** The nearest step from a line on, in the direction given or the other. @param {number} at @param {number} way */
  const stepFrom = (at, way) => {
    const held = Math.max(0, Math.min(rows.length - 1, at));
    for (const step of [way, -way])
      for (let i = held; i >= 0 && i < rows.length; i += step) if (rows[i]?.kind === "step") return i;
    return -1;
  };
  /** Shows a step and puts the focus on it: the nearest one where there is none. @param {number} to @param {number} [way] where to look when the line is no step */
  const focus = (to, way = 1) => {
    const at = stepFrom(to, way);
    const row = rows[at];
    if (!row) return;
    current = row.key;
    from = pageAt(rows.length, at).from;
    draw();
    const node = list.children[at - from];
    if (node) nodes.get(node)?.focus();
  };
  /** @param {string} key */
  const tellPlace = (key) => {
    const row = rows[placeOf(key)];
    if (row) told.textContent = t("{name} is now step {n}.", { name: spec.line(row).title, n: row.number });
  };
  /** @param {string} key @param {"up" | "down" | "in" | "out"} way */
  const move = (key, way) => {
    if (!spec.move(key, way)) return;
    focus(placeOf(key));
    tellPlace(key);
  };
  /** @param {string} key */
  const remove = (key) => {
    const at = placeOf(key);
    spec.remove(key);
    focus(at);
  };
  /** @param {Row} row @param {HTMLElement} anchor */
  const openMenu = (row, anchor) => {
    const { key } = row;
    const first = row.place.at === 0 && row.depth === 0;
    menu(
      anchor,
      [
        ...(first ? [] : [{ label: t("Move up"), icon: "up", run: () => move(key, "up") }]),
        { label: t("Move down"), icon: "down", run: () => move(key, "down") },
        ...(row.depth > 0 ? [{ label: t("Move out of the block"), icon: "left", run: () => move(key, "out") }] : []),
        ...(row.place.at > 0 && rows[placeOf(key) - 1]?.kind === "end"
          ? [{ label: t("Move into the block above"), icon: "right", run: () => move(key, "in") }]
          : []),
        { label: t("Add a step after this one"), icon: "plus", run: () => spec.add(row, anchor) },
        { label: t("Duplicate"), icon: "copy", run: () => spec.copy(key) },
        { label: t("Delete"), icon: "trash", danger: true, run: () => remove(key) },
      ],
      t("Step {n}", { n: row.number }),
    );
  };
  /** @param {KeyboardEvent} e */
  const key = (e) => {
    const li = /** @type {Element} */ (e.target).closest(".ordered-head")?.parentElement;
    const at = li ? from + [...list.children].indexOf(li) : -1;
    const row = rows[at];
    if (!row) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
    const way = /** @type {const} */ ({ ArrowUp: "up", ArrowDown: "down", ArrowLeft: "out", ArrowRight: "in" })[e.key];
    const edge = { Home: 0, End: rows.length - 1 }[e.key];
    const folds = row.p.lanes && { ArrowLeft: false, ArrowRight: true }[e.key] === row.folded;
    if (e.altKey && way) move(row.key, way);
    else if (step) focus(at + step, step);
    else if (edge !== undefined) focus(edge, e.key === "End" ? -1 : 1);
    else if (folds) spec.fold(row.key);
    else if (e.key === "Delete") remove(row.key);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  list.addEventListener("keydown", key);
  draggable(list, (a, b) => {
    const row = rows[from + a];
    if (!row) return;
    const others = rows.filter((r) => r !== row);
    spec.drop(row.key, others[from + b]);
    focus(placeOf(row.key));
    tellPlace(row.key);
  });
  return {
    node: h("div.ordered-place", pages.node, list, told),
    /** @param {readonly Row[]} next */
    show(next) {
      rows = next;
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
