// The library: characters, lorebooks and personas, in a dialog of the same kind as the settings.

import { desktop } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { mountMoving } from "../moving/section.js";
import { mountCharacters } from "./characters.js";
import { bringIn, bringOpened } from "./intake.js";
import { mountPersonas } from "./personas.js";
import { mountWorlds } from "./worlds.js";

/** @typedef {"characters" | "worlds" | "personas" | "moving"} SectionId */

/** @type {readonly {id: SectionId, name: string, lead: string, mount: (el: HTMLElement, room: {close: () => void, open?: string}) => () => void}[]} */
const sections = [
  {
    id: "characters",
    name: say("Characters"),
    lead: say("Who you talk with. Drop a card here to bring it in."),
    mount: mountCharacters,
  },
  {
    id: "worlds",
    name: say("Lorebooks"),
    lead: say("What the model is told when it is spoken of, and what it always knows."),
    mount: mountWorlds,
  },
  { id: "personas", name: say("Personas"), lead: say("Who you are, and where."), mount: mountPersonas },
  {
    id: "moving",
    name: say("In and out"),
    lead: say("Bring along what you have elsewhere, and take away what you have here."),
    mount: mountMoving,
  },
];

/** The sections by name, for the palette. */
export const libraryPlaces = () => sections.map(({ id, name }) => ({ id, name }));

/** @type {{dialog: HTMLDialogElement, show: (id: SectionId, open?: string) => void} | null} */
let open = null;
/** @type {SectionId} */
let lastShown = "characters";

/**
 * Opens the library at a section; without one, where it was left.
 * @param {SectionId} [section]
 * @param {string} [row] the id of what is to be open in it
 */
export function openLibrary(section = lastShown, row = "") {
  open ??= build();
  if (!open.dialog.open) open.dialog.showModal();
  open.show(section, row);
  if (!row) /** @type {HTMLElement | null} */ (open.dialog.querySelector("[role=tab][aria-selected=true]"))?.focus();
}

/**
 * Cards and lorebooks that are dropped anywhere on the window, or opened with it, come here; pictures go to the
 * message as ever.
 */
export function takeFiles() {
  desktop()?.onFile((file) => {
    openLibrary("characters");
    void bringOpened(file);
  });
  document.addEventListener(
    "drop",
    (e) => {
      const files = [...(e.dataTransfer?.files ?? [])];
      if (open?.dialog.open || files.length === 0 || !files.every((f) => /\.(charx|json)$/i.test(f.name))) return;
      e.preventDefault();
      e.stopPropagation();
      openLibrary("characters");
      void bringIn(files);
    },
    { capture: true },
  );
}

function build() {
  const title = h("h2", { id: "library-title", tabindex: "-1" });
  const lead = h("p", { class: "settings-lead" });
  const body = h("div", { class: "library-body" });
  const page = h(
    "div",
    { class: "settings-page", role: "tabpanel", id: "library-page", "aria-labelledby": "library-title" },
    h("header", null, title, lead),
    body,
  );
  const close = h(
    "button",
    {
      type: "button",
      class: "icon-button settings-close",
      "aria-label": say("Close the library"),
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
        "aria-controls": "library-page",
        onclick: () => show(s.id),
      },
      s.name,
    ),
  }));
  const nav = h(
    "div",
    { class: "settings-nav", role: "tablist", "aria-label": say("Library"), "aria-orientation": "vertical" },
    ...tabs.map((t) => t.tab),
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: "settings library", "aria-labelledby": "library-title" },
      h("div", { class: "settings-side" }, nav),
      page,
      close,
    )
  );
  let unmount = () => {};

  /** @param {SectionId} id @param {string} [row] */
  const show = (id, row = "") => {
    const section = sections.find((s) => s.id === id) ?? sections[0];
    if (!section) return;
    unmount();
    lastShown = section.id;
    title.textContent = section.name;
    lead.textContent = section.lead;
    body.replaceChildren();
    page.scrollTop = 0;
    for (const t of tabs) {
      t.tab.setAttribute("aria-selected", String(t.id === section.id));
      t.tab.tabIndex = t.id === section.id ? 0 : -1;
    }
    unmount = section.mount(body, { close: () => dialog.close(), open: row });
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
