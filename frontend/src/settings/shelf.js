// A list of things that a person keeps (moods, fields, phrases, personas): switch, order, edit, add, delete.

import { call, listen } from "../ipc/index.js";
import { h, icon, keyed } from "../lib/dom.js";
import { confirm } from "../lib/layer.js";
import { sentence, verdict } from "./field.js";
import { shelfRow } from "./shelfrow.js";

/** @typedef {Record<string, any>} Row */

/**
 * @typedef {object} Shelf
 * @property {string} ops the operations' noun, such as "moods"
 * @property {string} what the noun of the push that tells of changes
 * @property {string} one what one of them is called, such as "mood"
 * @property {(row: Row) => string} name
 * @property {(row: Row) => string} about
 * @property {boolean} [switched] rows have "enabled"
 * @property {boolean} [ordered] rows have "sort_order"
 * @property {{label: string, placeholder: string}} first the one thing that a new row cannot do without
 * @property {(first: string) => Row} create the new row
 * @property {(row: Row, save: (patch: Row) => Promise<unknown>) => Node[]} form fields that save themselves
 * @property {(row: Row) => string} [mark] a word that sets a row apart, or nothing
 */

/**
 * @param {Shelf} shelf
 * @returns {{node: HTMLElement, close: () => void, draw: () => void}}
 */
export function shelfList(shelf) {
  /** @type {Row[]} */
  let rows = [];
  const said = verdict();
  const list = h("ul", { class: "shelf" });
  const none = h("p", { class: "muted", hidden: true }, `There is no ${shelf.one} yet.`);

  const load = async () => {
    try {
      rows = /** @type {Row[]} */ ((await call(`${shelf.ops}.list`)) ?? []);
      if (shelf.ordered) rows.sort((a, b) => a["sort_order"] - b["sort_order"]);
      draw();
    } catch (err) {
      said.say(sentence(err), "error");
    }
  };
  /** @param {Row} row @param {Row} patch */
  const save = async (row, patch) => {
    Object.assign(row, await call(`${shelf.ops}.update`, { ...patch, id: row["id"] }));
    draw();
  };
  /** @param {Row} row @param {number} by */
  const move = async (row, by) => {
    const at = rows.indexOf(row);
    const to = at + by;
    if (to < 0 || to >= rows.length) return;
    rows.splice(to, 0, ...rows.splice(at, 1));
    draw();
    await said.watch(() =>
      Promise.all(rows.map((r, i) => (r["sort_order"] === i + 1 ? null : save(r, { sort_order: i + 1 })))),
    );
  };
  /** @param {Row} row */
  const remove = async (row) => {
    const sure = await confirm({
      title: `Delete “${shelf.name(row)}”?`,
      text: "This cannot be undone.",
      action: "Delete",
      danger: true,
    });
    if (sure && (await said.watch(() => call(`${shelf.ops}.delete`, { id: row["id"] })))) await load();
  };
  const draw = () => {
    none.hidden = rows.length > 0;
    keyed(
      list,
      rows.map((row, i) => ({ row, i, last: i === rows.length - 1 })),
      (r) => String(r.row["id"]),
      (r) => shelfRow(shelf, r, { save, move, remove }),
      (node, r) => shelfRow.update(node, r),
    );
  };
  const adder = addForm(shelf, async (first) => {
    await call(`${shelf.ops}.create`, {
      ...shelf.create(first),
      ...(shelf.ordered && { sort_order: rows.length + 1 }),
    });
    await load();
    const details = list.lastElementChild?.querySelector("details");
    if (details) details.open = true;
  });
  const close = listen((push) => {
    if (push.type === "reset" || (push.type === "changed" && push.what === shelf.what)) void load();
  });
  void load();
  return { node: h("div", { class: "shelf-list" }, list, none, adder, said.node), close, draw };
}

/**
 * @param {Shelf} shelf
 * @param {(first: string) => Promise<void>} create
 */
function addForm(shelf, create) {
  const said = verdict();
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "text",
      "aria-label": shelf.first.label,
      placeholder: shelf.first.placeholder,
      autocomplete: "off",
    })
  );
  const submit = async (/** @type {Event} */ e) => {
    e.preventDefault();
    const text = input.value.trim();
    if (!text) return input.focus();
    if (await said.watch(() => create(text))) input.value = "";
  };
  return h(
    "form",
    { class: "shelf-add", onsubmit: submit },
    input,
    h(
      "button",
      { type: "submit", class: "button" },
      icon("plus"),
      h("span", null, `Add ${/^[aeiou]/.test(shelf.one) ? "an" : "a"} ${shelf.one}`),
    ),
    said.node,
  );
}
