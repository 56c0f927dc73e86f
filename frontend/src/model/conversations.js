// The rows of the list: loaded in pages, and changed one by one as the backend tells of them.

import { call, Fault, sentence } from "../ipc/index.js";
import { cell, storedValue, together } from "../lib/index.js";
import { byFolder, placeConversation } from "./order.js";
import { activeId, conversations, current, unread } from "./state.js";

/** @typedef {import("../../types/api.d.ts").chat.Conversation} Conversation */
/** @typedef {import("./order.js").Look} Look */

/** Rows that are fetched at once: some screens of them. */
const page = 100;
/** The most that a new start of the list fetches again, so that the place in it is kept. */
const most = 1000;

const store = storedValue("list");

/** @type {import("../lib/cell.js").Cell<Look>} */
export const look = cell(/** @type {Look} */ ({ view: "list", q: "", tag: "", ...orderOf(store.read()) }));

/** The order that was chosen last. @param {any} kept @returns {Pick<Look, "group" | "sort">} */
function orderOf(kept) {
  return {
    group: ["character", "folder"].includes(kept?.group) ? kept.group : "",
    sort: ["title", "created"].includes(kept?.sort) ? kept.sort : "",
  };
}

/** The folders as the list shows them. @type {import("../lib/cell.js").Cell<import("./order.js").Places>} */
export const places = cell(/** @type {import("./order.js").Places} */ ({ place: new Map(), hidden: new Set() }));

/** Whether rows follow, whether some are on their way, and why they did not come. */
export const paging = cell({ more: false, busy: false, error: "" });

/** The order of the latest loading; an answer to an older one is thrown away. */
let asked = 0;
/** Conversations that changed while the list was being loaded. @type {Set<string>} */
const heard = new Set();
/** Conversations that are being fetched, and whether they changed meanwhile. @type {Map<string, boolean>} */
const fetching = new Map();

/** What the list asks for, but for its page. */
export const where = () => {
  const { view, q, group, sort, tag } = look.get();
  const hidden = byFolder(look.get()) ? [...places.get().hidden] : [];
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(view === "archived" && { archived: true }),
    ...(view === "trash" && { trashed: true }),
    ...(group && { group }),
    ...(sort && { sort }),
    ...(tag && { tag }),
    ...(hidden.length > 0 && { closed: hidden.join(",") }),
  };
};

/** Shows another place, or another search in it. The rows of one place are never under the name of another. @param {Partial<Look>} change */
export async function lookAt(change) {
  const there = { ...look.get(), ...change };
  together(() => {
    if (["view", "group", "sort"].some((k) => Reflect.get(there, k) !== Reflect.get(look.get(), k))) {
      paging.update((p) => ({ ...p, busy: true, error: "" }));
      conversations.set([]);
    }
    look.set(there);
  });
  store.keep(orderOf(there));
  await load(page).catch(() => {}); // the list itself says it
}

/** Shows one of the places of conversations, as from the palette. @param {"list" | "archived" | "trash"} view */
export const lookInto = (view) => lookAt({ view, q: "", tag: "" });

/** Fetches the shown rows again. */
export const loadConversations = () => load(Math.min(most, Math.max(page, conversations.get().length)));

/** @param {number} limit */
async function load(limit) {
  const mine = ++asked;
  paging.update((p) => ({ ...p, busy: true, error: "" }));
  try {
    const rows = await call("conversations.list", { ...where(), limit });
    if (mine !== asked) return;
    conversations.set(rows);
    paging.set({ more: rows.length >= limit, busy: false, error: "" });
  } catch (e) {
    if (mine === asked) paging.update((p) => ({ ...p, busy: false, error: sentence(e) }));
    throw e;
  } finally {
    if (mine === asked) {
      const late = [...heard];
      heard.clear();
      for (const id of late) void hearOf(id).catch(() => {}); // the next change tells of it again
    }
  }
}

/** Fetches the page after the last row. */
export async function loadMore() {
  const { more, busy } = paging.get();
  const last = conversations.get().at(-1);
  if (!more || busy || !last) return;
  const mine = asked;
  paging.update((p) => ({ ...p, busy: true, error: "" }));
  try {
    const rows = await call("conversations.list", { ...where(), limit: page, before: last.id });
    if (mine !== asked) return;
    const known = new Set(conversations.get().map((c) => c.id));
    conversations.update((all) => [...all, ...rows.filter((/** @type {Conversation} */ c) => !known.has(c.id))]);
    paging.set({ more: rows.length >= page, busy: false, error: "" });
  } catch (e) {
    if (mine !== asked) return;
    if (e instanceof Fault && e.code === "not_found") await loadConversations().catch(() => {});
    else paging.update((p) => ({ ...p, busy: false, error: sentence(e) }));
  }
}

/**
 * A conversation changed, or all of them may have. The one that is shown is closed when it is gone.
 * @param {string} id
 * @returns {Promise<void>}
 */
export async function hearOf(id) {
  if (!id) {
    await loadConversations();
    const open = activeId.get();
    return open && !conversations.get().some((c) => c.id === open) ? hearOf(open) : undefined;
  }
  if (paging.get().busy) heard.add(id);
  if (fetching.has(id)) {
    fetching.set(id, true);
    return;
  }
  fetching.set(id, false);
  try {
    putRow(await call("conversations.get", { cid: id }));
  } catch (e) {
    if (!(e instanceof Fault && e.code === "not_found")) throw e;
    conversations.update((all) => all.filter((c) => c.id !== id));
    read(id);
    if (id === current.get()?.id) activeId.set(null);
  } finally {
    const again = fetching.get(id);
    fetching.delete(id);
    if (again) await hearOf(id);
  }
}

/** @param {Conversation} c */
function putRow(c) {
  conversations.update((all) => placeConversation(all, c, look.get(), paging.get().more, places.get()));
  if (c.trashed_at) read(c.id);
  if (c.id === activeId.get()) current.set(c);
}

/** Shows a conversation that was just begun, in the list and without a search. @param {Conversation} c */
export function presentRow(c) {
  const { view, q, tag } = look.get();
  if (view === "list" && !q && !tag) putRow(c);
  else void lookAt({ view: "list", q: "", tag: "" });
}

/** Clears the mark of an unread answer. @param {string} id */
export const read = (id) => {
  if (unread.get().has(id)) unread.update((s) => new Set([...s].filter((other) => other !== id)));
};

/** What was open last, unless it is in the trash. @returns {Promise<Conversation | null>} */
export async function lastOpened() {
  const cid = localStorage.getItem("conversation");
  if (!cid) return null;
  const c =
    conversations.get().find((r) => r.id === cid) ?? (await call("conversations.get", { cid }).catch(() => null));
  return c?.trashed_at ? null : c;
}

/** Keeps the shown conversation's own row, also when the list does not hold it. */
export function followActive() {
  return activeId.watch((id) => {
    const known = conversations.get().find((c) => c.id === id) ?? null;
    current.set(known);
    if (id && !known) void hearOf(id).catch(() => {}); // the page says why it could not be opened
  });
}
