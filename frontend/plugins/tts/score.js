// What is known of a sound without its bytes: its blocks, when which word is heard, and its place in the
// message. Times are seconds of the clip; what is played has pauses between the blocks, which the clip has not. Pure.

/** @typedef {{start: number, end: number, from: number, to: number}} Word from and to in UTF-16 units of the message */
/** @typedef {{start: number, end: number, pause: number, text: string, from: number, to: number, words: Word[]}} Block */
/** @typedef {{duration: number, exact: boolean, blocks: Block[], peaks: number[]}} Score */
/** @typedef {{silence: number} | {row: number, start: number, end: number, block: number}} Entry a segment that is played; block is the place of its block */

const isTime = (/** @type {unknown} */ v) => typeof v === "number" && Number.isFinite(v) && v >= 0;

/** @type {WeakMap<object, Score | null>} */
const read = new WeakMap();

/** The score of a sound; null when it has none that can be read. @param {{consumption_metadata: any}} att @returns {Score | null} */
export function scoreOf(att) {
  const known = read.get(att);
  if (known !== undefined) return known;
  const score = scoreIn(att.consumption_metadata);
  read.set(att, score);
  return score;
}

/** @param {any} s @returns {Score | null} */
function scoreIn(s) {
  if (!s || !isTime(s.duration) || !Array.isArray(s.blocks)) return null;
  const blocks = s.blocks.filter((/** @type {any} */ b) => isTime(b?.start) && isTime(b.end) && b.end > b.start);
  if (blocks.length === 0) return null;
  return {
    duration: s.duration,
    exact: Boolean(s.exact),
    blocks: blocks.map((/** @type {any} */ b) => ({ ...b, pause: b.pause ?? 0, words: b.words ?? [] })),
    peaks: Array.isArray(s.peaks) ? s.peaks : [],
  };
}

/**
 * What plays a sound, or a part of it: its blocks with the silences between them.
 * @param {Score} score @param {number} row
 * @param {{first?: number, last?: number, from?: number}} [part] the first and the last block, and where in the first one
 * @returns {Entry[]}
 */
export function entriesOf({ blocks }, row, { first = 0, last = blocks.length - 1, from } = {}) {
  return blocks.slice(first, last + 1).flatMap((b, i) => {
    const start = i === 0 && from !== undefined && from > b.start && from < b.end ? from : b.start;
    /** @type {Entry} */
    const sound = { row, start, end: b.end, block: first + i };
    return i > 0 && b.pause > 0 ? [{ silence: b.pause }, sound] : [sound];
  });
}

/** @typedef {{source: number, row?: number, silence?: number, start: number, end?: number, about?: any}} Listed a segment as the backend lists it */

/**
 * The entries of a list that plays, each at the place that the channel's state tells; what cannot be found has none.
 * @param {readonly Listed[]} segments @param {readonly Block[]} blocks of the sound they are parts of, or what they tell of themselves
 */
export function entriesIn(segments, blocks) {
  const entries = /** @type {Entry[]} */ ([]);
  for (const { source, row, silence, start, end, about } of segments) {
    const block = row ? blocks.findIndex((b) => b.start <= start && b.end === end) : blocks.indexOf(about);
    const found = blocks[block];
    if (silence) entries[source] = { silence };
    else if (found) entries[source] = { row: row ?? 0, start: row ? start : found.start, end: found.end, block };
  }
  return entries;
}

/** How long the whole takes with its pauses. @param {Score} score */
export const lengthOf = ({ blocks }) => blocks.reduce((sum, b, i) => sum + (i > 0 ? b.pause : 0) + b.end - b.start, 0);

/** @param {Entry} e */
const lasts = (e) => ("silence" in e ? e.silence : e.end - e.start);

/** The place in the list for a time of the clip; what is not in the list is at its nearer end. @param {readonly Entry[]} entries @param {number} clip */
export function streamAt(entries, clip) {
  let at = 0;
  for (const e of entries) {
    if (!("silence" in e) && clip < e.end) return at + Math.max(0, clip - e.start);
    at += lasts(e);
  }
  return at;
}

/**
 * What is heard: the entry that was told, and so far on from its beginning that the next ones may have begun.
 * @param {readonly Entry[]} entries @param {number} source @param {number} elapsed seconds of that entry
 * @returns {{block: number, clip: number, silent: boolean} | null} the block, and the time of the clip; in a silence those of the block before
 */
export function heardAt(entries, source, elapsed) {
  let i = source;
  let rest = elapsed;
  for (let e = entries[i]; e && rest >= lasts(e) && i + 1 < entries.length; e = entries[++i]) rest -= lasts(e);
  const e = entries[i];
  if (!e) return null;
  if (!("silence" in e)) return { block: e.block, clip: Math.min(e.end, e.start + rest), silent: false };
  const before = entries[i - 1];
  return before && !("silence" in before) ? { block: before.block, clip: before.end, silent: true } : null;
}

/** The word that sounds, or that sounded last; null before the first. @param {Block | undefined} block @param {number} clip */
export function wordAt(block, clip) {
  const words = block?.words ?? [];
  let low = 0;
  let high = words.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (/** @type {Word} */ (words[mid]).start <= clip) low = mid + 1;
    else high = mid;
  }
  return words[low - 1] ?? null;
}

/** The block that an offset of the message is read in; -1 when it is not read. @param {Score} score @param {number} offset */
export const blockAt = ({ blocks }, offset) => blocks.findIndex((b) => b.from <= offset && offset < b.to);

/** When the word at an offset of the message begins, or the next one in its block. @param {Block} block @param {number} offset */
export const startOf = (block, offset) => block.words.find((w) => w.to > offset && w.to > w.from)?.start ?? block.start;

/**
 * The loudness in so many bars, each 0 to 1; the loudest is 1.
 * @param {readonly number[]} peaks @param {number} count
 */
export function bars(peaks, count) {
  const loudest = Math.max(1, ...peaks);
  const n = Math.min(count, peaks.length);
  const edge = (/** @type {number} */ i) => Math.floor((i * peaks.length) / n);
  return Array.from({ length: n }, (_, i) => Math.max(0, ...peaks.slice(edge(i), edge(i + 1))) / loudest);
}
