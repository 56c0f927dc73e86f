// Which rows the transcript shows: the path as it is on disk, and what a turn adds to
// it or hides of it, until the path is fetched again and the turn is forgotten. Pure.

import { t } from "../lib/index.js";
import { callsBefore, callsFor, callsOf, noCalls, settledCalls, sharedCalls } from "../model/calls.js";
import { newTurn } from "../model/reduce.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("../model/reduce.js").Turn} Turn */
/** @typedef {import("../model/calls.js").Call} Call */

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {"message" | "sent" | "reply" | "calls"} kind a row on disk, one that is being sent, one that is being written; calls for a message that never got its reply
 * @property {Message | null} message
 * @property {Turn | null} turn
 * @property {readonly Call[]} calls of tools, for the reply in the row
 * @property {boolean} last
 */

/** @typedef {Row & {names: import("../model/names.js").Names, log: any, facts: readonly import("../../types/api.d.ts").fact.Standing[], diff: boolean, bake: boolean, speed: boolean, several: boolean, card: string, cards: ReadonlyMap<string, {updated_at: string}>, total: number, buttons: readonly unknown[]}} Shown */

/** A reply that waits for the person, or was stopped before its first word. */
const noReply = Object.freeze(newTurn("", 0, { kind: "answer", phase: "done" }));

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
  const sends = added?.kind === "send" || added?.kind === "fork_edit";
  const words = Boolean(added && (added.user_message || added.files?.length));
  const sent = sends && words && !path.some((m) => m.id === added?.user_message_id);
  const tip = path.at(-1);
  // The turn writes the reply to the tip. Of one that another window began its message tells whether it sends one.
  const answers = added && (!sends || tip?.id === added.user_message_id || (!words && added.user_message_id === 0));
  /** @type {Row[]} */
  const rows = [];
  /** @param {string} key @param {Row["kind"]} kind @param {Turn} turn @param {readonly Call[]} calls */
  const add = (key, kind, turn, calls = noCalls) => rows.push({ key, kind, message: null, turn, calls, last: false });
  for (const [i, message] of path.entries()) {
    const key = String(message.id);
    rows.push({ key, kind: "message", message, turn: null, calls: callsBefore(message), last: false });
    const answered = path[i + 1]?.role === "assistant" || (message === tip && (newer || answers));
    const calls = answered ? noCalls : callsFor(message);
    if (calls.length === 0) continue;
    const open = message === tip && !added;
    add(open ? "reply" : `calls ${key}`, open ? "reply" : "calls", noReply, settledCalls(calls, added));
  }
  if (!added) return withLast(rows);
  if (sent) add("sent", "sent", added);
  for (const done of added.replies) {
    if (path.some((m) => m.id === done.message_id)) continue;
    const said = { speaker: done, text: done.text ?? "", quotes: done.quotes ?? [] };
    add(`reply ${done.message_id}`, "reply", { ...added, ...said, phase: "done", reasoning: {} }, done.calls);
  }
  add("reply", "reply", added, callsOf(stored(messages[target], answers ? tip : undefined, added.kind), added));
  return withLast(rows);
}

/**
 * The calls on disk that the reply of a turn goes on from: those that the version which it replaces shares, else those for the message.
 * @param {Message | undefined} target @param {Message | undefined} tip @param {string} kind of the turn
 */
function stored(target, tip, kind) {
  if (target) return kind === "extend" ? callsBefore(target) : kind === "fork_edit" ? noCalls : sharedCalls(target);
  return tip ? callsFor(tip) : noCalls;
}

/** @param {Row[]} rows @returns {Row[]} what can be done with a message at the end is seen also while its reply waits below it */
function withLast(rows) {
  const last = rows.at(-1);
  if (last) last.last = true;
  const above = rows.at(-2);
  if (last?.turn === noReply && above) above.last = true;
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
