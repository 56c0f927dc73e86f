// What the person has the next reply begin with, by conversation: until a reply is begun with it.

import { cell } from "../lib/index.js";

/** @type {import("../lib/cell.js").Cell<ReadonlyMap<string, string>>} */
export const starts = cell(/** @type {ReadonlyMap<string, string>} */ (new Map()));

/** @param {string} cid @param {string | null} text null: nothing, and no field for it */
export const setStart = (cid, text) =>
  starts.update((all) => {
    const next = new Map(all);
    if (text === null) next.delete(cid);
    else next.set(cid, text);
    return next;
  });

/** Takes what the next reply begins with; "" when that is nothing. @param {string} cid */
export function takeStart(cid) {
  const text = starts.get().get(cid) ?? "";
  setStart(cid, null);
  return text.trim();
}
