// Workflows with changes that are not saved. The backend keeps them; this window knows those that it read or changed itself.

import { call, Fault } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { on, storedValue } from "../../lib/index.js";
import { saver } from "../../model/saver.js";

/** @typedef {import("./draft.js").Draft} Draft */

/** @type {Map<string, Draft>} */
const held = new Map();
/** Workflows that have a draft, known or not. @type {Set<string>} */
const named = new Set();

const saves = saver(
  (/** @type {string} */ id) => {
    const draft = held.get(id);
    return draft
      ? call("drafts.keepWorkflow", { id, draft: /** @type {any} */ (draft) })
      : call("drafts.deleteWorkflow", { id });
  },
  (e) => e instanceof Fault && ["unreachable", "internal", "exhausted"].includes(e.code),
);
for (const event of ["pagehide", "blur"]) on(globalThis, event, () => void saves.now());

/** @param {string} id */
export const heldDraft = (id) => held.get(id);

/** Whether a workflow has changes that are not saved. @param {string} id */
export const hasDraft = (id) => named.has(id);

/** Reads the draft of a workflow, where this window does not know it. @param {string} id */
export async function readDraft(id) {
  await loadDraftIds();
  if (!named.has(id) || held.has(id)) return;
  const { draft } = await call("drafts.getWorkflow", { id });
  if (draft && !held.has(id)) held.set(id, rekeyed(/** @type {any} */ (draft)));
}

/** @param {string} id @param {Draft | null} draft null: it is saved, or given up */
export function holdDraft(id, draft) {
  if (draft) {
    held.set(id, draft);
    named.add(id);
  } else if (!held.delete(id) && !named.has(id)) return;
  else named.delete(id);
  saves.later(id);
}

/** @type {Promise<void> | undefined} */
let beginning;
/** Learns which workflows have drafts, once. */
export const loadDraftIds = () => {
  beginning ??= begin().catch(reportError);
  return beginning;
};

async function begin() {
  for (const id of await callAll("drafts.workflows")) named.add(id);
  // Earlier versions kept them in the store of the page.
  const old = storedValue("workflow-drafts");
  const all = old.read();
  for (const [id, d] of Array.isArray(all) ? all : []) if (!named.has(id)) holdDraft(id, rekeyed({ vars: {}, ...d }));
  await saves.now();
  old.forget();
}

let n = 0;
/** The page counts keys from one again, so a kept step gets one that no new step has. @param {Draft} draft @returns {Draft} */
function rekeyed(draft) {
  /** @param {readonly any[]} steps @returns {any[]} */
  const fresh = (steps) =>
    steps.map((p) => ({ ...p, key: `kept-${++n}`, ...(p.lanes && { lanes: p.lanes.map(fresh) }) }));
  return { ...draft, steps: fresh(draft.steps) };
}
