// Messages that a model writes for the person: each streams into the message box of the conversation that it was asked
// for in, is nowhere kept, and gives the box back as it was when it is stopped or fails.

import { call, sentence } from "../ipc/index.js";
import { cell, t } from "../lib/index.js";
import { join, newTurn } from "./reduce.js";
import { isRunning } from "./running.js";

/** @typedef {import("./reduce.js").Turn} Turn */
/** @typedef {{number: number, turn: Turn, before: string}} Impersonation before: what stood in the box */
/** @typedef {{text: string, before: string, error: unknown, stopped: boolean}} Ended error: what it failed by; null: it did not */

/** What every topic begins with; the conversation's id follows. */
const topic = "impersonation:";

/** Those that are being written, by conversation. @type {import("../lib/cell.js").Cell<ReadonlyMap<string, Impersonation>>} */
export const impersonations = cell(/** @type {ReadonlyMap<string, Impersonation>} */ (new Map()));

let count = 0;
/** What is on its way to the program, by conversation: nothing is asked for before it has heard that the last one ended. @type {Map<string, Promise<unknown>>} */
const sent = new Map();

/** @type {Set<(cid: string, ended: Ended) => void>} */
const watchers = new Set();

/** @param {(cid: string, ended: Ended) => void} see is told once of the end of each */
export const whenImpersonated = (see) => void watchers.add(see);

/** @param {string} cid @param {Impersonation | null} next null: it has ended */
function put(cid, next) {
  impersonations.update((all) => {
    const now = new Map(all);
    if (next) now.set(cid, next);
    else now.delete(cid);
    return now;
  });
}

/** Why no message can be written now; "" when one can. @param {string | null} cid */
export function impersonationRefusal(cid) {
  if (!cid) return t("No conversation is open.");
  if (isRunning(cid)) return t("A reply is still being written. Stop the reply first, or wait.");
  return impersonations.get().has(cid) ? t("Your message is already being written.") : "";
}

/**
 * Begins to write the person's next message.
 *
 * @param {string} cid
 * @param {{text: string, hint: string, before: string}} wish text: what it begins with; before: what stood in the box
 */
export function impersonate(cid, { text, hint, before }) {
  const number = ++count;
  put(cid, { number, turn: newTurn(topic + cid, 0, { text: text.trim() }), before });
  const running = () => {
    const now = impersonations.get().get(cid);
    return now?.number === number ? now : null;
  };
  return send(cid, async () => {
    if (!running()) return;
    try {
      const accepted = await call("turns.impersonate", { cid, text, hint });
      const now = running();
      if (now?.turn.turn === 0) put(cid, { ...now, turn: { ...now.turn, turn: accepted.turn } });
    } catch (e) {
      if (running()) end(cid, e);
    }
  });
}

/** @param {string} cid @param {() => Promise<unknown>} ask */
function send(cid, ask) {
  const asked = (sent.get(cid) ?? Promise.resolve()).then(ask);
  sent.set(cid, asked);
  return asked;
}

/** Gives the box back as it was, and stops the writing. @param {string} cid */
export function stopImpersonation(cid) {
  const now = impersonations.get().get(cid);
  if (!now) return;
  put(cid, { ...now, turn: { ...now.turn, stopping: true } });
  end(cid, null);
  void send(cid, () => call("turns.stop", { cid }).catch(() => {})); // it goes on unheard then
}

/** @param {any} push of any type */
export function takeImpersonation(push) {
  if (push.type === "reset") {
    const lost = t("The connection was interrupted, so your message was not written.");
    for (const cid of impersonations.get().keys()) end(cid, lost);
    return;
  }
  if (push.type !== "impersonation") return;
  const cid = push.conversation_id.slice(topic.length);
  const now = impersonations.get().get(cid);
  if (!now) return; // another window asked for it
  const turn = join(now.turn, push);
  if (turn === null || turn === now.turn) return;
  put(cid, { ...now, turn });
  if (turn.phase === "done") end(cid, turn.error || null);
}

/** @param {string} cid @param {unknown} error a sentence of the program, or what was thrown; null: it is written or was stopped */
function end(cid, error) {
  const now = impersonations.get().get(cid);
  if (!now) return;
  put(cid, null);
  const { text, stopping } = now.turn;
  for (const see of watchers) see(cid, { text: text.trim(), before: now.before, error, stopped: stopping });
}

/** What an end that failed says. @param {unknown} error */
export const failureOf = (error) => (typeof error === "string" ? error : sentence(error));
