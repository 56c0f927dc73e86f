// Long pasted texts stand beside the message as cards, so that the composer stays a
// place to write in; they are sent below the words.

import { button, dialog, h, icon, iconButton, t } from "../lib/index.js";

/** From here on a paste is a card: about half a page. */
const long = 3000;
const manyLines = 60;

/** @param {string} text */
export const isLong = (text) => text.length > long || text.split("\n", manyLines + 1).length > manyLines;

/** The message as it is sent. @param {string} words @param {readonly string[]} pastes */
export const joinPastes = (words, pastes) =>
  [words.trimEnd(), ...pastes.map((p) => p.trim())].filter(Boolean).join("\n\n");

/** @param {{intoText: (text: string) => void, changed: () => void}} act */
export function pasteShelf({ intoText, changed }) {
  /** @type {readonly string[]} */
  let pastes = [];
  const shelf = h("div.pastes", { hidden: true });

  /** @param {readonly string[]} next */
  const set = (next) => {
    pastes = next;
    shelf.hidden = pastes.length === 0;
    shelf.replaceChildren(...pastes.map(card));
    changed();
  };
  /** @param {string} text @param {number} i */
  const card = (text, i) => {
    const without = () => pastes.filter((_, n) => n !== i);
    const show = () => {
      const back = button(t("Insert into the message"), () => {
        shown.close();
        set(without());
        void shown.closed.then(() => intoText(text));
      });
      const title = t("Pasted text");
      const body = h("pre.paste-text", { tabindex: "0", role: "region", "aria-label": title }, text);
      const shown = dialog(title, body, { actions: [back] });
    };
    return h(
      "div.paste",
      h(
        "button.paste-open",
        { onclick: show },
        icon("clip"),
        h("span.paste-name", text.trim().split("\n", 1)[0]?.slice(0, 60) || t("Pasted text")),
        h("span.muted", t("{n, plural, one {# character} other {# characters}}", { n: text.length })),
      ),
      iconButton("close", t("Remove pasted text"), () => set(without()), { title: null }),
    );
  };
  return {
    shelf,
    get: () => pastes,
    set,
    /** @param {string} text */
    add: (text) => set([...pastes, text]),
  };
}
