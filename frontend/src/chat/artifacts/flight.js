// What is being changed in the shown conversation. While something is, a notice of a change waits: it may be our
// own, and what is shown already may be ahead of the file.

import { callNamed } from "../../ipc/index.js";
import { cell } from "../../lib/index.js";
import { isRunning } from "../../model/running.js";
import { activeId } from "../../model/state.js";
import { outlook, refresh } from "../../model/window.js";

/** What is worked on, with its message: a group by its root, or a single one that is restored. @type {import("../../lib/cell.js").Cell<ReadonlyMap<number, number>>} */
export const busy = cell(/** @type {ReadonlyMap<number, number>} */ (new Map()));

/** Whether something of a message is worked on. @param {number} mid */
export const isBusy = (mid) => [...busy.get().values()].includes(mid);

/**
 * Does one thing at a time for a key; a second one is not begun.
 * @param {number} key @param {number} mid @param {() => Promise<void>} act
 */
export async function alone(key, mid, act) {
  if (busy.get().has(key)) return;
  busy.update((all) => new Map(all).set(key, mid));
  try {
    await act();
  } finally {
    busy.update((all) => new Map([...all].filter(([k]) => k !== key)));
  }
}

/** By conversation. @type {Map<string, {n: number, stale: boolean}>} */
const flights = new Map();

/**
 * The notices that our own changes will bring, by conversation: until when each is waited for. One that somebody
 * else's change brings first is taken for ours, and ours for theirs, so that one of the two is heard.
 * @type {Map<string, {until: number}[]>}
 */
const owed = new Map();

/** How much later than its answer the notice of a change may come, in ms. */
const lag = 2000;

/**
 * Calls an operation that changes something, within a flight.
 * @param {string} op @param {{cid: string} & Record<string, unknown>} args
 */
export async function mutate(op, args) {
  const notice = { until: Number.POSITIVE_INFINITY };
  const rest = () => (owed.get(args.cid) ?? []).filter((n) => n !== notice && n.until > Date.now());
  owed.set(args.cid, [...rest(), notice]);
  try {
    const answer = await callNamed(op, args);
    notice.until = Date.now() + lag;
    return answer;
  } catch (e) {
    owed.set(args.cid, rest());
    throw e;
  }
}

/**
 * Changes something in a conversation, and fetches what is shown when the last change has landed.
 * @param {string} cid
 * @param {() => Promise<boolean>} change says whether what is shown must be fetched
 */
export async function fly(cid, change) {
  const f = flights.get(cid) ?? { n: 0, stale: false };
  flights.set(cid, f);
  f.n++;
  try {
    if (await change()) f.stale = true;
  } finally {
    if (--f.n === 0) {
      flights.delete(cid);
      // A turn that runs fetches at its end.
      if (f.stale && cid === activeId.get() && !isRunning(cid)) await refresh();
    }
  }
}

outlook.changing = (cid) => {
  const [ours, ...rest] = (owed.get(cid) ?? []).filter((n) => n.until > Date.now());
  owed.set(cid, rest);
  if (ours) return true;
  const f = flights.get(cid);
  if (f) f.stale = true;
  return f !== undefined;
};
