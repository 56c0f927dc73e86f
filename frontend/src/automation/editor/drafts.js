// Workflows with changes that are not saved: kept while the window is open, and through a reload where they are small
// enough for the page's own store.

import { stored } from "../../lib/index.js";

/** @typedef {import("./draft.js").Draft} Draft */

const store = stored("workflow-drafts");
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
  const all = [...held];
  // Without a store a draft lives as long as the page.
  if (JSON.stringify(all).length <= most) store.keep(all);
}

/** @returns {[string, Draft][]} */
function recall() {
  const all = store.read();
  // The page counts keys from one again, so a kept step gets one that no new step has.
  let n = 0;
  /** @param {readonly any[]} steps @returns {any[]} */
  const rekeyed = (steps) =>
    steps.map((p) => ({
      ...p,
      key: `kept-${++n}`,
      ...(p.lanes && { lanes: p.lanes.map(rekeyed) }),
    }));
  return (Array.isArray(all) ? all : []).map(([id, d]) => [id, { vars: {}, ...d, steps: rekeyed(d.steps) }]);
}
