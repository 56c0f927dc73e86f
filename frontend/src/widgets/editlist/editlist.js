// A list of things that a person keeps (moods, fields, phrases, personas): switch, order, edit, add, delete.

import { callNamed, whenChanged } from "../../ipc/index.js";
import {
  button,
  clip,
  confirm,
  confirmLoss,
  draggable,
  h,
  keyedRows,
  moveItem,
  newest,
  placeSentence,
  sentence,
  spell,
  t,
  toast,
  verdict,
} from "../../lib/index.js";
import { addForm } from "./addform.js";
import { editRow } from "./row.js";

/** @typedef {import("./row.js").Row} Row */
/** @typedef {import("./row.js").EditListSpec} EditListSpec */

/**
 * @param {EditListSpec} spec
 * @returns {{node: HTMLElement, close: () => void, draw: () => void}}
 */
export function editList(spec) {
  /** @type {Row[]} */
  let rows = [];
  const reading = newest();
  /** The row that the Tab key reaches. @type {unknown} */
  let current = null;
  /** @param {string} verb @param {Row} [args] */
  const ask = (verb, args = {}) =>
    spec.ask ? spec.ask(verb, args) : callNamed(`${spec.ops}.${verb}`, { ...args, ...spec.of });
  const named = (/** @type {Row} */ row) => ({ [spec.key ?? "id"]: row["id"] });
  const said = verdict();
  const told = h("p.visually-hidden", { role: "status" });
  const list = h("ul.shelf", { "aria-label": spec.title });
  const none = h("p.muted", { hidden: true }, spec.none);

  const load = () =>
    reading.ask(
      () => ask("list"),
      (all) => {
        rows = /** @type {Row[]} */ (all ?? []);
        draw();
      },
      (err) => said.tell(sentence(err), "error"),
    );
  /** @param {Row} row @param {Row} patch */
  const save = async (row, patch) => {
    const fresh = /** @type {Row} */ (await ask("update", { ...patch, ...named(row) }));
    rows = rows.map((r) => (r["id"] === fresh["id"] ? fresh : r));
    draw();
  };
  /** @param {Row} row @param {number} to */
  const moveTo = async (row, to) => {
    const before = rows;
    const from = rows.findIndex((r) => r["id"] === row["id"]);
    const next = moveItem(rows, from, to);
    const at = next.findIndex((r) => r["id"] === row["id"]);
    if (next.every((r, i) => r === rows[i])) return;
    show(next);
    told.textContent = placeSentence(spec.name(row), at, next.length);
    const ids = next.map((r) => r["id"]);
    if (!(await said.watch(() => ask("order", { ids })))) show(before);
  };
  /** @param {Row[]} next */
  const show = (next) => {
    const held = /** @type {HTMLElement | null} */ (
      list.contains(document.activeElement) ? document.activeElement : null
    );
    rows = next;
    draw();
    // A node that is moved loses the focus.
    held?.focus();
  };
  /** @param {Row} row */
  const remove = async (row) => {
    const at = rows.findIndex((r) => r["id"] === row["id"]);
    const sure =
      spec.undo || (await confirmLoss(t("Delete “{name}”?", { name: spec.name(row) }), t("Deleting can't be undone.")));
    if (!sure || !(await said.watch(() => ask("delete", named(row))))) return;
    await load();
    focusRow(Math.min(at, rows.length - 1));
    if (spec.undo)
      toast(t("“{name}” was deleted.", { name: clip(spec.name(row)) }), {
        action: { label: t("Undo"), run: () => void back(row) },
      });
  };
  /** @param {Row} row */
  const back = async (row) => {
    if (await said.watch(() => ask("create", row))) await load();
  };
  const restore = async () => {
    if (!spec.restore) return;
    const { ask: title, text } = spec.restore;
    if (!(await confirm({ title, text, action: t("Restore") }))) return;
    if (await said.watch(() => ask("restore"))) await load();
  };
  /** @param {number} at */
  const focusRow = (at) => {
    const node = list.children[at];
    if (!node) return adder.querySelector("input")?.focus();
    current = rows[at]?.["id"];
    draw();
    /** @type {HTMLElement | null} */ (node.querySelector("summary"))?.focus();
  };
  const draw = () => {
    none.hidden = rows.length > 0;
    if (!rows.some((r) => r["id"] === current)) current = rows[0]?.["id"] ?? null;
    keyedRows(
      list,
      rows.map((row, i) => ({ row, i, of: rows.length, current: row["id"] === current })),
      (r) => String(r.row["id"]),
      (r) =>
        editRow(spec, r, {
          save,
          remove,
          moveTo,
          focusRow,
          enter: (id) => {
            if (current === id) return;
            current = id;
            draw();
          },
        }),
    );
    spec.seen?.(rows);
  };
  /** @param {Row} row */
  const create = async (row) => {
    const made = /** @type {Row} */ (await ask("create", row));
    await load();
    const at = rows.findIndex((r) => r["id"] === made["id"]);
    const details = list.children[at]?.querySelector("details");
    if (details) details.open = true;
    list.children[at]?.scrollIntoView({ block: "nearest" });
  };
  const plain = addForm(spec.first, async (first) =>
    create({ ...spec.create(first), ...(spec.ordered && { sort_order: rows.length + 1 }) }),
  );
  const adder = spec.adder?.(plain, create) ?? plain.node;
  const close = whenChanged(spec.what, load);
  if (spec.ordered) draggable(list, (from, to) => void moveTo(/** @type {Row} */ (rows[from]), to));
  void load();
  return {
    node: h(
      "div.shelf-list",
      spec.ordered &&
        h(
          "p.shelf-hint.muted",
          t("Drag a row to move it, or press {up} and {down} on the row.", {
            up: spell("alt+ArrowUp").join(" "),
            down: spell("alt+ArrowDown").join(" "),
          }),
        ),
      list,
      none,
      adder,
      h(
        "div.shelf-foot",
        spec.restore && button(spec.restore.label, () => void restore(), { kind: "quiet" }),
        said.node,
      ),
      told,
    ),
    close,
    draw,
  };
}
