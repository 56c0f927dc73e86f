// The place of runs: it lies over the page, beside the list of conversations, until the person goes back.

import { cell } from "../lib/cell.js";
import { h, icon, on } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { shortcut } from "../lib/keys.js";
import { sidebarOpen } from "../lib/panel.js";
import { tabStrip } from "../lib/tabs.js";
import { followKnown } from "../model/catalog.js";
import { complain } from "../model/conversation.js";
import { assistantsPart } from "./assistants/assistants.js";
import { templatesPart } from "./editor/templates.js";
import { runsPart } from "./list/runlist.js";
import { schedulesPart } from "./schedules/schedules.js";
import { waitingStrip } from "./strip.js";
import { variablesPart } from "./variables/variables.js";

/** @typedef {"runs" | "automations" | "schedules" | "variables" | "assistants"} Part */
/** @typedef {{close: () => void, choose: (id: string) => void, focus: () => void}} Mounted */
/** @typedef {(place: HTMLElement, at: {id: string, chosen: (id: string) => void}, go: Go) => Mounted} Mount */
/** @typedef {(part: Part, id?: string) => void} Go leads to another part, and to one thing of it */

/** @type {readonly {id: Part, name: string, icon: string, mount: Mount}[]} */
export const parts = [
  { id: "runs", name: t("Runs"), icon: "runs", mount: runsPart },
  { id: "automations", name: t("Workflows"), icon: "branch", mount: templatesPart },
  { id: "schedules", name: t("Schedules"), icon: "clock", mount: schedulesPart },
  { id: "variables", name: t("Variables"), icon: "key", mount: variablesPart },
  { id: "assistants", name: t("Assistants"), icon: "person", mount: assistantsPart },
];

/** Whether the place is open. */
export const placeOpen = cell(false);

/** Where each part was left. @type {Map<Part, string>} */
const left = new Map();
/** @type {Part} */
let lastPart = "runs";
/** @type {{show: Go, close: () => void} | null} */
let open = null;

/** @param {Part} [part] where it was left when it is not given @param {string} [id] */
export const openPlace = (part = lastPart, id) => {
  open ??= build();
  open.show(part, id);
};
export const closePlace = () => open?.close();

/** Whether the place shows a run now. @param {string} [id] any when it is not given */
export const inSight = (id) => open !== null && lastPart === "runs" && (id === undefined || left.get("runs") === id);

function build() {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const body = h("div", { class: "runs-body", role: "tabpanel", id: "runs-body", tabindex: "-1" });
  const tabs = tabStrip({
    label: t("Runs and workflows"),
    controls: "runs-body",
    parts,
    show: (/** @type {Part} */ part) => show(part),
  });
  /** @type {Part | null} */
  let shown = null;
  const strip = waitingStrip(
    (id) => show("runs", id),
    () => (shown === "runs" ? (left.get("runs") ?? "") : ""),
  );
  const node = h(
    "main",
    { id: "runs", class: "runs", "aria-label": t("Runs and workflows") },
    h(
      "header",
      { class: "runs-head" },
      h("h1", { class: "visually-hidden" }, t("Runs and workflows")),
      sidebarButton(),
      tabs.node,
      closeButton(() => close()),
    ),
    strip.node,
    body,
  );
  /** @type {Mounted | null} */
  let mounted = null;

  /** @type {Go} */
  const show = (part, id) => {
    if (id !== undefined) left.set(part, id);
    if (shown === part) {
      if (id !== undefined) mounted?.choose(id);
      return;
    }
    mounted?.close();
    shown = lastPart = part;
    body.replaceChildren();
    body.setAttribute("aria-labelledby", tabs.mark(part));
    const at = {
      id: left.get(part) ?? "",
      chosen: (/** @type {string} */ now) => {
        left.set(part, now);
        strip.draw();
      },
    };
    mounted = parts.find((p) => p.id === part)?.mount(body, at, show) ?? null;
    strip.draw();
  };
  const undo = [
    followKnown(complain),
    shortcut({ keys: "Escape", label: "", group: "", run: () => leave() }),
    // The page below does not scroll under the person's keys.
    ...["alt+ArrowUp", "alt+ArrowDown", "mod+F"].map((keys) =>
      shortcut({ keys, label: "", group: "", typing: true, run: () => !floating() && !atPanel() }),
    ),
    on(node, "focusin", () => sidebarOpen.get() && innerWidth < 900 && sidebarOpen.set(false)),
  ];
  const leave = () => {
    if (floating() || atPanel()) return false;
    close();
    return true;
  };
  const close = () => {
    const inside = node.contains(document.activeElement) || document.activeElement === document.body;
    for (const f of undo) f();
    mounted?.close();
    strip.close();
    node.remove();
    page.inert = false;
    open = null;
    placeOpen.set(false);
    if (inside) (before?.isConnected ? before : document.querySelector("textarea"))?.focus();
  };
  page.after(node);
  page.inert = true;
  placeOpen.set(true);
  queueMicrotask(tabs.focus);
  return { show, close };
}

const floating = () => document.querySelector("dialog[open], .menu") !== null;
const atPanel = () => document.getElementById("panel")?.contains(document.activeElement) ?? false;

function sidebarButton() {
  const node = h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": t("Conversations"),
      title: t("Conversations"),
      "aria-expanded": String(sidebarOpen.get()),
      onclick: () => sidebarOpen.set(!sidebarOpen.get()),
    },
    icon("sidebar"),
  );
  sidebarOpen.watch((o) => node.setAttribute("aria-expanded", String(o)));
  return node;
}

/** @param {() => void} close */
const closeButton = (close) =>
  h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": t("Back to the conversation"),
      title: t("Back to the conversation (Esc)"),
      onclick: close,
    },
    icon("close"),
  );
