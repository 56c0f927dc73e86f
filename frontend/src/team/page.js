// The place of the team: it lies over the page, beside the list of conversations, until the person goes back.

import { closePlace as leaveRuns, placeOpen as runsOpen } from "../automation/page.js";
import { cell } from "../lib/cell.js";
import { h, icon, on } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { shortcut } from "../lib/keys.js";
import { sidebarOpen } from "../lib/panel.js";
import { tabStrip } from "../lib/tabs.js";
import { crewPart } from "./crew.js";
import { fresh, teamPart } from "./list.js";
import { wanted } from "./wanted.js";

/** @typedef {"work" | "crew"} Part */

/** Whether the place is open. */
export const teamOpen = cell(false);

/** What was shown last, and which agent. */
let left = "";
let leftAgent = "";
/** @type {{choose: (id: string) => void, close: () => void} | null} */
let open = null;

/** @param {string} [id] what was shown last when it is not given @param {string} [document] one of it that is to be looked at */
export function openTeam(id, document = "") {
  if (id !== undefined) left = id;
  wanted.set(document);
  if (open) return id === undefined ? undefined : open.choose(id);
  leaveRuns();
  open = build();
}
export const closeTeam = () => open?.close();

function build() {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const body = h("div", { class: "runs-body team-body", id: "team-body", role: "tabpanel", tabindex: "-1" });
  const tabs = tabStrip({
    label: t("Team"),
    controls: "team-body",
    parts: [
      { id: "work", name: t("Teamwork"), icon: "team" },
      { id: "crew", name: t("Agents"), icon: "person" },
    ],
    show: (/** @type {Part} */ part) => show(part),
  });
  const out = iconButton("close", t("Back to the conversation"), t("Back to the conversation (Esc)"), () => close());
  const list = iconButton("sidebar", t("Conversations"), t("Conversations"), () => sidebarOpen.set(!sidebarOpen.get()));
  const expanded = () => list.setAttribute("aria-expanded", String(sidebarOpen.get()));
  const node = h(
    "main",
    { id: "team", class: "runs team", "aria-label": t("Team") },
    h("header", { class: "runs-head" }, list, h("h1", { class: "team-title" }, t("Team")), tabs.node, out),
    body,
  );
  /** Closes the document that is looked at. @type {(() => void) | null} */
  let shut = null;
  expanded();
  page.after(node);
  // Where there is little room the list comes first; else one may begin at once.
  const first = left || (innerWidth < 900 ? "" : fresh);
  /** @type {{choose: (id: string) => void, focus: () => void, close: () => void} | null} */
  let part = null;
  /** @type {Part | ""} */
  let shown = "";
  /** @param {Part} next */
  const show = (next) => {
    if (shown === next) return;
    part?.close();
    shut = null;
    shown = next;
    body.replaceChildren();
    body.setAttribute("aria-labelledby", tabs.mark(next));
    part =
      next === "crew"
        ? crewPart(body, { id: leftAgent, chosen: (now) => (leftAgent = now) })
        : teamPart(
            body,
            { id: left || first, chosen: (now) => (left = now) },
            (seen, end) => (shut = seen ? end : null),
          );
  };
  show("work");
  const undo = [
    sidebarOpen.watch(expanded),
    runsOpen.watch((other) => other && close()),
    shortcut({ keys: "Escape", label: "", group: "", typing: true, run: () => leave() }),
    // The page below does not scroll under the person's keys.
    ...["alt+ArrowUp", "alt+ArrowDown", "mod+F"].map((keys) =>
      shortcut({ keys, label: "", group: "", typing: true, run: () => !floating() && !atPanel() }),
    ),
    on(node, "focusin", () => sidebarOpen.get() && innerWidth < 900 && sidebarOpen.set(false)),
  ];
  const leave = () => {
    if (floating() || atPanel()) return false;
    if (shut) shut();
    else close();
    return true;
  };
  const close = () => {
    const inside = node.contains(document.activeElement) || document.activeElement === document.body;
    for (const f of undo) f();
    part?.close();
    node.remove();
    page.inert = runsOpen.get(); // the other place may have opened in its stead
    open = null;
    teamOpen.set(false);
    if (inside && !page.inert) (before?.isConnected ? before : document.querySelector("textarea"))?.focus();
  };
  page.inert = true;
  teamOpen.set(true);
  queueMicrotask(() => (first ? part?.focus() : out.focus({ preventScroll: true })));
  const choose = (/** @type {string} */ id) => {
    show("work");
    part?.choose(id);
  };
  return { choose, close };
}

const floating = () => document.querySelector("dialog[open], .menu") !== null;
const atPanel = () => document.getElementById("panel")?.contains(document.activeElement) ?? false;

/** @param {string} shape @param {string} name @param {string} title @param {() => void} run */
const iconButton = (shape, name, title, run) =>
  h("button", { type: "button", class: "icon-button", "aria-label": name, title, onclick: run }, icon(shape));
