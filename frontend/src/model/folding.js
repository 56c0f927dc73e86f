// What the model reads of the shown conversation: all of its messages, or a summary of the oldest
// ones and the rest.

import { call, listen } from "../ipc/index.js";
import { cell, t, toast } from "../lib/index.js";
import { touchesShown } from "./pushes.js";
import { activeId, status } from "./state.js";

/** @typedef {import("../../types/api.d.ts").turns.Folding} Folding */

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
 * @template {"folds.edit" | "folds.rewrite" | "folds.unfold"} K
 * @param {K} operation @param {import("../../types/api.d.ts").chat.Fold} fold @param {{text?: string}} [more]
 */
export async function changeFold(operation, fold, more = {}) {
  await call(operation, /** @type {any} */ ({ cid: fold.conversation_id, fid: fold.id, ...more }));
  await read();
}

/**
 * Has the model summarize all messages of a conversation but the last ones, and read the summary from then on.
 * @param {string} cid
 */
export async function summarize(cid) {
  const written = toast(t("The model is writing the summary…"), { time: 2 ** 31 - 1 }); // the longest that a timer waits
  return call("folds.create", { cid }).finally(written);
}
