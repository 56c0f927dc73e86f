// A condition: rows of "value · is · value" joined by all or any, or its text for who wants it. A text that the rows
// cannot show stays text.

import {
  aboutOf,
  button,
  claim,
  draggable,
  h,
  icon,
  iconButton,
  link,
  moveItem,
  placeSentence,
  selectOf,
  t,
} from "../../lib/index.js";
import { labelOf } from "../widgets/paths.js";
import { givenOf, isAlone, rowsOfText, shownOf, textOfRows } from "./condition.js";
import { valueChip } from "./onevalue.js";
import { pickValue } from "./valuepick.js";

/** @typedef {import("./condition.js").Row} Row */
/** @typedef {import("./condition.js").Op} Op */

const operations = () =>
  /** @type {{value: Op, name: string}[]} */ ([
    { value: "is", name: t("is") },
    { value: "isnt", name: t("is not") },
    { value: "contains", name: t("contains") },
    { value: "lacks", name: t("does not contain") },
    { value: "starts", name: t("starts with") },
    { value: "ends", name: t("ends with") },
    { value: "over", name: t("is more than") },
    { value: "least", name: t("is at least") },
    { value: "under", name: t("is less than") },
    { value: "most", name: t("is at most") },
    { value: "empty", name: t("is empty") },
    { value: "filled", name: t("is not empty") },
    { value: "there", name: t("has a value") },
    { value: "missing", name: t("has no value") },
    { value: "true", name: t("is true") },
    { value: "false", name: t("is false") },
  ]);

/** A condition in words, for a line of the list. @param {string} text */
export function conditionWords(text) {
  const read = rowsOfText(text);
  if (!read || read.rows.length === 0) return text;
  const name = (/** @type {Op} */ op) => operations().find((o) => o.value === op)?.name ?? op;
  const right = (/** @type {Row} */ r) =>
    isAlone(r.op) || !r.right ? "" : "path" in r.right ? labelOf(r.right.path) : shownOf(r.right.given, r.op);
  return read.rows
    .map((r) => `${labelOf(r.left)} ${name(r.op)} ${right(r)}`.trim())
    .join(read.join === "all" ? ` ${t("and")} ` : ` ${t("or")} `);
}

/**
 * @param {import("./valuepick.js").Around} around
 * @param {{label: string, hint?: string, value: string, at: string, changed: (text: string) => void}} spec
 */
