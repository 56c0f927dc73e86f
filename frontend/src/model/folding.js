// What the model reads of the shown conversation: all of its messages, or a summary of the oldest
// ones and the rest.

import { call, listen } from "../ipc/index.js";
import { cell, t, toast } from "../lib/index.js";
import { touchesShown } from "./pushes.js";
import { activeId, status } from "./state.js";

/** @typedef {import("../../types/api.d.ts").turns.Folding} Folding */
/** @typedef {import("../../types/api.d.ts").chat.Fold} Fold */

/** @type {import("../lib/cell.js").Cell<Folding | null>} null: not known */
export const folding = cell(/** @type {Folding | null} */ (null));

let asked = 0;

/** Reads it again. What it says of another conversation, or of an earlier moment, is dropped. */
async function read() {
  const cid = activeId.get();
  const turn = ++asked;
  const got = cid ? await call("folds.get", { cid }).catch(() => null) : null;
  if (turn === asked) folding.set(got);
}

/** Follows the shown conversation. */
export function followFolding() {
  activeId.watch(() => {
    folding.set(null);
    void read();
  });
  status.watch(() => void read());
  listen((push) => {
    if (touchesShown(push, "folds") || touchesShown(push, "messages")) void read();
  });
}

/**
 * The message above which the model reads a summary; null: there is none among these.
 * @param {readonly import("../../types/api.d.ts").chat.Message[]} rows @param {Folding | null} now
 */
export const afterFold = (rows, now) => rows.find((m) => now?.fold && m.parent_id === now.fold.last_id)?.id ?? null;

/**
 * Changes the fold of the shown conversation.
 * @template {"folds.edit" | "folds.unfold"} K
 * @param {K} operation @param {Fold} fold @param {{text?: string}} [more]
 */
export async function changeFold(operation, fold, more = {}) {
  await call(operation, /** @type {any} */ ({ cid: fold.conversation_id, fid: fold.id, ...more }));
  await read();
}

/** The texts that a fold had before, the newest first. @param {Fold} fold */
export const versionsOf = (fold) => call("folds.versions", { cid: fold.conversation_id, fid: fold.id });

/** Gives a fold a text that it had before. @param {Fold} fold @param {number} vid */
export async function restoreFold(fold, vid) {
  await call("folds.restore", { cid: fold.conversation_id, fid: fold.id, vid });
  await read();
}

/** Ends each summary that the model writes because the person asked for it. @type {Set<() => void>} */
const stops = new Set();

/** Stops the summaries that are being written, and says whether there was one. */
export function stopSummary() {
  const any = stops.size > 0;
  for (const stop of stops) stop();
  return any;
}

/**
 * Waits for a summary, which the person can stop.
 * @template T
 * @param {string} cid @param {Promise<T>} written @returns {Promise<T | null>} null: the person stopped it
 */
async function summarized(cid, written) {
  let stopped = false;
  const stop = () => {
    stopped = true;
    void call("turns.stop", { cid }).catch(() => {}); // what the summary then comes to is told
  };
  stops.add(stop);
  try {
    return await written;
  } catch (e) {
    if (stopped) return null;
    throw e;
  } finally {
    stops.delete(stop);
  }
}

/** Has the model write the summary of a fold again. @param {Fold} fold @returns {Promise<boolean>} false: the person stopped it */
export async function rewriteFold({ conversation_id: cid, id: fid }) {
  const made = await summarized(cid, call("folds.rewrite", { cid, fid }));
  await read();
  return made !== null;
}

/** Says that a summary is being written, as long as that takes. @template T @param {string} cid @param {Promise<T>} written */
async function told(cid, written) {
  const away = toast(t("The model is writing the summary…"), {
    time: 2 ** 31 - 1, // the longest that a timer waits
    action: { label: t("Stop"), run: stopSummary },
  });
  const made = await summarized(cid, written).finally(away);
  if (made === null) toast(t("Summary stopped."));
  return made;
}

/**
 * Has the model summarize all messages of a conversation but the last ones, and read the summary from then on.
 * @param {string} cid
 */
export const summarize = (cid) => told(cid, call("folds.create", { cid }));

/** Makes a copy of a conversation, in which the model reads a summary of all messages but the last ones. @param {string} cid */
export const summarizedCopy = (cid) => told(cid, call("conversations.duplicate", { cid, summarized: true }));
