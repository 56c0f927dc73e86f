// The menu of another reply: what it should differ in.

import { menu, t } from "../lib/index.js";
import { magic } from "../model/conversation.js";
import { hints } from "../model/hints.js";
import { tip } from "../model/window.js";
import { magicBox } from "./editbox.js";

/** @param {HTMLElement | {x: number, y: number}} anchor @param {number} id of the reply @param {HTMLElement} prose */
export const openHints = (anchor, id, prose) =>
  menu(
    anchor,
    [
      ...hints().map(({ name, direction }) => ({ label: name, run: () => void magic(id, direction) })),
      { label: t("Rewrite with instructions"), icon: "wand", run: () => magicBox(prose, id) },
    ],
    t("Regenerate with a hint"),
  );

/** The same for the last reply; false where there is none that can be written again. @param {HTMLElement} anchor */
export function openLastHints(anchor) {
  const last = tip.get();
  const prose = /** @type {HTMLElement | null} */ (document.querySelector(`.row[data-id="${last?.id}"] .prose`));
  if (!prose || last?.role !== "assistant" || last.parent_id === null) return false;
  openHints(anchor, last.id, prose);
  return true;
}
