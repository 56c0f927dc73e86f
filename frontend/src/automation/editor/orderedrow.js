// A line of a list of steps: a step with its handle, a button that opens its form, and its menu; the heading of a lane
// of a block; or the end of a lane, where a step is added.

import { button, h, icon, iconButton, t } from "../../lib/index.js";

/** @typedef {import("./steptree.js").Row} Row */
/** @typedef {{title: string, name: string, about: string, icon: string, fault: {line: string, fields: readonly {at: string, text: string}[]}}} Line */

/** @typedef {{node: Node, current: () => unknown, blame?: (faults: readonly {at: string, text: string}[]) => void}} Form current: the step as the form has it; blame: says what is wrong at its fields */

/**
 * @typedef {object} Spec
 * @property {string} label
 * @property {(row: Row) => Line} line
 * @property {(row: Row) => string} lane the heading of a lane
 * @property {(row: Row) => Form} form built when the step opens, and again when the step changes otherwise than by its form
 * @property {(key: string, way: "up" | "down" | "in" | "out") => boolean} move whether there was a place to go
 * @property {(key: string, before: Row | undefined) => void} drop
 * @property {(key: string) => void} remove
 * @property {(key: string) => void} copy
 * @property {(row: Row, anchor: HTMLElement) => void} add adds a step behind the one of a line, or at the end of its lane
 * @property {(key: string) => void} fold closes a block, or opens it
 * @property {(row: Row) => void} [removeLane]
 * @property {(row: Row) => boolean} lanesCanGo
 */
/** @typedef {{row: Row, open: boolean, current: boolean}} Shown */
/** @typedef {{toggle: (key: string) => void, enter: (key: string) => void, menu: (row: Row, anchor: HTMLElement) => void}} Act */

/** @param {Spec} spec @param {Act} act @param {Shown} first */
export const orderedRow = (spec, act, first) =>
  first.row.kind === "step" ? stepRow(spec, act, first) : laneRow(spec, first);

/** @param {Spec} spec @param {Shown} first */
function laneRow(spec, first) {
  let { row } = first;
  const isEnd = row.kind === "end";
  const heading = h("span.lane-title");
  const adder = button(t("Add a step"), () => spec.add(row, adder), {
    kind: "quiet",
    icon: "plus",
    "aria-haspopup": "menu",
  });
  const remove = iconButton("close", "", () => spec.removeLane?.(row), { title: null });
  const node = h("li", { class: `lane-row ${row.kind}`, "aria-level": "1" }, ...(isEnd ? [adder] : [heading, remove]));
  /** @param {Shown} next */
  const show = (next) => {
    row = next.row;
    indent(node, row);
    const name = spec.lane(row);
    heading.textContent = name;
    adder.setAttribute("aria-label", name ? t("Add a step to “{lane}”", { lane: name }) : t("Add a step"));
    remove.setAttribute("aria-label", t("Remove “{lane}”", { lane: name }));
    remove.hidden = !spec.lanesCanGo(row);
  };
  show(first);
  return { node, show, focus: () => (isEnd ? adder : remove).focus() };
}

/** @param {HTMLElement} node @param {Row} row */
function indent(node, row) {
  node.style.setProperty("--depth", String(row.depth));
  node.setAttribute("aria-level", String(row.depth + 1));
}

/** @param {Spec} spec @param {Act} act @param {Shown} first */
function stepRow(spec, act, first) {
  let { row } = first;
  /** The form while the step is open, and the number that it was built for. @type {{form: Form, node: HTMLElement, number: string} | null} */
  let opened = null;
  const number = h("span.step-number");
  const shape = h("span.step-shape");
  const title = h("span.step-title");
  const name = h("span.step-id");
  const about = h("span.step-about");
  const fault = h("span.step-fault");
  const head = h(
    "button.ordered-head",
    {
      "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Delete",
      onclick: () => act.toggle(row.key),
      onfocus: () => act.enter(row.key),
    },
    number,
    shape,
    title,
    h("span.step-facts", name, about),
    fault,
  );
  const more = iconButton("more", "", () => act.menu(row, more), { title: null, "aria-haspopup": "menu" });
  const fold = iconButton("down", "", () => spec.fold(row.key), { title: null, kind: "step-fold" });
  const handle = h("span.shelf-handle", { title: t("Drag to move"), "aria-hidden": "true" }, icon("grip"));
  const node = h("li.shelf-row.ordered-row", handle, head, h("span.row-acts", fold, more));
  /** @param {Shown} next */
  const show = (next) => {
    row = next.row;
    indent(node, row);
    const line = spec.line(row);
    number.textContent = row.number;
    title.textContent = line.title;
    name.textContent = line.name;
    about.textContent = line.about;
    fault.textContent = line.fault.line;
    fault.hidden = line.fault.line === "";
    node.dataset["fault"] = String(line.fault.line !== "");
    if (shape.dataset["shape"] !== line.icon) {
      shape.dataset["shape"] = line.icon;
      shape.replaceChildren(icon(line.icon));
    }
    head.tabIndex = more.tabIndex = fold.tabIndex = next.current ? 0 : -1;
    head.setAttribute("aria-expanded", String(next.open));
    more.setAttribute("aria-label", t("More for step {n}", { n: row.number }));
    fold.hidden = !row.p.lanes;
    fold.setAttribute("aria-expanded", String(!row.folded));
    fold.setAttribute("aria-label", t("Steps in step {n}", { n: row.number }));
    showForm(next.open);
    opened?.form.blame?.(line.fault.fields);
  };
  const showForm = (/** @type {boolean} */ open) => {
    if (open && opened?.number === row.number && opened.form.current() === row.p.step) return;
    opened?.node.remove();
    opened = null;
    if (!open) return;
    const form = spec.form(row);
    opened = { form, node: h("div.ordered-body", form.node), number: row.number };
    node.append(opened.node);
  };
  show(first);
  return { node, show, focus: () => head.focus() };
}
