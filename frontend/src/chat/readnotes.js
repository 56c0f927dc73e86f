// What the model does not read of a message, said at the message: one that is too long for it, and images that it can't see.

import { button, h, t } from "../lib/index.js";
import { folding } from "../model/folding.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/**
 * Keeps the notes at their rows.
 * @param {HTMLElement} list @param {(row: HTMLElement) => import("./actions.js").Action[]} actionsOf
 */
export function readNotes(list, actionsOf) {
  /** @type {Map<string, HTMLElement>} */
  const notes = new Map();
  /** @param {HTMLElement} row @param {string[]} names */
  const ways = (row, names) =>
    names.map((name) =>
      button(
        name,
        () =>
          actionsOf(row)
            .find((a) => a.name === name)
            ?.run(),
        { kind: "quiet" },
      ),
    );
  /** @param {readonly Message[]} rows */
  return (rows) => {
    const now = folding.get();
    /** @type {Set<string>} */
    const kept = new Set();
    for (const m of rows) {
      const long = now?.unsent.includes(m.id) === true;
      if (!long && !(now?.blind && m.attachments.length > 0)) continue;
      const row = /** @type {HTMLElement | null} */ (list.querySelector(`[data-id="${m.id}"]`));
      if (!row) continue;
      const key = `${m.id} ${long}`;
      kept.add(key);
      const note =
        notes.get(key) ??
        (long
          ? h(
              "div.read-note",
              h("span", t("Not sent to the model: this message is too long for it, and got no reply.")),
              ...ways(row, [t("Edit"), t("Delete")]),
            )
          : h("div.read-note", t("The model can't see images. It reads their names instead.")));
      notes.set(key, note);
      if (note.parentNode !== row) row.append(note);
    }
    for (const [key, note] of notes)
      if (!kept.has(key)) {
        note.remove();
        notes.delete(key);
      }
  };
}
