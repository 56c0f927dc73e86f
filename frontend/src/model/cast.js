// The characters of the shown conversation, where there are several, and what a person does with them.

import { call, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { cell, derived } from "../lib/index.js";
import { beginTurn, complain, isRunning, openConversation } from "./conversation.js";
import { presentRow } from "./conversations.js";
import { activeId, current } from "./state.js";

/** @typedef {import("../../types/api.d.ts").chat.Member} Member */
/** @typedef {import("../../types/api.d.ts").chat.Character} Character */

/** @type {readonly Member[]} */
const none = [];

/** Those who take part; none where there is one character. @type {Pick<import("../lib/cell.js").Cell<readonly Member[]>, "get" | "watch">} */
export const members = derived([current], () => current.get()?.cast ?? none);

/** The cards of the library by id, once a conversation with a character is shown. @type {import("../lib/cell.js").Cell<ReadonlyMap<string, Character>>} */
export const cards = cell(/** @type {ReadonlyMap<string, Character>} */ (new Map()));

/** Reads the cards again. */
export async function readCards() {
  const all = await callAll("characters.list");
  cards.set(new Map(all.map((c) => [c.id, c])));
}

/** Begins to follow the cards of the casts that are shown. */
export function followCast() {
  current.watch((c) => {
    const played = members.get().length > 0 || c?.character_card_id;
    if (played && cards.get().size === 0) void readCards().catch(complain);
  });
  whenChanged("characters", () => void (cards.get().size > 0 && readCards().catch(complain)));
}

/**
 * Changes who takes part, or how many answer a message.
 * @param {string} cid @param {{cast?: Member[], speakers_per_turn?: number}} patch
 */
export async function recast(cid, patch) {
  const c = await call("conversations.update", { cid, ...patch });
  if (cid === activeId.get()) current.set(c);
}

/** Begins a conversation of several. @param {Member[]} cast @param {number} perTurn */
export async function newCast(cast, perTurn) {
  const c = await call("conversations.create", { cast, speakers_per_turn: perTurn });
  presentRow(c);
  await openConversation(c.id);
}

/** Lets one speak now. @param {string} card */
export function letSpeak(card) {
  const cid = activeId.get();
  if (!cid || isRunning(cid)) return;
  void beginTurn("turns.send", { content: "", speaker: card }, { kind: "next" }).catch(complain);
}

/** A member before it is in a cast. @param {Character} c @returns {Member} */
export const memberOf = (c) => ({ character_card_id: c.id, name: c.name, label: c.name, muted: false });
