// Which rows the transcript shows: the path as it is on disk, and what a turn adds to
// it or hides of it, until the path is fetched again and the turn is forgotten. Pure.

import { t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("../model/reduce.js").Turn} Turn */

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {"message" | "sent" | "reply"} kind a row on disk, one that is being sent, one that is being written
 * @property {Message | null} message
 * @property {Turn | null} turn
 * @property {boolean} last
 */

/** @typedef {Row & {names: import("../model/names.js").Names, log: any, facts: readonly import("../../types/api.d.ts").fact.Standing[], diff: boolean, bake: boolean, speed: boolean, several: boolean, card: string, cards: ReadonlyMap<string, {updated_at: string}>, total: number, buttons: readonly unknown[]}} Shown */

/**
 * @param {readonly Message[]} messages
 * @param {Turn | undefined} turn
 * @param {boolean} [newer] whether the path goes on below these rows, so that what a turn adds is out of sight
 * @returns {Row[]}
 */
export function rowsOf(messages, turn, newer = false) {
  const target = turn?.target_id ? messages.findIndex((m) => m.id === turn.target_id) : -1;
  const path = target < 0 ? messages : messages.slice(0, target);
  const added = newer && target < 0 ? undefined : turn;
  /** @type {Row[]} */
  const rows = path.map((message) => ({ key: String(message.id), kind: "message", message, turn: null, last: false }));
  /** @param {string} key @param {"sent" | "reply"} kind @param {Turn} turn */
  const add = (key, kind, turn) => rows.push({ key, kind, message: null, turn, last: false });
  if (added) {
    const sends = added.kind === "send" || added.kind === "fork_edit";
    if (sends && (added.user_message || added.files?.length) && !path.some((m) => m.id === added.user_message_id))
      add("sent", "sent", added);
    for (const done of added.replies) {
      if (path.some((m) => m.id === done.message_id)) continue;
      const said = { speaker: done, text: done.text ?? "", quotes: done.quotes ?? [] };
      add(`reply ${done.message_id}`, "reply", { ...added, ...said, phase: "done", reasoning: {} });
    }
    add("reply", "reply", added);
  }
  const last = rows.at(-1);
  if (last) last.last = true;
  return rows;
}

/**
 * What a row is called aloud: who speaks, and its place in the conversation.
 * @param {{speaker: string, n: number, total: number, marked: boolean}} row n counts from 1; 0 is not known
 */
export function nameOf({ speaker, n, total, marked }) {
  if (n < 1) return speaker;
  if (total < n)
    return marked
      ? t("{speaker}, message {n}, bookmarked", { speaker, n })
      : t("{speaker}, message {n}", { speaker, n });
  return marked
    ? t("{speaker}, message {n} of {total}, bookmarked", { speaker, n, total })
    : t("{speaker}, message {n} of {total}", { speaker, n, total });
}

/**
 * What goes when a row is deleted: its other versions, and the messages below it on the shown path.
 * @param {Message} row
 * @param {number} total rows of the path
 */
export const asDeleted = (row, total) => ({
  below: Math.max(0, total - row.turn_index - 1),
  siblings: row.branch_count - 1,
});
