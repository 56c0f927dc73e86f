// The turns that run, by conversation: what the reducers made of them.

import { fromSnapshot, further } from "./reduce.js";
import { turns } from "./state.js";

/** @typedef {import("./reduce.js").Turn} Turn */

/** @param {Turn} turn */
export function putTurn(turn) {
  turns.update((all) => new Map(all).set(turn.conversation_id, turn));
}

/** Takes the backend's snapshot of a turn. @param {any} snapshot */
export const putSnapshot = (snapshot) =>
  putTurn(further(turns.get().get(snapshot.conversation_id), fromSnapshot(snapshot)));

/** Pushes were missed, perhaps because the program began again and counts from one: the next snapshot is taken as it is. */
export const doubtTurns = () =>
  turns.update((all) => new Map([...all].map(([cid, turn]) => [cid, { ...turn, seq: -1 }])));

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

/** Whether Director or Editor is at work. @param {{phase: string, stopping?: boolean}} turn */
export const helps = (turn) => !turn.stopping && (turn.phase === "directing" || turn.phase === "editing");

/** Whether the person may skip what is at work. @param {Turn} turn */
export const skippable = (turn) => helps(turn) || (!turn.stopping && turn.plugin !== null);
