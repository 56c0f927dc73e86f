// The records of turns that a person asked to see under their replies; the last
// turn's is there by itself.

import { call } from "../ipc/index.js";
import { cell } from "../lib/index.js";
import { activeId } from "../model/state.js";

/** By message. @type {import("../lib/cell.js").Cell<ReadonlyMap<number, any>>} */
export const records = cell(/** @type {ReadonlyMap<number, any>} */ (new Map()));

activeId.watch(() => records.set(new Map()));

/** @param {number} mid */
export async function fetchRecord(mid) {
  const cid = activeId.get();
  if (!cid) return;
  const log = await call("messages.log", { cid, mid });
  if (cid === activeId.get()) records.update((all) => new Map(all).set(mid, log));
}
