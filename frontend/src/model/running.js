// The turns that run, by conversation: what the reducers made of them.

import { turns } from "./state.js";

/** @typedef {import("./reduce.js").Turn} Turn */

/** @param {Turn} turn */
export function putTurn(turn) {
  turns.update((all) => new Map(all).set(turn.conversation_id, turn));
}

/** @param {string} cid */
export function dropTurn(cid) {
  turns.update((all) => {
    const next = new Map(all);
    next.delete(cid);
    return next;
  });
}

/** @param {string} cid */
export const isRunning = (cid) => {
  const turn = turns.get().get(cid);
  return Boolean(turn && turn.phase !== "done");
};

/** Whether Director or Editor is at work, which the person may skip. @param {{phase: string, stopping?: boolean}} turn */
export const helps = (turn) => !turn.stopping && (turn.phase === "directing" || turn.phase === "editing");
