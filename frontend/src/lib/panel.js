// The panels of the conversation, one of which is open at the right of it. They are the conversation's own: one that is
// open closes while a page lies over the conversation, and is there again when the person comes back.

import { cell, derived } from "./cell.js";
import { h, icon } from "./dom.js";
import { iconButton } from "./field.js";
import { openPage } from "./frame.js";
import { t } from "./i18n.js";
import { groups, shortcut } from "./keys.js";
import { closePage } from "./page.js";

/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} [scope] for which conversations what is set in it holds
 * @property {string} icon
 * @property {(el: HTMLElement) => (() => void) | void} mount returns the undo
 */

/** By their names, in the order of their buttons. @type {import("./cell.js").Cell<ReadonlyMap<string, Panel>>} */
const panels = cell(/** @type {ReadonlyMap<string, Panel>} */ (new Map()));

/** The panel that the person opened. @type {import("./cell.js").Cell<string>} */
const chosen = cell("");

/** The panel that is in sight. */
const shown = derived([chosen, openPage], (/** @type {string} */ name, /** @type {string} */ page) =>
  page ? "" : name,
);

/** @param {string} name @param {Panel} p @returns {() => void} takes it back */
export function registerPanel(name, p) {
  panels.update((all) => new Map(all).set(name, p));
  return () => {
    if (chosen.get() === name) panel.close();
    panels.update((all) => new Map([...all].filter(([n, other]) => n !== name || other !== p)));
  };
}

export const panel = {
  /** Goes to the conversation too, for a panel is beside it. @param {string} name @returns {boolean} whether there is one of this name */
  open(name) {
    if (!panels.get().has(name)) return false;
    closePage();
    chosen.set(name);
    // A person who opens a panel by key continues in it; one that comes back takes no focus.
    /** @type {HTMLElement | null} */ (document.querySelector("#panel h2"))?.focus({ preventScroll: true });
    return true;
  },
  close: () => chosen.set(""),
  /** @param {string} name */
  toggle: (name) => (shown.get() === name ? panel.close() : void panel.open(name)),
  isOpen: () => shown.get() !== "",
};

/** The buttons that open the panels. */
export function panelButtons() {
  const node = h("div.page-tools");
  const mark = () => {
    for (const b of node.children)
      b.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (b).dataset["panel"] === shown.get()));
  };
  const draw = () => {
    node.replaceChildren(
      ...[...panels.get()].map(([name, p]) =>
        h(
          "button.panel-button",
          { "aria-label": p.title, title: p.title, dataset: { panel: name }, onclick: () => panel.toggle(name) },
          icon(p.icon),
          h("span", p.title),
        ),
      ),
    );
    mark();
  };
  panels.watch(draw);
  shown.watch(mark);
  draw();
  return node;
}

/** @param {HTMLElement} aside */
export function mountPanel(aside) {
  let undo = /** @type {(() => void) | void} */ (undefined);
  /** Where the focus was before the first panel opened. @type {HTMLElement | null} */
  let before = null;
  /** The panel that the person had opened when the frame changed last. */
  let known = "";
  const within = () => aside.contains(document.activeElement);
  shown.watch((name) => {
    const inside = within();
    const back = name !== "" && name === known; // from a page over the conversation
    known = chosen.get();
    undo?.();
    undo = undefined;
    aside.replaceChildren();
    const p = panels.get().get(name);
    aside.hidden = !p;
    document.documentElement.classList.toggle("panel-open", Boolean(p));
    if (!p) {
      if (inside) before?.focus();
      return;
    }
    if (!inside && !back) before = /** @type {HTMLElement | null} */ (document.activeElement);
    const title = h("h2", { tabindex: "-1" }, p.title);
    const body = h("div.panel-body");
    aside.setAttribute("aria-label", p.title);
    aside.append(
      h(
        "header.panel-head",
        h("div", title, p.scope && h("p.panel-scope", p.scope)),
        iconButton("close", t("Close {title}", { title: p.title }), panel.close, { title: null }),
      ),
      body,
    );
    undo = p.mount(body);
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
