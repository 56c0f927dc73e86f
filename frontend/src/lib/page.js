// A page that lies over the conversation, beside the list of conversations, until the person goes back. It has tabs,
// one of which is shown at a time. One page is open at most: another one that opens closes it.

import { h, on } from "./dom.js";
import { iconButton } from "./field.js";
import { openPage, sidebarOpen } from "./frame.js";
import { t } from "./i18n.js";
import { shortcut } from "./keys.js";
import { tabStrip } from "./tabs.js";

/** @typedef {{close: () => void, choose: (id: string) => void, focus: () => void, leave?: () => boolean}} Mounted leave: takes Escape for something of its own, and says whether it did */
/** @typedef {{id: string, chosen: (id: string) => void}} At what was shown last in a tab, and who hears what is shown now */

/**
 * @template {string} [Id=any]
 * @typedef {(tab: Id, id?: string) => void} Show leads to a tab, and to one thing in it
 */

/**
 * @template {string} [Id=any]
 * @typedef {(body: HTMLElement, at: At, show: Show<Id>) => Mounted} Mount
 */

/**
 * @template {string} Id
 * @typedef {object} Tab
 * @property {Id} id
 * @property {string} name
 * @property {string} icon
 * @property {Mount<Id>} mount
 */

/**
 * @template {string} Id
 * @typedef {object} PageSpec
 * @property {string} id of its node
 * @property {string} label
 * @property {import("./router.js").HelpPage} help the page of the help about it
 * @property {string} [class]
 * @property {string} [titleClass] of the heading, which is only heard otherwise
 * @property {readonly [Tab<Id>, ...Tab<Id>[]]} tabs
 * @property {(show: Show<Id>) => {node?: Node, draw?: () => void, close: () => void}} [opened] adds what is below the tab's body, where it moves nothing
 * @property {(mounted: Mounted | null, out: HTMLElement) => void} [focus] otherwise the tabs get it
 * @property {boolean} [typing] whether Escape closes the page from within a field too
 */

/** @type {(() => void) | null} */
let closeOpen = null;

export const closePage = () => closeOpen?.();

const floating = () => document.querySelector("dialog[open], .menu") !== null;

/** @template {string} Id @param {PageSpec<Id>} spec */
export function page(spec) {
  /** Where each tab was left. @type {Map<Id, string>} */
  const left = new Map();
  let last = spec.tabs[0].id;
  /** @type {Show<Id> | null} */
  let show = null;
  const isOpen = () => openPage.get() === spec.id;
  return {
    isOpen,
    /** What a tab shows while it is seen; undefined while it is not. @param {Id} tab */
    shown: (tab) => (isOpen() && last === tab ? (left.get(tab) ?? "") : undefined),
    /** @param {Id} [tab] where it was left when it is not given @param {string} [id] */
    open(tab = last, id = undefined) {
      if (!isOpen()) {
        closePage();
        show = build(spec, left, (now) => {
          last = now;
        });
      }
      show?.(tab, id);
    },
    /** Opens the page, or closes it when it is open. */
    toggle() {
      if (isOpen()) closePage();
      else this.open();
    },
  };
}

/**
 * @template {string} Id
 * @param {PageSpec<Id>} spec
 * @param {Map<Id, string>} left
 * @param {(tab: Id) => void} shows
 */
function build(spec, left, shows) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const below = /** @type {HTMLElement} */ (document.getElementById("conversation"));
  const body = h("div.runs-body", { role: "tabpanel", id: `${spec.id}-body`, tabindex: "-1" });
  /** @type {Id | null} */
  let shown = null;
  /** @type {Mounted | null} */
  let mounted = null;
  const tabs = tabStrip({
    label: spec.label,
    controls: `${spec.id}-body`,
    parts: spec.tabs,
    show: (/** @type {Id} */ tab) => show(tab),
  });
  const list = iconButton("sidebar", t("Conversations"), () => sidebarOpen.set(!sidebarOpen.get()));
  const expanded = () => list.setAttribute("aria-expanded", String(sidebarOpen.get()));
  const out = iconButton("close", t("Back to the conversation"), () => close(), {
    title: t("Back to the conversation (Esc)"),
  });
  /** @param {Id} tab @param {string} [id] */
  const show = (tab, id) => {
    if (id !== undefined) left.set(tab, id);
    if (shown === tab) {
      if (id !== undefined) mounted?.choose(id);
      return;
    }
    mounted?.close();
    shown = tab;
    shows(tab);
    body.replaceChildren();
    body.setAttribute("aria-labelledby", tabs.mark(tab));
    const at = {
      id: left.get(tab) ?? "",
      chosen: (/** @type {string} */ now) => {
        left.set(tab, now);
        foot?.draw?.();
      },
    };
    mounted = spec.tabs.find((p) => p.id === tab)?.mount(body, at, show) ?? null;
    foot?.draw?.();
  };
  const foot = spec.opened?.(show);
  const node = h(
    "main.runs",
    { id: spec.id, class: spec.class ?? "", "aria-label": spec.label, dataset: { help: spec.help } },
    h("header.runs-head", list, h("h1", { class: spec.titleClass ?? "visually-hidden" }, spec.label), tabs.node, out),
    body,
    foot?.node,
  );
  const close = () => {
    const inside = node.contains(document.activeElement) || document.activeElement === document.body;
    for (const f of undo) f();
    mounted?.close();
    foot?.close();
    node.remove();
    below.inert = false;
    closeOpen = null;
    openPage.set("");
    if (inside) (before?.isConnected ? before : document.querySelector("textarea"))?.focus();
  };
  const leave = () => {
    if (floating()) return false;
    if (!mounted?.leave?.()) close();
    return true;
  };
  const undo = [
    sidebarOpen.watch(expanded),
    shortcut({ keys: "Escape", label: "", group: "", typing: spec.typing ?? false, run: leave }),
    // The page below does not scroll under the person's keys.
    ...["alt+ArrowUp", "alt+ArrowDown", "mod+F"].map((keys) =>
      shortcut({ keys, label: "", group: "", typing: true, run: () => !floating() }),
    ),
    on(node, "focusin", () => sidebarOpen.get() && innerWidth < 900 && sidebarOpen.set(false)),
  ];
  expanded();
  below.after(node);
  below.inert = true;
  closeOpen = close;
  openPage.set(spec.id);
  queueMicrotask(() => (spec.focus ? spec.focus(mounted, out) : tabs.focus()));
  /** @param {Id} tab @param {string} [id] */
  return (tab, id) => {
    show(tab, id);
    if (id !== undefined) queueMicrotask(() => spec.focus?.(mounted, out)); // what had the focus may have gone
  };
}
