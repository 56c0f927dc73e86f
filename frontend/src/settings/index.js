// The settings: a dialog with its sections, each of which saves as one goes.

import { h, icon } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { openTools } from "../tools/index.js";
import { mountAbout } from "./about.js";
import { mountData } from "./data.js";
import { mountLook } from "./look.js";
import { mountModels } from "./models.js";
import { mountPresets } from "./presets.js";
import { mountPrivacy } from "./privacy.js";
import { mountPrompts } from "./prompts.js";
import { mountToolbox } from "./toolbox.js";
import { mountVoices } from "./voices.js";

export { applyAppearance, applyRemembered, zoom } from "./appearance.js";

/** @typedef {"models" | "voices" | "prompts" | "presets" | "toolbox" | "appearance" | "data" | "privacy" | "about"} SectionId */

/** @type {readonly {id: SectionId, name: string, lead: string, mount: (el: HTMLElement) => () => void}[]} */
const sections = [
  {
    id: "models",
    name: say("Models"),
    lead: say("Who answers. Nothing leaves this computer except to the servers listed here."),
    mount: mountModels,
  },
  { id: "voices", name: say("Speech"), lead: say("Who reads aloud, here and elsewhere."), mount: mountVoices },
  { id: "prompts", name: say("Prompts"), lead: say("What the model is told, and who you are."), mount: mountPrompts },
  {
    id: "presets",
    name: say("Presets"),
    lead: say("Samplers and prompts under a name, to change all of them at once."),
    mount: mountPresets,
  },
  {
    id: "toolbox",
    name: say("Toolbox"),
    lead: say("What models may use in flows and runs, and how far each tool reaches."),
    mount: mountToolbox,
  },
  { id: "appearance", name: say("Appearance"), lead: say("How the page looks."), mount: mountLook },
  { id: "data", name: say("Data"), lead: say("What is kept, and where."), mount: mountData },
  {
    id: "privacy",
    name: say("Privacy"),
    lead: say("Every host that Terzetto has contacted since it was started, and why."),
    mount: mountPrivacy,
  },
  { id: "about", name: say("About"), lead: say("What this is made of, and how it is."), mount: mountAbout },
];

/** The sections by name, for the palette. */
export const settingsPlaces = () => sections.map(({ id, name }) => ({ id, name }));

/** @type {{dialog: HTMLDialogElement, show: (id: SectionId) => void} | null} */
let open = null;
/** @type {SectionId} */
let lastShown = "models";

/**
 * Opens the settings at a section; without one, where they were left.
 * @param {SectionId} [section]
 */
export function openSettings(section = lastShown) {
  open ??= build();
  if (!open.dialog.open) open.dialog.showModal();
  open.show(section);
  /** @type {HTMLElement | null} */ (open.dialog.querySelector("[role=tab][aria-selected=true]"))?.focus();
}

function build() {
  const title = h("h2", { id: "settings-title", tabindex: "-1" });
  const lead = h("p", { class: "settings-lead" });
  const body = h("div", { class: "settings-body" });
  const page = h(
    "div",
    { class: "settings-page", role: "tabpanel", id: "settings-page", "aria-labelledby": "settings-title" },
    h("header", null, title, lead),
    body,
  );
  const close = h(
    "button",
    {
      type: "button",
      class: "icon-button settings-close",
      "aria-label": say("Close settings"),
      title: say("Close (Esc)"),
    },
    icon("close"),
  );
  const tabs = sections.map((s) => ({
    id: s.id,
    tab: h(
      "button",
      {
        type: "button",
        role: "tab",
        class: "settings-tab",
        "aria-controls": "settings-page",
        onclick: () => show(s.id),
      },
      s.name,
    ),
  }));
  const nav = h(
    "div",
    { class: "settings-nav", role: "tablist", "aria-label": say("Settings"), "aria-orientation": "vertical" },
    ...tabs.map((t) => t.tab),
  );
  const tools = h(
    "button",
    { type: "button", class: "settings-tab settings-tools", title: say("Director, Writer and Editor") },
    icon("tools"),
    h("span", null, say("Tools")),
  );
  tools.addEventListener("click", () => {
    dialog.close();
    openTools();
  });
  const side = h("div", { class: "settings-side" }, nav, tools);
  const dialog = /** @type {HTMLDialogElement} */ (
    h("dialog", { class: "settings", "aria-labelledby": "settings-title" }, side, page, close)
  );
  let unmount = () => {};
  /** @type {SectionId | null} */
  let shown = null;

  /** @param {SectionId} id */
  const show = (id) => {
    const section = sections.find((s) => s.id === id) ?? sections[0];
    if (!section || shown === section.id) return;
    unmount();
    shown = lastShown = section.id;
    title.textContent = section.name;
    lead.textContent = section.lead;
    body.replaceChildren();
    page.scrollTop = 0;
    dialog.dataset["section"] = section.id;
    for (const t of tabs) {
      t.tab.setAttribute("aria-selected", String(t.id === section.id));
      t.tab.tabIndex = t.id === section.id ? 0 : -1;
    }
    unmount = section.mount(body);
  };
  nav.addEventListener("keydown", (e) => {
    const at = tabs.findIndex((t) => t.tab === document.activeElement);
    const to = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }[e.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    e.preventDefault();
    next.tab.focus();
    show(next.id);
  });
  close.addEventListener("click", () => dialog.close());
  // A click beside the dialog closes it, unless it began inside, as when a selection is drawn too far.
  let began = false;
  dialog.addEventListener("pointerdown", (e) => {
    began = e.target === dialog;
  });
  dialog.addEventListener("click", (e) => {
    if (began && e.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    unmount();
    dialog.remove();
    open = null;
  });
  document.body.append(dialog);
  return { dialog, show };
}
