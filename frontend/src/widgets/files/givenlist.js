// The files that a person gave: each with how far it is, why it cannot go, and the way to take it out.

import { h, iconButton, keyedItems, t } from "../../lib/index.js";

/** @typedef {{key: number, name: string, state: "reading" | "keeping" | "ready" | "failed", done: number, why: string}} Given done: the part of it that was read, from 0 to 1 */

/**
 * @template {Given} G
 * @param {HTMLElement} list holds nothing else
 * @param {object} how
 * @param {() => readonly G[]} how.files
 * @param {(g: G) => Node[]} how.face what shows a file, before the way to take it out
 * @param {(all: readonly G[]) => string} how.aloud what is said of them to the ear
 * @param {(g: G) => void} how.take takes one out
 * @param {() => void} how.emptied gets the focus when the last one is gone
 */
export function givenList(list, { files, face, aloud, take, emptied }) {
  const told = h("div.visually-hidden", { role: "status" });
  /** @param {G} g */
  const out = (g) => {
    const at = files().indexOf(g);
    take(g);
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("li > .icon-button"));
    const next = buttons[Math.min(Math.max(at, 0), buttons.length - 1)];
    if (next) next.focus();
    else emptied();
  };
  /** @param {G} g */
  const progress = ({ name, done }) =>
    h("progress", {
      max: 1,
      ...(done < 1 && { value: done }),
      "aria-label": t("How {name} is included", { name }),
    });
  /** @param {HTMLElement} li @param {G} g */
  const fill = (li, g) => {
    li.dataset["state"] = g.state;
    const held = li.contains(document.activeElement);
    const away = iconButton("close", t("Remove {name}", { name: g.name }), () => out(g), { title: null });
    const comes = g.state === "reading" || g.state === "keeping";
    li.replaceChildren(...face(g), away, ...(comes ? [progress(g)] : []));
    if (held) away.focus();
  };
  return {
    told,
    draw() {
      keyedItems(list, files(), (g) => g.key, fill);
      const words = aloud(files());
      if (told.textContent !== words) told.textContent = words;
    },
  };
}
