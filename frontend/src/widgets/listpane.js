// The list at the left of a part: its rows, one stop of the Tab key among them, and what stands there while there
// is none, while it is read, and when it cannot be.

import { sentence } from "../ipc/index.js";
import { h, icon, keyed } from "../lib/dom.js";
import { button, muted } from "../lib/field.js";
import { t } from "../lib/i18n.js";

/** @typedef {{id: string, title: string, about: string, icon?: string, mark?: string, kind?: string, when?: string}} Line */

/**
 * @template T
 * @typedef {object} Spec
 * @property {string} label what the list is called
 * @property {(T: T) => Line} line
 * @property {() => {text: string, action?: {label: string, run: () => void}}} none what an empty list says
 * @property {(id: string) => void} choose
 */

/**
 * @template T
 * @param {Spec<T>} spec
 */
export function listPane(spec) {
  const list = h("ul", { class: "run-list", "aria-label": spec.label });
  const word = h("div", { class: "run-list-word", role: "status" });
  const node = h("div", { class: "run-list-place" }, list, word);
  /** @type {readonly Line[]} */
  let lines = [];
  let chosen = "";
  let current = "";

  const draw = () => {
    if (!lines.some((l) => l.id === current))
      current = lines.some((l) => l.id === chosen) ? chosen : (lines[0]?.id ?? "");
    keyed(
      list,
      lines.map((line) => ({ line, current: line.id === current, chosen: line.id === chosen })),
      (r) => r.line.id,
      create,
      update,
    );
  };
  /** @param {{line: Line, current: boolean, chosen: boolean}} r */
  const create = (r) => {
    const row = h(
      "button",
      { type: "button", class: "run-row", onclick: () => spec.choose(r.line.id), onfocus: () => enter(r.line.id) },
      h("span", { class: "run-row-shape" }),
      h("span", { class: "run-row-title" }),
      h("span", { class: "run-row-when" }),
      h("span", { class: "run-row-about" }),
    );
    const li = h("li", null, row);
    update(li, r);
    return li;
  };
  /** @param {HTMLElement} li @param {{line: Line, current: boolean, chosen: boolean}} r */
  const update = (li, { line, current: here, chosen: shown }) => {
    const row = /** @type {HTMLElement} */ (li.firstElementChild);
    const [shape, title, when, about] = /** @type {HTMLElement[]} */ ([...row.children]);
    row.tabIndex = here ? 0 : -1;
    if (shown) row.setAttribute("aria-current", "true");
    else row.removeAttribute("aria-current");
    row.dataset["kind"] = line.kind ?? "";
    if (shape && shape.dataset["shape"] !== (line.icon ?? "")) {
      shape.dataset["shape"] = line.icon ?? "";
      shape.replaceChildren(...(line.icon ? [icon(line.icon)] : []));
    }
    if (title) title.textContent = line.title;
    if (when) when.textContent = line.when ?? "";
    if (about) about.replaceChildren(line.mark ? h("strong", null, line.mark) : "", line.about);
  };
  /** @param {string} id */
  const enter = (id) => {
    if (current === id) return;
    current = id;
    draw();
  };
  list.addEventListener("keydown", (e) => {
    const rows = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".run-row")]);
    const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[e.key];
    if (at < 0 || to === undefined || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    e.stopPropagation();
    rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus();
  });
  return {
    node,
    /** @param {readonly T[]} items */
    show(items) {
      lines = items.map(spec.line);
      draw();
      const none = spec.none();
      word.replaceChildren(
        ...(lines.length > 0 ? [] : [muted(none.text), none.action ? button(none.action.label, none.action.run) : ""]),
      );
    },
    /** The row that the other side shows. @param {string} id */
    mark(id) {
      chosen = id;
      if (id && !list.contains(document.activeElement)) current = id;
      draw();
    },
    reading() {
      if (lines.length === 0) word.replaceChildren(h("p", { class: "progress" }, t("Reading.")));
    },
    /** @param {unknown} e @param {() => void} again */
    failed(e, again) {
      word.replaceChildren(h("p", { class: "error" }, sentence(e)), button(t("Try again"), again));
    },
    focus: () => /** @type {HTMLElement | null} */ (list.querySelector('.run-row[tabindex="0"]'))?.focus(),
  };
}
