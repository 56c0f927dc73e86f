// Looks through everything that is said, on every branch, for what the field of the list asks.

import { call, sentence } from "../ipc/index.js";
import { cell } from "../lib/index.js";
import { look } from "../model/conversations.js";
import { activeId } from "../model/state.js";
import { names, tip } from "../model/window.js";
import { expandConversation, joinHits, replaceConversation, worthSeeking } from "./hits.js";

/** @typedef {import("../../types/api.d.ts").search.Item} Item */
/**
 * @typedef {object} Found
 * @property {string} q what was asked; "" while nothing is sought
 * @property {readonly Item[]} items
 * @property {string} next where more begin
 * @property {boolean} busy
 * @property {string} error
 * @property {number} pending messages that are not looked through yet
 * @property {string} skipped why nothing was found by meaning, though there is a model for it
 */

/** @type {Found} */
const nothing = { q: "", items: [], next: "", busy: false, error: "", pending: 0, skipped: "" };
export const found = cell(nothing);

/** Hits of a page; those of one conversation when all of them are asked for. */
const page = 30;
const most = 200;

/** After how long a search that could not look through everything yet is made again, in milliseconds. */
const patience = 2000;

/** The order of the latest question; an answer to an older one is thrown away. */
let asked = 0;

/** @param {Record<string, any>} args */
const ask = (args) => call("search.find", { q: found.get().q, ...names.get(), ...args });

/** Follows the field; the archive and the trash are looked through by their names only. */
export function followField() {
  look.watch(({ view, q }) => {
    const text = view === "list" && worthSeeking(q) ? q.trim() : "";
    if (text !== found.get().q) void seek(text);
  });
  tip.watch(() => void lookAtBranches().catch(() => {})); // a late label does no harm: the jump looks for itself
}

/** Another branch may be shown now: the hits there say again whether they are on it. */
async function lookAtBranches() {
  const cid = activeId.get();
  const mine = asked;
  if (!cid || !tip.get() || !found.get().items.some((i) => i.kind === "message" && i.conversation_id === cid)) return;
  const { items } = await ask({ conversation_id: cid, limit: most });
  if (mine === asked) found.update((f) => ({ ...f, items: replaceConversation(f.items, items) }));
}

/** Asks again, as when something that was found is gone. */
export const seekAgain = () => seek(found.get().q);

/** @param {string} q */
async function seek(q) {
  const mine = ++asked;
  if (!q) return found.set(nothing);
  found.update((f) => ({ ...f, q, busy: true, error: "" }));
  await take(mine, { limit: page }, (_, items) => items);
  if (found.get().pending > 0) setTimeout(() => mine === asked && void seekAgain(), patience);
}

/** The page after the last hit. */
export async function seekMore() {
  const { next, busy } = found.get();
  if (!next || busy) return;
  found.update((f) => ({ ...f, busy: true, error: "" }));
  await take(asked, { limit: page, after: next }, joinHits);
}

/** All hits of one conversation. @param {string} cid */
export async function seekAll(cid) {
  const mine = asked;
  try {
    const all = await ask({ conversation_id: cid, limit: most });
    if (mine === asked) found.update((f) => ({ ...f, items: expandConversation(f.items, cid, all.items) }));
  } catch (e) {
    if (mine === asked) found.update((f) => ({ ...f, error: sentence(e) }));
  }
}

/** @param {number} mine @param {Record<string, any>} args @param {(before: readonly Item[], after: Item[]) => readonly Item[]} put */
async function take(mine, args, put) {
  try {
    /** @type {import("../../types/api.d.ts").search.Found} */
    const got = await ask(args);
    if (mine !== asked) return;
    found.update((f) => ({
      ...f,
      items: put(f.items, got.items),
      next: got.next,
      pending: got.pending,
      skipped: got.skipped,
      busy: false,
    }));
  } catch (e) {
    if (mine === asked) found.update((f) => ({ ...f, busy: false, error: sentence(e) }));
  }
}
