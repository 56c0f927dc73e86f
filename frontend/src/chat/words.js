// The words of a message, for code that knows the message by its id; 0 is the reply that is being written.

import { placesOf, wordAt } from "../lib/offsets.js";
import { messages } from "../model/state.js";
import { live, liveAt, livePlace, liveSegments } from "./livewords.js";
import { indexOf } from "./segmenter.js";
import { bodyOf } from "./segments.js";

/** @typedef {import("./segments.js").Index} Index */

/**
 * The words of a message in order; none while its text is not on the page. @param {number} msgId
 * @returns {{wordIndex: number, sentIndex: number, word: string}[]}
 */
export const messageSegments = (msgId) =>
  msgId === live
    ? liveSegments()
    : (indexOf(bodyOf(msgId))?.words ?? []).map(({ word, sentIndex }, wordIndex) => ({ wordIndex, sentIndex, word }));

/** @type {WeakMap<Index, ReturnType<typeof placesOf>>} */
const places = new WeakMap();

/** The places of a message's words in its stored text, and the words; null while its text is not on the page. @param {number} msgId */
function placesIn(msgId) {
  const index = indexOf(bodyOf(msgId));
  const message = messages.get().find((m) => m.id === msgId);
  if (!index || !message) return null;
  let found = places.get(index);
  if (!found) {
    found = placesOf(
      message.content,
      index.words.map((w) => w.word),
    );
    places.set(index, found);
  }
  return found;
}

/**
 * The word at an offset of a message's stored text, or the next one; -1 where there is none.
 * @param {number} msgId @param {number} utf16Offset
 */
export function segmentAt(msgId, utf16Offset) {
  if (msgId === live) return liveAt(utf16Offset);
  const found = placesIn(msgId);
  return found ? wordAt(found, utf16Offset) : -1;
}

/**
 * The place of a word in a message's stored text, in UTF-16 units; null for one that is shown and not written there.
 * @param {number} msgId @param {number} wordIndex
 */
export const placeOfSegment = (msgId, wordIndex) =>
  msgId === live ? livePlace(wordIndex) : (placesIn(msgId)?.[wordIndex] ?? null);
