// A dialog of named sections, one shown at a time: the settings and the library.

import { h } from "./dom.js";
import { iconButton } from "./field.js";
import { t } from "./i18n.js";
import { closeBeside } from "./overlay.js";
import { tabList } from "./tabs.js";

/**
 * @template {string} Id
 * @typedef {object} Section
 * @property {Id} id
 * @property {string} name
 * @property {string} lead one sentence below the name
 * @property {import("./router.js").HelpPage} help the page of the help about it
 * @property {(el: HTMLElement, room: Room) => () => void} mount returns the undo
 */

/**
 * @typedef {object} Room
 * @property {() => void} close
 * @property {(yes: boolean) => void} alone one thing of the section is shown, whose own name takes the place of the section's
 * @property {string} [open] what is to be open in a section
 */

/**
 * @template {string} Id
 * @param {{id: string, label: string, close: string, sections: readonly [Section<Id>, ...Section<Id>[]]}} spec id begins
 *   the ids in it; label is for the list of sections, close for the button
 */
export function sectionDialog({ id: own, label, close: closing, sections }) {
  /** @type {{dialog: HTMLDialogElement, show: (section: Id, row?: string) => void} | null} */
  let open = null;
  let last = sections[0].id;

  const build = () => {
    const title = h("h2", { id: `${own}-title`, tabindex: "-1" });
    const lead = h("p.settings-lead");
    const head = h("header", title, lead);
    const body = h("div", { class: `${own}-body` });
    const page = h(
      "div.settings-page",
      { role: "tabpanel", id: `${own}-page`, "aria-labelledby": `${own}-title` },
      head,
      body,
    );
    const shut = iconButton("close", closing, () => dialog.close(), {
      title: t("Close (Esc)"),
      kind: "settings-close",
    });
    const tabs = tabList({
      label,
      class: "settings-nav",
      vertical: true,
      tabs: sections.map((s) => ({
        id: s.id,
        props: { class: "settings-tab", "aria-controls": `${own}-page` },
        content: [s.name],
      })),
      show: (id) => show(id),
    });
    const dialog = h(
      "dialog.settings",
      { class: own, "aria-labelledby": `${own}-title` },
      h("div.settings-side", tabs.node),
      page,
      shut,
    );
    let unmount = () => {};
    /** @param {boolean} yes */
    const alone = (yes) => {
      head.hidden = yes;
      page.scrollTop = 0;
    };

    /** @param {Id} id @param {string} [row] */
    const show = (id, row = "") => {
      const section = sections.find((s) => s.id === id) ?? sections[0];
      unmount();
      last = section.id;
      title.textContent = section.name;
      lead.textContent = section.lead;
      body.replaceChildren();
      alone(false);
      dialog.dataset["section"] = section.id;
      dialog.dataset["help"] = section.help;
      tabs.mark(section.id);
      tabs.tab(section.id).scrollIntoView({ inline: "center", block: "nearest" });
      unmount = section.mount(body, { close: () => dialog.close(), alone, open: row });
    };
    closeBeside(dialog);
    dialog.addEventListener("close", () => {
      unmount();
      dialog.remove();
      open = null;
    });
    document.body.append(dialog);
    return { dialog, show };
  };

  return {
    /**
     * Opens it at a section; without one, where it was left.
     * @param {Id} [section]
     * @param {string} [row] what is to be open in it
     */
    open(section = last, row = "") {
      open ??= build();
      if (!open.dialog.open) open.dialog.showModal();
      // What is typed into a section that is shown already stays.
      if (row || open.dialog.dataset["section"] !== section) open.show(section, row);
      if (!row)
        /** @type {HTMLElement | null} */ (open.dialog.querySelector("[role=tab][aria-selected=true]"))?.focus();
    },
    /**
     * Opens it at what has a name in a section, and gives that the focus. A section that has no such name, or not yet, is
     * open at its beginning.
     * @param {Id} section @param {string} name
     */
    openAt(section, name) {
      this.open(section);
      const page = open?.dialog.querySelector("[role=tabpanel]"); // built by open
      const named = [...(page?.querySelectorAll("*") ?? [])].find(
        (e) => !e.childElementCount && e.textContent === name,
      );
      if (!page || !named) return;
      named.scrollIntoView({ block: "start" });
      const follows = (/** @type {Node} */ e) =>
        e.contains(named) || named.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING;
      const control = [...page.querySelectorAll("button, input, select, textarea")].find(follows);
      /** @type {HTMLElement | undefined} */ (control)?.focus({ preventScroll: true });
    },
    isOpen: () => open?.dialog.open === true,
    /** The sections by name, for the palette. */
    places: () => sections.map(({ id, name }) => ({ id, name })),
  };
}
