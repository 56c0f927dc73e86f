// What was entered in a form and not saved yet, by the form's name: a person who looks at something else in between finds
// it again. It lives as long as the page.

import { cell } from "./cell.js";

/** @type {Map<string, any>} */
const held = new Map();

/** Whether closing the window would lose something. */
export const hasUnsaved = cell(false);

/** @param {string} form @returns {any} undefined when there is nothing */
export const unsaved = (form) => held.get(form);

/** @param {string} form @param {any} what undefined: it is saved, or given up */
export function holdUnsaved(form, what) {
  if (what === undefined) held.delete(form);
  else held.set(form, what);
  hasUnsaved.set(held.size > 0);
}

/** Gives up all of it. */
export function discardUnsaved() {
  held.clear();
  hasUnsaved.set(false);
}
