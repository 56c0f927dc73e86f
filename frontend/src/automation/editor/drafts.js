// Workflows with changes that are not saved: kept while the window is open, and through a reload where they are small
// enough for the page's own store.

/** @typedef {import("./draft.js").Draft} Draft */

const place = "workflow-drafts";
/** The store of a page holds some 5 MB, and others use it too; in characters. */
const most = 1_000_000;

/** @type {Map<string, Draft>} */
const held = new Map(recall());

/** @param {string} id */
export const heldDraft = (id) => held.get(id);

/** @param {string} id @param {Draft | null} draft null: it is saved, or given up */
export function holdDraft(id, draft) {
  if (draft) held.set(id, draft);
  else if (!held.delete(id)) return;
  try {
    const text = JSON.stringify([...held]);
    if (text.length <= most) localStorage.setItem(place, text);
  } catch {
    // Without a store a draft lives as long as the page.
  }
}

/** @returns {[string, Draft][]} */
function recall() {
  try {
    const all = JSON.parse(localStorage.getItem(place) ?? "[]");
    // Keys are given anew, because the page counts them from one again.
    return all.map((/** @type {[string, Draft]} */ [id, d]) => [
      id,
      { ...d, steps: d.steps.map((p, i) => ({ ...p, key: `kept-${id}-${i}` })) },
    ]);
  } catch {
    return [];
  }
}
