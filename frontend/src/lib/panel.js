// The frame around the page: the sidebar at the left, one panel at the right.

import { cell } from "./cell.js";
import { h } from "./dom.js";
import { iconButton } from "./field.js";
import { t } from "./i18n.js";
import { groups, shortcut } from "./keys.js";

/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} icon
 * @property {(el: HTMLElement) => (() => void) | void} mount returns the undo
 */

/** @type {Map<string, Panel>} */
const panels = new Map();

/** The panel that is open. @type {import("./cell.js").Cell<string>} */
const shown = cell("");

/** @param {string} name @param {Panel} p */
export function registerPanel(name, p) {
  panels.set(name, p);
}

export const panel = {
  /** @param {string} name */
  open: (name) => shown.set(panels.has(name) ? name : ""),
  close: () => shown.set(""),
  /** @param {string} name */
  toggle: (name) => (shown.get() === name ? panel.close() : panel.open(name)),
  isOpen: () => shown.get() !== "",
};

/** Whether there is room for a list or for what is chosen in it, but not for both: larger letters need more. */
export const narrow = () => innerWidth < 56.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether the list of conversations is shown. */
export const sidebarOpen = cell(globalThis.innerWidth >= 900);

/**
 * The buttons that open the panels.
 *
 * @returns {HTMLElement[]}
 */
export function panelButtons() {
  return [...panels].map(([name, p]) => {
    const button = iconButton(p.icon, p.title, () => panel.toggle(name), { "aria-pressed": "false" });
    shown.watch((now) => button.setAttribute("aria-pressed", String(now === name)));
    return button;
  });
}

/** @param {HTMLElement} aside */
export function mountPanel(aside) {
  let undo = /** @type {(() => void) | void} */ (undefined);
  /** Where the focus was before the first panel opened. @type {HTMLElement | null} */
  let before = null;
  const within = () => aside.contains(document.activeElement);
  shown.watch((name) => {
    const inside = within();
    undo?.();
    undo = undefined;
    aside.replaceChildren();
    const p = panels.get(name);
    aside.hidden = !p;
    document.documentElement.classList.toggle("panel-open", Boolean(p));
    if (!p) {
      if (inside) before?.focus();
      return;
    }
    if (!inside) before = /** @type {HTMLElement | null} */ (document.activeElement);
    const title = h("h2", { tabindex: "-1" }, p.title);
    const body = h("div.panel-body");
    aside.setAttribute("aria-label", p.title);
    aside.append(
      h(
        "header.panel-head",
        title,
        iconButton("close", t("Close {title}", { title: p.title }), panel.close, { title: null }),
      ),
      body,
    );
    undo = p.mount(body);
    title.focus({ preventScroll: true }); // a person who opens a panel by key continues in it
  });
  shortcut({
    id: "inspector",
    keys: "mod+I",
    label: t("Open the last turn in the inspector"),
    also: t("inspector debug prompt request log"),
    group: groups.look,
    run: () => panel.toggle("inspector"),
  });
  shortcut({
    keys: "Escape",
    label: t("Close the focused panel"),
    group: groups.look,
    typing: true,
    run: () => {
      if (!within() || document.querySelector("dialog[open], .menu")) return false;
      panel.close();
    },
  });
}
