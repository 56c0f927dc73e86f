// The words of the reply that is being written. Its end is drawn again with each token, so its words get no spans:
// a word is looked up at its present place, and painted without touching a node.

import { placesOf, wordAt } from "../lib/offsets.js";
import { sentencesOf } from "../lib/sentences.js";
import { activeId, turns } from "../model/state.js";
import { blocksOf, rangeIn } from "./segments.js";

/** @typedef {{block: number, from: number, to: number, text: string}} Spot a stretch of a block of the drawn text */
/** @typedef {{words: (Spot & {sentIndex: number})[], sentences: Spot[], places: ReturnType<typeof placesOf>, text: string, drawn: number, reach: number}} Index reach: so much of the text is known for good */

/** What this reply is called where a message's id is asked for. */
export const live = 0;

/** A reply that is longer than this is not gone through while it grows; it is when it is whole. */
const longest = 40_000;
/** How many words at the end may still become others. */
const loose = 2;

/** @type {Index | null} */
let index = null;

/** The text of the reply that is being written in the shown conversation; null while none is. */
export const written = () => turns.get().get(activeId.get() ?? "")?.text ?? null;

/** @returns {HTMLElement | null} */
const liveBody = () => document.querySelector('.row[data-kind="reply"] > .row-body > .prose');

/** The index, if it reaches past an offset of the text; made again if it does not and could. @param {number} offset */
function indexTo(offset) {
  const text = written();
  const prose = liveBody();
  if (text === null || !prose || text.length > longest) {
    index = null;
    return null;
  }
  if (index && !text.startsWith(index.text.slice(0, index.reach))) index = null;
  if (index && offset < index.reach) return index;
  const drawn = prose.textContent.length;
  if (index?.text !== text || index.drawn !== drawn) index = indexOf(prose, text, drawn);
  return index;
}

/** @param {HTMLElement} prose @param {string} text @param {number} drawn @returns {Index} */
function indexOf(prose, text, drawn) {
  const words = /** @type {Index["words"]} */ ([]);
  const sentences = /** @type {Spot[]} */ ([]);
  for (const [block, { text: shown }] of blocksOf(prose).entries())
    for (const s of sentencesOf(shown)) {
      const sentIndex = sentences.push({ block, from: s.from, to: s.to, text: shown.slice(s.from, s.to) }) - 1;
      for (const [from, to] of s.words) words.push({ block, from, to, text: shown.slice(from, to), sentIndex });
    }
  const places = placesOf(
    text,
    words.map((w) => w.text),
  );
  const reach = places.slice(0, -loose).findLast((p) => p !== null)?.to ?? 0;
  return { words, sentences, places, text, drawn, reach };
}

/** Its words so far, as messageSegments gives those of a message. */
export const liveSegments = () =>
  (indexTo(Number.POSITIVE_INFINITY)?.words ?? []).map(({ text, sentIndex }, wordIndex) => ({
    wordIndex,
    sentIndex,
    word: text,
  }));

/** The word at an offset of the text, or the next one; -1 where there is none yet. @param {number} offset */
export function liveAt(offset) {
  const found = indexTo(offset);
  return found ? wordAt(found.places, offset) : -1;
}

/** The place of a word in the text. @param {number} wordIndex */
export const livePlace = (wordIndex) => index?.places[wordIndex] ?? null;

/** Where a word or a sentence is drawn by now; null when it was drawn otherwise meanwhile. @param {"word" | "sentence"} grain @param {number} unit */
function rangeOf(grain, unit) {
  const spot = (grain === "word" ? index?.words : index?.sentences)?.[unit];
  const prose = liveBody();
  const block = spot && prose ? blocksOf(prose)[spot.block] : undefined;
  if (!spot || !block || block.text.slice(spot.from, spot.to) !== spot.text) return null;
  return rangeIn(block, spot.from, spot.to);
}

/**
 * Paints a word or a sentence, and keeps it painted while the text around it grows.
 * @param {string} name of the highlight @param {"word" | "sentence"} grain @param {number} unit
 * @returns {() => void} takes it off
 */
export function paintLive(name, grain, unit) {
  const all = globalThis.CSS?.highlights; // a window without them shows no light until the reply is whole
  const prose = liveBody();
  if (!all || !prose) return () => {};
  let range = /** @type {Range | null} */ (null);
  const paint = () => {
    if (range && !range.collapsed && range.startContainer.isConnected) return;
    range = rangeOf(grain, unit);
    if (range) all.set(name, new Highlight(range));
    else all.delete(name);
  };
  const drawn = new MutationObserver(paint);
  drawn.observe(prose, { childList: true, subtree: true });
  paint();
  return () => {
    drawn.disconnect();
    all.delete(name);
  };
}
