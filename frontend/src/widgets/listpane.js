// The list at the left of a part: its rows, one stop of the Tab key among them, and what is there while there
// is none, while it is read, and when it cannot be.

import { sentence } from "../ipc/index.js";
import { button, cell, derived, effect, h, icon, keyedRows, muted, sameFields, t } from "../lib/index.js";
import { walkByKey } from "../lib/roving.js";

/** @typedef {{id: string, title: string, about: string, icon?: string, mark?: string, kind?: string, when?: string, open?: boolean, within?: boolean}} Line open: whether a row that stands for others shows them; within: it is one of those */

/** @typedef {{line: Line, current: boolean, chosen: boolean}} Shown */

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
  const list = h("ul.run-list", { "aria-label": spec.label });
  const word = h("div.run-list-word", { role: "status" });
  const node = h("div.run-list-place", list, word);
  /** @type {readonly Line[]} */
  let lines = [];
  let chosen = "";
  let current = "";

  const draw = () => {
    if (!lines.some((l) => l.id === current))
      current = lines.some((l) => l.id === chosen) ? chosen : (lines[0]?.id ?? "");
    keyedRows(
      list,
      lines.map((line) => ({ line, current: line.id === current, chosen: line.id === chosen })),
      (r) => r.line.id,
      create,
    );
  };
  /** @param {Shown} r */
  const create = (r) => {
    const { id } = r.line;
    const shape = h("span.run-row-shape");
    const title = h("span.run-row-title", { dir: "auto" }); // a long one loses its end, whichever side that is on
    const when = h("span.run-row-when");
    const about = h("span.run-row-about");
    const way = { type: "button", class: "run-row", onclick: () => spec.choose(id), onfocus: () => enter(id) };
    const row = h("button", way, shape, title, when, about);
    const li = h("li", row);
    const shown = cell(r);
    effect([shown], ({ current: here, chosen: open }) => {
      row.tabIndex = here ? 0 : -1;
      if (open) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    });
    // A press focuses the row, which is shown again. WebKit makes no click of a press whose words were replaced meanwhile.
    effect([derived([shown], (now) => now.line, sameFields)], (line) => {
      row.dataset["kind"] = line.kind ?? "";
      li.classList.toggle("run-row-within", line.within === true);
      if (line.open === undefined) row.removeAttribute("aria-expanded");
      else row.setAttribute("aria-expanded", String(line.open));
      if (shape.dataset["shape"] !== (line.icon ?? "")) {
        shape.dataset["shape"] = line.icon ?? "";
        shape.replaceChildren(...(line.icon ? [icon(line.icon)] : []));
      }
      title.textContent = line.title;
      when.textContent = line.when ?? "";
      about.replaceChildren(line.mark ? h("strong", line.mark) : "", line.about);
    });
    return { node: li, show: shown.set };
  };
  /** @param {string} id */
  const enter = (id) => {
    if (current === id) return;
    current = id;
    draw();
  };
  walkByKey(list, ".run-row");
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
      if (lines.length === 0) word.replaceChildren(h("p.progress", t("Loading…")));
    },
    /** @param {unknown} e @param {() => void} again */
    failed(e, again) {
      word.replaceChildren(h("p.error", sentence(e)), button(t("Retry"), again));
    },
    focus: () => /** @type {HTMLElement | null} */ (list.querySelector('.run-row[tabindex="0"]'))?.focus(),
  };
}
