// What was written and not sent, by conversation. It outlives the page.

import { cell } from "../lib/cell.js";

const place = "drafts";
/** At most so many drafts are kept, the latest ones. */
const most = 50;

/** @returns {Record<string, string>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

/** The conversations that have a draft. @type {import("../lib/cell.js").Cell<ReadonlySet<string>>} */
export const drafted = cell(/** @type {ReadonlySet<string>} */ (new Set(Object.keys(read()))));

export const drafts = {
  all: read,
  /** @param {string} id */
  of: (id) => read()[id] ?? "",
  /** @param {string} id @param {string} text */
  keep(id, text) {
    const { [id]: _, ...others } = read();
    const all = Object.entries(text ? { ...others, [id]: text } : others).slice(-most);
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries(all)));
      const had = drafted.get();
      if (all.length !== had.size || all.some(([other]) => !had.has(other)))
        drafted.set(new Set(all.map(([other]) => other)));
    } catch {
      // A draft too large for the browser's store lives in the composer only.
    }
  },
  /** @param {string} id */
  forget: (id) => drafts.keep(id, ""),
};
