// Renames a conversation in its place in the list.

import { claim, h, on, t } from "../lib/index.js";
import { retitle } from "./acts.js";

/**
 * @param {HTMLElement} row
 * @param {string} id
 * @param {string} title
 */
export function rename(row, id, title) {
  const button = /** @type {HTMLElement | null} */ (row.querySelector(".conversation"));
  if (!button || row.querySelector(".rename")) return;
  const input = h("input.rename", { "aria-label": t("Title"), maxLength: 100, dir: "auto", value: title });
  let over = false;
  /** @param {boolean} keep @param {boolean} focus */
  const end = async (keep, focus) => {
    if (over) return;
    over = true;
    const value = input.value.trim();
    const changed = keep && value !== "" && value !== title;
    const shown = button.querySelector(".title");
    if (changed && shown) shown.textContent = value; // the backend says the same in a moment, or why not
    input.replaceWith(button);
    row.dispatchEvent(new Event("renamed", { bubbles: true }));
    if (focus) button.focus();
    if (changed && !(await retitle(id, value)) && shown) shown.textContent = title;
  };
  button.replaceWith(input);
  input.focus();
  input.select();
  on(input, "blur", () => void end(true, false));
  on(input, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing) return;
    if (e.key === "Enter") void end(true, true);
    else if (e.key === "Escape") void end(false, true);
    else if (e.key.length > 1 && !e.ctrlKey && !e.metaKey)
      return e.stopPropagation(); // arrows move in the text
    else return;
    claim(e);
  });
}
