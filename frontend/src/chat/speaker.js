// Who speaks in a row: the heading with the face and the name, and what the placeholders in the row stand for.

import { icon, t } from "../lib/index.js";
import { speakers } from "../model/names.js";
import { placeOf } from "../model/pages.js";
import { face } from "../widgets/face.js";
import { nameOf } from "./rows.js";

/** @typedef {import("./rows.js").Shown} Shown */

/** What the face beside a name was drawn from. @type {WeakMap<HTMLElement, string>} */
const dressed = new WeakMap();

/** The speaker; aloud also the row's place. @param {HTMLElement} node @param {Shown} item @param {HTMLElement} who the heading */
export function title(node, item, who) {
  const turn = item.message ? null : item.turn;
  const mine = node.dataset["role"] === "user";
  const card = mine ? "" : item.message?.character_card_id || turn?.speaker?.character_card_id || item.card;
  const called = speakers(item.names);
  const speaker = mine
    ? called.user
    : item.message?.author || turn?.speaker?.author || (item.several && turn ? t("Who speaks next") : called.char);
  const marked = item.message?.bookmarked ?? false;
  const aloud = nameOf({ speaker, n: placeOf(item.message), total: item.total, marked });
  const looks = card ? `${card} ${item.cards.get(card)?.updated_at ?? ""}` : "";
  if (node.getAttribute("aria-label") === aloud && dressed.get(who) === looks) return;
  dressed.set(who, looks);
  node.setAttribute("aria-label", aloud);
  who.setAttribute("aria-label", aloud);
  who.replaceChildren(...(card ? [face(card, speaker)] : []), speaker, ...(marked ? [icon("bookmark")] : []));
}

/** What the placeholders in a row stand for: {{char}} is its speaker. @param {Shown} item */
export function namesAt({ names, message, turn }) {
  const who = message ? (message.character_card_id ? message.author : "") : turn?.speaker?.author;
  return who ? { ...names, char: who, nick: "" } : names;
}
