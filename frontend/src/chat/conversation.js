// What a person does with conversations and turns: calls, and the state they change.

import { call, sentence } from "../ipc/index.js";
import { cell } from "../lib/cell.js";
import { toast } from "../lib/layer.js";
import { hearOf, loadConversations, presentRow } from "../sidebar/list.js";
import { activeId, lastLog, messages, settings, turns, unread } from "../state.js";
import { fromSnapshot, join, newTurn } from "./reduce.js";

export { loadConversations };

/** @typedef {import("./reduce.js").Turn} Turn */

/** Rows that are fetched at once, and the most that are kept: about what a page can scroll through smoothly. */
const page = 60;
const most = 300;

/** Whether older rows exist above the shown ones, and newer ones below them. */
export const more = cell({ older: false, newer: false });
/** Loading, or why it failed. */
export const loading = cell(/** @type {{busy: boolean, error: string}} */ ({ busy: false, error: "" }));
/** Who speaks. @type {import("../lib/cell.js").Cell<import("./names.js").Names>} */
export const names = cell({ user: "You", char: "Assistant" });

/** @param {unknown} e */
export const complain = (e) => void toast(sentence(e), { kind: "error" });

/** The order of the latest opening; an answer to an older one is thrown away. */
let opening = 0;

/** @param {string} id */
export async function openConversation(id) {
  const mine = ++opening;
  activeId.set(id);
  localStorage.setItem("conversation", id);
  unread.update((s) => new Set([...s].filter((other) => other !== id)));
  messages.set([]);
  lastLog.set(null);
  loading.set({ busy: true, error: "" });
  try {
    await refresh(mine);
    loading.set({ busy: false, error: "" });
  } catch (e) {
    if (mine === opening) loading.set({ busy: false, error: sentence(e) });
  }
}

/** Fetches the shown conversation anew. */
export async function refresh(mine = opening) {
  const cid = activeId.get();
  if (!cid) return;
  const limit = Math.max(page, Math.min(most, messages.get().length + 2));
  const [rows, snapshot, logs, conversation, persona] = await Promise.all([
    call("messages.list", { cid, limit }),
    call("turns.snapshot", { cid }),
    call("conversations.logs", { cid, limit: 1 }),
    call("conversations.get", { cid }),
    personaName(),
  ]);
  if (mine !== opening || cid !== activeId.get()) return;
  names.set({ user: persona || "You", char: conversation.character_name || "Assistant" });
  messages.set(rows);
  lastLog.set(logs[0] ?? null);
  more.set({ older: rows.length >= limit, newer: false });
  const running = turns.get().get(cid);
  if (snapshot) putTurn(fromSnapshot(snapshot));
  else if (running && running.turn !== 0) dropTurn(cid);
}

async function personaName() {
  const id = settings.get()?.active_persona_id;
  const name = settings.get()?.user_name;
  if (!id) return name === "User" ? "You" : name;
  const all = await call("personas.list").catch(() => []);
  return all.find((/** @type {any} */ p) => p.id === id)?.name ?? name;
}

export async function loadOlder() {
  const cid = activeId.get();
  const first = messages.get()[0];
  if (!cid || !first || !more.get().older) return;
  const rows = await call("messages.list", { cid, limit: page, before: first.id });
  if (cid !== activeId.get() || messages.get()[0] !== first) return;
  const all = [...rows, ...messages.get()];
  messages.set(all.slice(0, most));
  more.set({ older: rows.length >= page, newer: all.length > most || more.get().newer });
}

/** @param {string | null} characterId */
export async function newConversation(characterId = null) {
  const c = await call("conversations.create", characterId ? { character_card_id: characterId } : {});
  presentRow(c);
  await openConversation(c.id);
}

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

/**
 * Begins a turn. What is sent is shown at once, and taken back when it is refused.
 *
 * @param {string} operation
 * @param {Record<string, any>} args
 * @param {Partial<Turn>} shown
 */
