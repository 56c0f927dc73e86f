// One row of the list.

import { fullDate, h, iconButton, menu, on, t } from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { menuOf } from "./acts.js";
import { splitMatch } from "./entries.js";
import { facePlace, showFaces } from "./faces.js";
import { rename } from "./rename.js";
import { selection, withRange, withToggled } from "./select.js";

/** @typedef {import("./entries.js").Entry} Entry */

/** What each row shows now, for what is done with it. @type {WeakMap<Element, Entry>} */
const shown = new WeakMap();

/** @param {Element | null | undefined} inside @returns {HTMLElement | null} */
export const rowAt = (inside) => inside?.closest(".sections li") ?? null;

/** @param {Element | null} row */
const entryAt = (row) => (row ? shown.get(row) : undefined);

/** Between two parts of a row: WebKit joins their words without a space, and so does a screen reader. */
const pause = () => h("span.visually-hidden", ", ");

/** @param {Entry} e @param {(id: string) => void} open */
export function createRow(e, open) {
  const button = h(
    "button.conversation",
    { tabindex: "-1" },
    facePlace(e.faces),
    h(
      "span.row-words",
      h("span.line", h("span.title", { dir: "auto" }), pause(), h("time")),
      pause(),
      h("span.line.second", h("span.preview", { dir: "auto" }), strokes()),
      pause(),
      h("span.visually-hidden.state"),
    ),
  );
  const more = iconButton("more", "", () => openMenu(row), {
    kind: "more",
    tabindex: "-1",
    "aria-haspopup": "menu",
    title: t("More"),
  });
  const row = h("li", { dataset: { id: e.id } }, button, more);
  on(button, "click", (/** @type {MouseEvent} */ click) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return select(row, click.shiftKey);
    selection.update((s) => (s.ids.size > 0 ? { ids: new Set(), anchor: e.id } : { ids: s.ids, anchor: e.id }));
    // What is in the trash is not written in; what can be done with it is said instead.
    if (entryAt(row)?.trashed) openMenu(row);
    else open(e.id);
  });
  on(button, "dblclick", (/** @type {MouseEvent} */ click) => click.ctrlKey || click.metaKey || renameRow(row));
  on(row, "contextmenu", (/** @type {MouseEvent} */ event) => {
    if (/** @type {Element} */ (event.target).closest("input")) return; // a text has its own
    event.preventDefault();
    openMenu(row, event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : undefined);
  });
  updateRow(row, e);
  return row;
}

/** The rows in sight, by their ids. @param {Element} row */
const idsBeside = (row) =>
  [...(row.closest(".sections")?.querySelectorAll("li[data-id]") ?? [])].map(
    (li) => /** @type {HTMLElement} */ (li).dataset["id"] ?? "",
  );

/** Selects a row, or all up to it. @param {HTMLElement} row @param {boolean} range @param {string} [from] where a range begins that has no other beginning */
export function select(row, range, from) {
  const id = row.dataset["id"] ?? "";
  selection.update((s) => (range ? withRange(s, idsBeside(row), id, from) : withToggled(s, id)));
}

/** @param {HTMLElement} row @param {{x: number, y: number}} [at] */
export function openMenu(row, at) {
  const e = entryAt(row);
  const more = /** @type {HTMLElement | null} */ (row.querySelector(".more"));
  const button = /** @type {HTMLElement | null} */ (row.querySelector(".conversation"));
  if (!e || !more) return;
  button?.focus(); // the menu gives the focus back to where it came from
  menu(
    at ?? more,
    menuOf(e, () => renameRow(row)),
    e.title,
  );
}

/** @param {HTMLElement} row */
export function renameRow(row) {
  const e = entryAt(row);
  if (e && !e.trashed) rename(row, e.id, e.title);
}

/** @param {HTMLElement} row @param {Entry} e */
export function updateRow(row, e) {
  shown.set(row, e);
  // While it is renamed the button is out of the row, and comes back as it is drawn here.
  const button = row.querySelector(".conversation");
  if (!button) return;
  showFaces(/** @type {HTMLElement} */ (button.querySelector(".faces")), e.faces);
  for (const name of /** @type {const} */ (["active", "running", "unread", "selected"]))
    button.classList.toggle(name, e[name]);
  attribute(button, "aria-current", e.active ? "true" : null);
  attribute(button, "aria-haspopup", e.trashed ? "menu" : null);
  const title = /** @type {HTMLElement} */ (button.querySelector(".title"));
  const parts = splitMatch(e.title, e.sought);
  title.replaceChildren(...(parts ? [parts[0], h("mark", parts[1]), parts[2]] : [e.title]));
  title.title = e.title;
  const time = /** @type {HTMLTimeElement} */ (button.querySelector("time"));
  time.textContent = e.when;
  time.dateTime = e.at;
  time.title = fullDate(e.at);
  const preview = /** @type {HTMLElement} */ (button.querySelector(".preview"));
  const waits = e.waits && !e.running;
  const mark = waits ? t("Waits for you") : e.draft ? t("Draft") : "";
  preview.replaceChildren(...(mark ? [h("span.draft", mark), " ", e.preview] : [e.preview]));
  button.classList.toggle("blank", e.preview === "" && !e.running && !waits);
  const state = [e.selected && t("Selected."), e.running && t("Replying."), e.unread && t("New reply.")]
    .filter(Boolean)
    .join(" ");
  /** @type {HTMLElement} */ (button.querySelector(".state")).textContent = state;
  row.querySelector(".more")?.setAttribute("aria-label", t("More for {title}", { title: e.title }));
}

/** @param {Element} node @param {string} name @param {string | null} value null takes it away */
const attribute = (node, name, value) => (value ? node.setAttribute(name, value) : node.removeAttribute(name));
