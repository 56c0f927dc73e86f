// Calls of tools that the Writer made for a reply, as messages and turns have them. Pure.

import { sameContent } from "../lib/index.js";

/**
 * @typedef {import("../../types/api.d.ts").chat.Call} Call
 * @typedef {import("../../types/api.d.ts").chat.Message} Message
 */

/** @type {readonly Call[]} */
export const noCalls = Object.freeze([]);

/**
 * Calls with one as it is now.
 * @param {readonly Call[]} calls @param {Call} now @returns {Call[]}
 */
export function withCall(calls, now) {
  return calls.some((c) => c.id === now.id) ? calls.map((c) => (c.id === now.id ? now : c)) : [...calls, now];
}

/** Those of a message's calls that fit, the same list where all do. @param {Message} m @param {(c: Call) => boolean} fits @returns {readonly Call[]} */
function those(m, fits) {
  const all = m.calls ?? noCalls;
  if (all.length === 0) return noCalls;
  const some = all.filter(fits);
  return some.length === all.length ? all : some;
}

/** The calls that a reply was written after. @param {Message} m */
export const callsBefore = (m) => those(m, (c) => c.message_id !== m.id);

/** The calls that were made for a message which has no reply on the path. @param {Message} m */
export const callsFor = (m) => those(m, (c) => c.message_id === m.id);

/** The calls of a version that another version of the reply shares. @param {Message} m */
export const sharedCalls = (m) => those(m, (c) => c.message_id !== m.id && c.reply_id === 0);

/** Whether two lists of calls, or of what they name, say the same. @param {readonly any[]} a @param {readonly any[]} b */
export const sameList = (a, b) => a.length === b.length && sameContent(a, b);

/** @typedef {{kind: string, user_message: string, user_message_id: number}} Begun what a turn was begun with, as far as that is known of one that another window began */

/** Whether a turn answers a call, and no new message. @param {Begun} turn */
const answersCall = ({ kind, user_message: words, user_message_id: id }) =>
  kind === "answer" || (kind === "send" && words === "" && id === 0);

/**
 * What is on disk of calls once a turn was begun. One that waited has its answer by that: its message is read again when the turn ends.
 * @param {readonly Call[]} stored @param {Begun | undefined} turn @returns {readonly Call[]}
 */
export function settledCalls(stored, turn) {
  if (!turn || !stored.some((c) => c.state === "waiting")) return stored;
  const state = answersCall(turn) ? "allowed" : "refused";
  return stored.map((c) => (c.state === "waiting" ? { ...c, state, question: null } : c));
}

/**
 * The calls for the reply of a turn: those that are on disk, as the turn knows them, and its own.
 * @param {readonly Call[]} stored @param {Begun & {calls: readonly Call[]}} turn @returns {readonly Call[]}
 */
export function callsOf(stored, turn) {
  if (stored.length === 0) return turn.calls;
  const known = settledCalls(stored, turn).map((c) => turn.calls.find((x) => x.id === c.id) ?? c);
  return [...known, ...turn.calls.filter((c) => !stored.some((x) => x.id === c.id))];
}

/** The call that runs now, the first one that waits for the person, or none. @param {readonly Call[]} calls */
export const callAtHand = (calls) =>
  calls.find((c) => c.state === "running" || c.state === "allowed") ?? calls.find((c) => c.state === "waiting");

/**
 * A call that waits, as the cards of runs ask about one.
 * @param {Call} c with a question
 * @returns {import("./readwords.js").Request}
 */
export function inquiryOf(c) {
  const q = /** @type {NonNullable<Call["question"]>} */ (c.question);
  return {
    requestId: `call-${c.id}`,
    workflowRunId: "",
    runName: "",
    teamId: "",
    triggerId: "",
    instructionIndex: 0,
    path: "",
    stepWords: "",
    kind: q.kind,
    toolId: c.tool,
    toolName: c.name,
    level: /** @type {import("../../types/api.d.ts").tool.Level} */ (q.level),
    args: q.shown,
    target: /** @type {import("../../types/api.d.ts").tool.Target | null} */ (q.target ?? null),
    ownName: c.own_name,
    to: q.to,
    read: /** @type {import("../../types/api.d.ts").tool.Mark[]} */ (q.read),
    changed: false,
    edited: q.edited,
    text: "",
    schema: null,
    createdAt: q.asked_at,
    inChat: true,
  };
}

/** What a call that is over has done, where it is not known whether it was carried out. @param {Call} c */
export const isUncertain = (c) => c.state !== "done" && /not known whether/.test(c.result);

/** What a call has read that is not public. @param {Call} c */
export const marksOf = (c) => /** @type {import("../../types/api.d.ts").tool.Mark[]} */ (c.read);
