// The words of a rendered text, each in a span of its own that knows its number and
// that of its sentence.
//
// Effects are classes of these spans. CSS highlights would leave the text's nodes
// alone, and were tried: in WebKitGTK 2.50 a pulse does not move in them. Clicks need
// the spans anyway, so there is one way for both: every word has one, made a slice at
// a time.

import { sentencesOf } from "../lib/sentences.js";

/** @typedef {{sentIndex: number, word: string, spans: HTMLElement[]}} Word a word has more than one span where markup goes through it */
/** @typedef {{text: string, nodes: Text[]}} Sentence nodes: of its words and of the text between them */
/** @typedef {{words: Word[], sentences: Sentence[]}} Index */

/** @typedef {{text: string, pieces: {node: Text, from: number}[]}} Block */
/** @typedef {{from: number, to: number, word: number, sentence: Sentence | null}} Cut word: -1 between words */

const blockTags = "p, li, pre, td, th, h3, h4, h5, h6, blockquote";

/** What is no prose keeps its nodes, and so does a text too long to be formatted: its spans would be a hundred thousand. */
export const untouched =
  "pre, .code, .math, math, svg, button, .placeholder, .bulk, .bulk-offer, .edit-box, .drawing-frame";

/** Spans that are made before the caller may pause. */
const atOnce = 100;

/**
 * The texts of the blocks of a text: a word or a match does not reach from one into the next.
 * @param {Element} prose @param {string} [without] what is left out
 * @returns {Block[]}
 */
export function blocksOf(prose, without = untouched) {
  const walker = document.createTreeWalker(prose, 5 /* elements and texts */);
  /** @type {Block[]} */
  const blocks = [];
  let owner = /** @type {Element | null | undefined} */ (undefined);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const last = blocks.at(-1);
    if (node.nodeName === "BR" && last) last.text += "\n";
    const parent = node.parentElement;
    if (node.nodeType !== 3 || parent?.closest(without)) continue;
    const own = parent?.closest(blockTags) ?? prose;
    if (own !== owner || !last) blocks.push({ text: "", pieces: [] });
    owner = own;
    const block = /** @type {Block} */ (blocks.at(-1));
    const text = /** @type {Text} */ (node);
    block.pieces.push({ node: text, from: block.text.length });
    block.text += text.data;
  }
  return blocks;
}

/** A stretch of a block as a range of the page. @param {Block} block @param {number} from @param {number} to */
export function rangeIn({ pieces }, from, to) {
  const range = document.createRange();
  const first = pieces.findLast((p) => p.from <= from);
  const last = pieces.findLast((p) => p.from < to);
  if (first) range.setStart(first.node, Math.min(from - first.from, first.node.data.length));
  if (last) range.setEnd(last.node, Math.min(to - last.from, last.node.data.length));
  return range;
}

/**
 * Puts every word of a text into a span. A step takes a millisecond or two; the index is whole at the end.
 *
 * @param {Element} prose holds no spans of words yet
 * @returns {Generator<void, Index, void>}
 */
export function* weave(prose) {
  /** @type {Index} */
  const index = { words: [], sentences: [] };
  for (const block of blocksOf(prose)) {
    /** @type {Cut[]} */
    const cuts = [];
    for (const { from, to, words } of sentencesOf(block.text)) {
      /** @type {Sentence} */
      const sentence = { text: block.text.slice(from, to), nodes: [] };
      const sentIndex = index.sentences.push(sentence) - 1;
      let at = from;
      for (const [a, b] of words) {
        const word = index.words.push({ sentIndex, word: block.text.slice(a, b), spans: [] }) - 1;
        cuts.push({ from: at, to: a, word: -1, sentence }, { from: a, to: b, word, sentence });
        at = b;
      }
      cuts.push({ from: at, to, word: -1, sentence });
      yield;
    }
    yield* wrap(block, cuts, index);
  }
  return index;
}

/** @param {Block} block @param {readonly Cut[]} cuts @param {Index} index @returns {Generator<void, void, void>} */
function* wrap(block, cuts, index) {
  let first = 0;
  let made = 0;
  for (const { node, from } of block.pieces) {
    const end = from + node.data.length;
    const out = document.createDocumentFragment();
    let at = from;
    for (let cut = cuts[first]; cut && cut.from < end; cut = cuts[++first]) {
      const a = Math.max(cut.from, from);
      const b = Math.min(cut.to, end);
      if (a > at) out.append(node.data.slice(at - from, a - from));
      if (b > a) {
        const text = document.createTextNode(node.data.slice(a - from, b - from));
        cut.sentence?.nodes.push(text);
        out.append(cut.word < 0 ? text : span(text, cut.word, index));
        at = b;
        if (++made % atOnce === 0) yield;
      }
      if (cut.to > end) break; // it goes on in the next piece
    }
    if (at === from) continue;
    if (at < end) out.append(node.data.slice(at - from));
    node.replaceWith(out);
  }
}

/** @param {Text} text @param {number} i @param {Index} index */
function span(text, i, index) {
  const word = /** @type {Word} */ (index.words[i]);
  const el = document.createElement("span");
  el.className = "seg";
  el.dataset["seg"] = String(i);
  el.dataset["sent"] = String(word.sentIndex);
  el.append(text);
  word.spans.push(el);
  return el;
}

/** Takes the spans away again. @param {Element} prose */
export function unravel(prose) {
  const all = prose.querySelectorAll(".seg, .seg-gap");
  for (const el of all) el.replaceWith(...el.childNodes);
  if (all.length > 0) prose.normalize();
}

/** The text of a message's row, if the page holds it as it will stay. @param {number} msgId @returns {HTMLElement | null} */
export const bodyOf = (msgId) => document.querySelector(`.row[data-id="${Number(msgId)}"] > .row-body > .prose`);

/** The message that a row shows; 0 for one that is not on disk yet. @param {Element} node */
export const msgIdOf = (node) => Number(/** @type {HTMLElement | null} */ (node.closest(".row"))?.dataset["id"] || 0);

/** What a handler is told of a word. @param {Index} index @param {number} i @param {HTMLElement} prose @returns {import("./claims.js").SegDescriptor} */
export function segDescriptor(index, i, prose) {
  const word = /** @type {Word} */ (index.words[i]);
  return {
    wordIndex: i,
    sentIndex: word.sentIndex,
    get word() {
      return word.word;
    },
    get sentenceText() {
      return index.sentences[word.sentIndex]?.text ?? "";
    },
    msgId: msgIdOf(prose),
    role: /** @type {HTMLElement | null} */ (prose.closest(".row"))?.dataset["role"] ?? "",
  };
}