export async function beginTurn(operation, args, shown) {
  const cid = activeId.get();
  if (!cid) throw new Error("There is no conversation.");
  if (isRunning(cid)) throw new Error("An answer is still being written. Stop it first, or wait.");
  if (more.get().newer) await refresh();
  putTurn(newTurn(cid, 0, shown));
  try {
    const accepted = await call(operation, { cid, ...args });
    const now = turns.get().get(cid);
    if (now?.turn === 0) putTurn({ ...now, turn: accepted.turn });
  } catch (e) {
    dropTurn(cid);
    throw e;
  }
}

/** @param {number} mid @param {"regenerate" | "superRegenerate"} verb */
export const again = (mid, verb = "regenerate") =>
  beginTurn(
    `turns.${verb}`,
    { mid },
    { kind: verb === "regenerate" ? "regenerate" : "super_regenerate", target_id: mid },
  ).catch(complain);

/** @param {number} mid @param {string} direction */
export const magic = (mid, direction) =>
  beginTurn("turns.magicRewrite", { mid, direction }, { kind: "magic_rewrite", target_id: mid }).catch(complain);

/** @param {number} mid @param {string} content */
export const fork = (mid, content) =>
  beginTurn("turns.forkEdit", { mid, content }, { kind: "fork_edit", target_id: mid, user_message: content });

export const answer = () => beginTurn("turns.continue", {}, { kind: "continue" }).catch(complain);

export async function stop() {
  const cid = activeId.get();
  const turn = cid && turns.get().get(cid);
  if (!cid || !turn || turn.phase === "done") return;
  putTurn({ ...turn, stopping: true });
  await call("turns.stop", { cid }).catch(complain);
}

/** @param {"messages.edit" | "messages.delete" | "messages.switchBranch"} operation @param {number} mid @param {Record<string, any>} [args] */
export async function change(operation, mid, args = {}) {
  const cid = activeId.get();
  if (!cid) return;
  const rows = await call(operation, { cid, mid, ...args });
  if (cid !== activeId.get()) return;
  messages.set(rows.slice(-most));
  more.set({ older: rows.length > most, newer: false });
}

/** @param {any} push */
export function takePush(push) {
  if (push.type === "turn") void takeTurn(push);
  else if (push.type === "reset") void Promise.all([loadConversations(), refresh()]).catch(complain);
  else if (push.what === "conversations") void hearOf(push.id).catch(complain);
  else if (push.what === "messages" && push.id === activeId.get() && !isRunning(push.id))
    void refresh().catch(complain);
}

/** Handlers for what the turn has no word for: the plug-ins' events. @type {Set<(event: string, data: any, cid: string) => void>} */
export const listeners = new Set();

/** @param {any} batch */
async function takeTurn(batch) {
  const cid = batch.conversation_id;
  for (const e of batch.events) for (const fn of listeners) fn(e.event, e.data, cid);
  const before = turns.get().get(cid);
  const next = join(before, batch);
  if (next === null) {
    const snapshot = await call("turns.snapshot", { cid }).catch(() => null);
    if (snapshot) putTurn(fromSnapshot(snapshot));
    else if (cid === activeId.get()) await refresh().catch(complain);
    return;
  }
  if (next === before) return;
  putTurn(next);
  if (next.phase === "done") await finish(next);
}

/** @param {Turn} turn */
async function finish(turn) {
  const cid = turn.conversation_id;
  if (turn.error) toast(turn.error, { kind: "error" });
  if (cid !== activeId.get()) {
    dropTurn(cid);
    unread.update((s) => new Set(s).add(cid));
    return;
  }
  await refresh().catch(complain);
  if (!turn.error && !turn.text.trim() && !turn.stopping) {
    toast("The model sent an empty answer. Ask again, or try another model.", {
      kind: "error",
      action: { label: "Ask again", run: () => void answer() },
    });
  }
}
