// A field that saves itself does so when it is left. Where the page goes while the field has the focus, it is left here.

import { cell } from "./cell.js";

/** Whether the page is going, so that what is asked of the program now must outlive it. */
export const goes = cell(false);

/** Whether what is typed has no place any more, as after another database was opened: it is saved nowhere. */
export const homeless = cell(false);

/** Inputs that hold no text: their choice is saved as it is made. */
const chosen = new Set(["button", "checkbox", "color", "file", "radio", "range", "reset", "submit"]);

/** Saves what was typed in the field that has the focus, as leaving it does. The focus stays. */
export function leaveField() {
  const field = /** @type {HTMLInputElement | null} */ (document.activeElement);
  if (homeless.get() || !field || !["input", "textarea"].includes(field.localName) || chosen.has(field.type)) return;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.dispatchEvent(new Event("blur"));
}
