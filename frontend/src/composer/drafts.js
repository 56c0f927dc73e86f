// What was written and not sent, by conversation. It outlives the page.

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

export const drafts = {
  /** @param {string} id */
  of: (id) => read()[id] ?? "",
  /** @param {string} id @param {string} text */
  keep(id, text) {
    const { [id]: _, ...others } = read();
    const all = Object.entries(text ? { ...others, [id]: text } : others).slice(-most);
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // A draft too large for the browser's store lives in the composer only.
    }
  },
  /** @param {string} id */
  forget: (id) => drafts.keep(id, ""),
};
