// Holds a part of the shown conversation: the end of it when it is opened, and
// whichever part the reader goes to.

import { call, sentence, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { cell, repeatedRead, together } from "../lib/index.js";
import { unnamed } from "./names.js";
import { beyond, most, page, withNewer, withOlder } from "./pages.js";
import { dropTurn, putSnapshot } from "./running.js";
import { activeId, lastLog, messages, settings, turns } from "./state.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/** Whether rows exist above the held ones, and below them. */
export const more = cell({ older: false, newer: false });
/** The last row of the path, which need not be held. @type {import("../lib/cell.js").Cell<Message | null>} */
export const tip = cell(/** @type {Message | null} */ (null));
/** Loading, or why it failed. */
export const loading = cell(/** @type {{busy: boolean, error: string}} */ ({ busy: false, error: "" }));
/** What the placeholders in its texts stand for. @type {import("../lib/cell.js").Cell<import("./names.js").Names>} */
export const names = cell(unnamed);

/** What the view and a deletion that may still be undone tell the window. */
export const outlook = {
  /** The row that the reader looks at. @type {() => number | null} */
  anchor: () => null,
  /** Whether a row holds something that is not saved and so must not go. */
  holding: () => false,
  /** Whether a change of the conversation's own is under way, which fetches at its end. @type {(cid: string) => boolean} */
  changing: () => false,
  /** Carries out what waits for its undo; called before the path is read or changed. @type {() => Promise<void> | null} null: nothing waits */
  settle: () => null,
};

/** The order of the latest opening; an answer to an older one is thrown away. */
let opening = 0;

/** How often the shown part was asked for, and which of these readings is shown: one that was overtaken is thrown away. */
let asked = 0;
let shown = 0;

/** @param {string} id */
export async function openWindow(id) {
  void outlook.settle();
  const mine = ++opening;
  const read = together(() => {
    activeId.set(id);
    messages.set([]);
    tip.set(null);
    more.set({ older: false, newer: false });
    lastLog.set(null);
    loading.set({ busy: true, error: "" });
    return refresh("end", mine); // it asks before the page is drawn, so that the answer comes meanwhile
  });
  try {
    await read;
    if (mine === opening) loading.set({ busy: false, error: "" });
  } catch (e) {
    if (mine === opening) loading.set({ busy: false, error: sentence(e) });
  }
}

/**
 * Fetches the shown part again, or another part: the start, the end, or the rows around one.
 *
 * @param {"here" | "start" | "end" | number} [to]
 * @param {number} [mine]
 */
export async function refresh(to = "here", mine = opening) {
  const cid = activeId.get();
  if (!cid) return;
  const settling = outlook.settle();
  if (settling) await settling;
  const reading = ++asked;
  const known = turns.get().get(cid);
  const limit =
    to === "here" ? Math.max(page, Math.min(most, messages.get().length + 2)) : to === "end" ? page : page * 2;
  const around = typeof to === "number" ? to : to === "here" && more.get().newer ? outlook.anchor() : null;
  const end = { cid, limit: around === null && to !== "start" ? limit : 1 };
  const [newest, part, snapshot, logs, people] = await Promise.all([
    call("messages.list", end),
    around !== null
      ? call("messages.list", { cid, limit, around }).catch(() => null)
      : to === "start"
        ? call("messages.list", { cid, limit, from_start: true })
        : null,
    call("turns.snapshot", { cid }),
    call("conversations.logs", { cid, limit: 1 }),
    call("conversations.get", { cid }).then(peopleOf),
  ]);
  if (mine !== opening || cid !== activeId.get()) return;
  // A row that is gone has no surroundings; then the end is shown.
  const rows = part ?? (end.limit > 1 ? newest : await call("messages.list", { cid, limit }));
  if (mine !== opening || cid !== activeId.get() || (to === "here" && reading < shown)) return;
  shown = reading;
  together(() => {
    called(people);
    tip.set(newest.at(-1) ?? null);
    more.set(beyond(rows, tip.get()?.id));
    messages.set(rows);
    lastLog.set(logs[0] ?? null);
    const running = turns.get().get(cid);
    if (snapshot) putSnapshot(snapshot);
    // A turn that began while this was fetched is none that has ended.
    else if (running && running.turn !== 0 && running.turn === known?.turn) dropTurn(cid);
  });
  await presentSent(cid);
}

/** Joins the message just sent to the rows, so that it has its actions while it is answered. @param {string} cid */
export async function presentSent(cid) {
  const sent = () => {
    const turn = turns.get().get(cid);
    const id = turn?.kind === "send" && turn.phase !== "done" ? turn.user_message_id : 0;
    return cid === activeId.get() && !more.get().newer && !messages.get().some((m) => m.id === id) ? id : 0;
  };
  if (!sent()) return;
  const [row] = await call("messages.list", { cid, limit: 1 }).catch(() => []);
  const held = messages.get();
  if (row?.id !== sent() || (held.at(-1)?.id ?? null) !== row.parent_id) return;
  tip.set(row);
  messages.set([...held, row]);
}

/**
 * The texts of the rows contain the names, and are drawn again when these change, or the picture of whom the person plays.
 * @param {import("./names.js").Names} called
 */
function called({ user, char, nick = "", persona = null }) {
  const now = names.get();
  const looks = (/** @type {import("./names.js").Persona | null | undefined} */ p) => `${p?.id} ${p?.avatar_at}`;
  if (now.user !== user || now.char !== char || (now.nick ?? "") !== nick || looks(now.persona) !== looks(persona))
    names.set({ user, char, nick, persona });
}

/** Begins to follow what the person is called: in the settings, as a persona, and by the card that chooses one. */
export function followNames() {
  let player = ""; // who it is in the settings that were read last
  const ask = async () => {
    const cid = activeId.get();
    if (!cid) return;
    const conversation = await call("conversations.get", { cid });
    const people = await peopleOf(conversation);
    if (cid === activeId.get()) called(people);
  };
  // The names stay as they were where they cannot be read; a hundred cards that come at once are asked for twice.
  const { wish } = repeatedRead(() => ask().catch(() => {}), 100);
  settings.watch((now) => {
    const before = player;
    player = now ? `${now.active_persona_id} ${now.user_name}` : "";
    if (before && before !== player) wish();
  });
  whenChanged("personas", wish);
  whenChanged("characters", wish);
}

/**
 * What the two are called. The person plays whom the conversation says, else its card, else the settings.
 * @param {import("../../types/api.d.ts").chat.Conversation} conversation @returns {Promise<import("./names.js").Names>}
 */
async function peopleOf({ character_card_id: id, character_name: name, persona_lock_id: lock }) {
  const card = id ? await call("characters.get", { id }).catch(() => null) : null;
  const char = { char: name || unnamed.char, nick: card?.name === name ? card.nickname : "" };
  const played = lock ?? card?.persona_lock_id ?? settings.get()?.active_persona_id;
  const all = played ? await callAll("personas.list").catch(() => []) : [];
  const persona = all.find((p) => p.id === played) ?? null;
  const user = persona?.name ?? settings.get()?.user_name;
  return { user: user || unnamed.user, ...char, persona };
}

let fetching = false;

/**
 * Joins the next page at one end. Says whether rows came.
 *
 * @param {"older" | "newer"} side
 */
export async function extend(side) {
  const cid = activeId.get();
  const held = messages.get();
  const edge = side === "older" ? held[0] : held.at(-1);
  if (fetching || !cid || !edge || !more.get()[side]) return false;
  fetching = true;
  try {
    const got = await call("messages.list", { cid, limit: page, [side === "older" ? "before" : "after"]: edge.id });
    if (cid !== activeId.get() || messages.get() !== held || got.length === 0) return false;
    const limit = outlook.holding() ? Number.POSITIVE_INFINITY : most;
    const rows = [...(side === "older" ? withOlder : withNewer)(held, got, limit)];
    together(() => {
      more.set(beyond(rows, tip.get()?.id));
      messages.set(rows);
    });
    return true;
  } finally {
    fetching = false;
  }
}
