// A click on a word that is read plays from there, or what it belongs to.

import { isSpoken } from "./following.js";
import { blockAt, scoreOf, startOf } from "./score.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */

/**
 * What a click plays. Pure.
 * @param {import("./score.js").Score} score @param {number} offset of the word in the message
 * @param {{click_granularity: string, click_play_scope: string}} how
 * @returns {Parameters<typeof import("./score.js").entriesOf>[2] | null}
 */
export function partAt(score, offset, { click_granularity, click_play_scope }) {
  const first = blockAt(score, offset);
  const block = score.blocks[first];
  if (!block || click_granularity === "none") return null;
  if (click_granularity === "message") return {};
  return click_play_scope === "whole" ? { first, from: startOf(block, offset) } : { first, last: first };
}

/** @param {Host} host @param {import("./reader.js").Reader} reader @param {() => any} config */
export function clicks(host, reader, config) {
  /** @param {import("../../src/chat/claims.js").SegDescriptor} seg */
  const at = ({ msgId, role, wordIndex }) => {
    if (role !== "assistant" || config().click_granularity === "none") return null;
    const message = host.messages().find((m) => m.id === msgId);
    const att = message && host.artifactOf(message);
    const score = att && att.data_b64 !== "[evicted]" ? scoreOf(att) : null;
    if (!att || !score || !isSpoken(message, att)) return null;
    const place = host.placeOfSegment(msgId, wordIndex);
    const part = place && partAt(score, place.from, config());
    return part && { att, part };
  };
  host.registerClickHandler({
    id: host.id,
    label: host.t("Read aloud from here"),
    claims: (seg) => at(seg) !== null,
    onClick(seg) {
      const found = at(seg);
      if (found) reader.play(found.att, found.part);
    },
  });
}
