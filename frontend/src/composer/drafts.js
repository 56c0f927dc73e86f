// What was written and not sent, by conversation. It outlives the page.

const place = "drafts";
/** At most so many drafts are kept, the latest ones. */
const most = 50;

/** @typedef {{text: string, pastes: readonly string[]}} Draft */

/** @returns {Record<string, Draft | string>} a bare string is a text without pastes */
function read() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

export const drafts = {
  /** @param {string} id @returns {Draft} */
  of(id) {
    const found = read()[id] ?? "";
    return typeof found === "string" ? { text: found, pastes: [] } : found;
  },
  /** @param {string} id @param {string} text @param {readonly string[]} [pastes] */
  keep(id, text, pastes = []) {
    const { [id]: _, ...others } = read();
    /** @type {Record<string, Draft | string>} */
    const all = text || pastes.length > 0 ? { ...others, [id]: pastes.length > 0 ? { text, pastes } : text } : others;
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-most))));
    } catch {
      // A draft too large for the browser's store lives in the composer only.
    }
  },
  /** @param {string} id */
  forget: (id) => drafts.keep(id, ""),
};
