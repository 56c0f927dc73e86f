// Who speaks in a row: the heading with the face and the name, and what the placeholders in the row stand for.

import { icon, t } from "../lib/index.js";
import { speakers } from "../model/names.js";
import { placeOf } from "../model/pages.js";
import { face } from "../widgets/face.js";
import { personaPictureOf, portrait } from "../widgets/portrait.js";
import { nameOf } from "./rows.js";

/** @typedef {import("./rows.js").Shown} Shown */

/** Who speaks, and what is heard of it. @param {Shown} item @param {boolean} mine whether the person speaks */
export function titleOf(item, mine) {
  const turn = item.message ? null : item.turn;
  const card = mine ? "" : item.message?.character_card_id || turn?.speaker?.character_card_id || item.card;
  const called = speakers(item.names);
  const speaker = mine
    ? called.user
    : item.message?.author || turn?.speaker?.author || (item.several && turn ? t("Who speaks next") : called.char);
  const marked = item.message?.bookmarked ?? false;
  const aloud = nameOf({ speaker, n: placeOf(item.message), total: item.total, marked });
  const played = mine && item.names.persona ? personaPictureOf(item.names.persona) : "";
  return { speaker, aloud, marked, card, played, dressed: item.cards.get(card)?.updated_at ?? "" };
}

/** Names the speaker; aloud also the row's place. @param {HTMLElement} node the row @param {HTMLElement} who its heading @param {ReturnType<typeof titleOf>} title */
export function showTitle(node, who, { speaker, aloud, marked, card, played }) {
  for (const named of [node, who]) named.setAttribute("aria-label", aloud);
  const shown = card ? face(card, speaker) : played && portrait({ id: "", name: speaker }, "cast-portrait", played);
  who.replaceChildren(...(shown ? [shown] : []), speaker, ...(marked ? [icon("bookmark")] : []));
}

/** What the placeholders in a row stand for: {{char}} is its speaker. @param {Shown} item */
export function namesAt({ names, message, turn }) {
  const who = message ? (message.character_card_id ? message.author : "") : turn?.speaker?.author;
  return who ? { ...names, char: who, nick: "" } : names;
}