export function conditionField(around, { label, hint = "", value, at, changed }) {
  const read = rowsOfText(value);
  let text = value;
  let asText = read === null;
  let { join, rows } = read ?? { join: /** @type {"all" | "any"} */ ("all"), rows: [] };
  const list = h("ul.condition-rows", { "aria-label": label });
  const told = h("p.visually-hidden", { role: "status" });
  const body = h("div.condition-body");
  const input = h("textarea.mono", { rows: "2", spellcheck: "false", "aria-label": label });
  const { about, blame } = aboutOf(input, hint);
  around.follow(at, blame);
  input.addEventListener("input", () => {
    text = input.value;
    changed(text);
  });
  /** @param {readonly Row[]} next */
  const put = (next) => {
    rows = next;
    text = textOfRows({ join, rows });
    changed(text);
  };
  /** @param {number} i @param {Partial<Row>} patch */
  const set = (i, patch) => put(rows.map((r, n) => (n === i ? { ...r, ...patch } : r)));
  /** @param {number} i @param {Partial<Row>} patch after which the row looks otherwise @param {string} focus */
  const reset = (i, patch, focus) => {
    set(i, patch);
    draw();
    /** @type {HTMLElement | null | undefined} */ (list.children[i]?.querySelector(focus))?.focus();
  };
  /** @param {number} from @param {number} to */
  const moveRow = (from, to) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    const focused = list.children[from]?.contains(document.activeElement) ? document.activeElement : null;
    const part = focused
      ? [...(list.children[from]?.querySelectorAll("button, select, input") ?? [])].indexOf(focused)
      : 0;
    put(moveItem(rows, from, to));
    draw();
    /** @type {HTMLElement | undefined} */ (
      list.children[to]?.querySelectorAll("button, select, input")[part]
    )?.focus();
    told.textContent = placeSentence(labelOf(row.left), to, rows.length);
  };
  draggable(list, moveRow);
  list.addEventListener("keydown", (e) => {
    const step = e.altKey && { ArrowUp: -1, ArrowDown: 1 }[e.key];
    const from = [...list.children].findIndex((row) => row.contains(/** @type {Node} */ (e.target)));
    if (!step || from < 0) return;
    claim(e);
    moveRow(from, from + step);
  });
  const add = () =>
    pickValue(around, at, (path) => {
      put([...rows, { left: path, op: "is", right: { given: "" } }]);
      draw();
      list.lastElementChild?.querySelector("select")?.focus();
    });
  const draw = () => (asText ? drawText() : drawRows());
  const drawText = () => {
    input.value = text;
    const back = () => {
      const now = rowsOfText(text);
      if (!now) return blame(t("This condition can only be shown as text."));
      ({ join, rows } = now);
      asText = false;
      draw();
    };
    body.replaceChildren(input, link(t("Show as rows"), back));
  };
  /** @param {string} how */
  const rejoin = (how) => {
    join = how === "any" ? "any" : "all";
    put(rows);
  };
  const drawRows = () => {
    list.replaceChildren(...rows.map(rowNode));
    const joined = selectOf(
      [
        { value: "all", name: t("All conditions are true") },
        { value: "any", name: t("Any condition is true") },
      ],
      { "aria-label": t("Match"), class: "condition-join", value: join, onchange: () => rejoin(joined.value) },
    );
    const write = () => {
      asText = true;
      draw();
      input.focus();
    };
    body.replaceChildren(
      ...(rows.length > 1 ? [joined] : []),
      list,
      told,
      h(
        "div.condition-acts",
        button(t("Add a condition"), add, { kind: "quiet", icon: "plus" }),
        link(t("Edit as text"), write),
      ),
    );
  };
  /** @param {Row} row @param {number} i */
  const rowNode = (row, i) => {
    const value = labelOf(row.left);
    const left = valueChip(value, t("Value: {value}", { value }), () =>
      pickValue(around, at, (path) => reset(i, { left: path }, ".chip-one")),
    );
    const compare = () => {
      const next = /** @type {Op} */ (op.value);
      const { right: had, ...rest } = row;
      const right = isAlone(next) ? undefined : (rows[i]?.right ?? had ?? { given: "" });
      put(rows.map((r, n) => (n === i ? { ...rest, left: r.left, op: next, ...(right && { right }) } : r)));
      draw();
      list.children[i]?.querySelector("select")?.focus();
    };
    const op = selectOf(operations(), { "aria-label": t("Comparison"), value: row.op, onchange: compare });
    const remove = () => {
      put(rows.filter((_, n) => n !== i));
      draw();
      /** @type {HTMLElement | null} */ (body.querySelector(".condition-acts button"))?.focus();
    };
    const handle = h("span.shelf-handle", { title: t("Drag to move"), "aria-hidden": "true" }, icon("grip"));
    return h(
      rows.length > 1 ? "li.condition-row.movable" : "li.condition-row",
      { "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown" },
      ...(rows.length > 1 ? [handle] : []),
      left,
      op,
      isAlone(row.op) ? h("span") : rightNode(row, i),
      iconButton("close", t("Remove this condition"), remove),
    );
  };
  /** @param {Row} row @param {number} i */
  const rightNode = (row, i) => {
    const pick = () => pickValue(around, at, (path) => reset(i, { right: { path } }, ".condition-right button"));
    if (row.right && "path" in row.right) {
      const value = labelOf(row.right.path);
      const gone = () => reset(i, { right: { given: "" } }, ".condition-right input");
      const chip = valueChip(value, t("Compared with: {value}", { value }), pick, gone);
      return h("span.condition-right", chip, iconButton("close", t("Remove the value"), gone));
    }
    const given = h("input", {
      type: "text",
      "aria-label": t("Compared with"),
      placeholder: t("Text or number"),
      value: row.right ? shownOf(row.right.given, row.op) : "",
      oninput: () => set(i, { right: { given: givenOf(given.value, rows[i]?.op ?? "is") } }),
    });
    return h(
      "span.condition-right",
      given,
      iconButton("value", t("Compare with a value"), pick, { kind: "value-pick" }),
    );
  };
  draw();
  return h("fieldset.field.condition", h("legend", label), body, about);
}
