// One row of a shelf: a switch, a line that opens to its form, and two buttons that move it.

import { h, icon } from "../lib/dom.js";
import { button, verdict } from "./field.js";

/** @typedef {import("./shelf.js").Row} Row */
/** @typedef {import("./shelf.js").Shelf} Shelf */
/** @typedef {{row: Row, i: number, last: boolean}} Placed */

/** @type {WeakMap<Element, (placed: Placed) => void>} */
const updates = new WeakMap();

/**
 * @param {Shelf} shelf
 * @param {Placed} placed
 * @param {{save: (row: Row, patch: Row) => Promise<unknown>, move: (row: Row, by: number) => Promise<void>, remove: (row: Row) => Promise<void>}} acts
 */
export function shelfRow(shelf, placed, acts) {
  let { row } = placed;
  const said = verdict();
  const name = h("span", { class: "shelf-name" });
  const about = h("span", { class: "shelf-about" });
  const badge = h("span", { class: "badge plain" });
  const body = h("div", { class: "fold-body" });
  const details = /** @type {HTMLDetailsElement} */ (
    h("details", { class: "fold" }, h("summary", null, name, badge, about), body)
  );
  const on = /** @type {HTMLInputElement | null} */ (
    shelf.switched ? h("input", { type: "checkbox", role: "switch", class: "switch" }) : null
  );
  on?.addEventListener("change", async () => {
    if (!(await said.watch(() => acts.save(row, { enabled: on.checked })))) on.checked = !on.checked;
  });
  const up = mover("up", () => acts.move(row, -1));
  const down = mover("down", () => acts.move(row, 1));
  details.addEventListener("toggle", () => {
    if (!details.open || body.childElementCount > 0) return;
    body.append(
      ...shelf.form(row, (patch) => acts.save(row, patch)),
      h(
        "div",
        { class: "actions" },
        button("Delete", () => void acts.remove(row), { kind: "quiet danger" }),
      ),
    );
  });
  const node = h(
    "li",
    { class: "shelf-row" },
    on,
    details,
    h("span", { class: "shelf-side" }, said.node, ...(shelf.ordered ? [up, down] : [])),
  );
  /** @param {Placed} next */
  const show = (next) => {
    row = next.row;
    name.textContent = shelf.name(row);
    about.textContent = shelf.about(row);
    badge.textContent = shelf.mark?.(row) ?? "";
    badge.hidden = badge.textContent === "";
    if (on) {
      on.checked = row["enabled"] === true;
      on.setAttribute("aria-label", `${shelf.name(row)} on`);
      node.dataset["on"] = String(on.checked);
    }
    up.disabled = next.i === 0;
    down.disabled = next.last;
    for (const [b, way] of /** @type {const} */ ([
      [up, "up"],
      [down, "down"],
    ]))
      b.setAttribute("aria-label", `Move ${shelf.name(row)} ${way}`);
  };
  updates.set(node, show);
  show(placed);
  return node;
}

/** @param {Element} node @param {Placed} placed */
shelfRow.update = (node, placed) => updates.get(node)?.(placed);

/** @param {"up" | "down"} way @param {() => void} act */
const mover = (way, act) =>
  /** @type {HTMLButtonElement} */ (
    h("button", { type: "button", class: "icon-button", title: `Move ${way}`, onclick: act }, icon(way))
  );
