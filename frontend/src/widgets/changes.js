// What became of a text in another one: its words with what went struck out and what came underlined.

import { compare, hasChanges } from "../lib/diff.js";
import { h, muted, t } from "../lib/index.js";

/** @typedef {import("../lib/diff.js").Piece} Piece */

const tags = Object.freeze({ gone: "del", new: "ins", same: "span", "left out": "span" });

/** @param {Piece} piece @param {number} i its place @param {(Node | string)[]} words @param {string} [why] the reason, on hover and focus */
export const pieceView = ({ kind, text }, i, words = [text], why = "") =>
  h(
    tags[kind],
    why ? { title: why, tabindex: "0", dataset: { why } } : null,
    ...(kind === "left out" ? [i === 0 ? "… " : " … "] : words),
  );

/**
 * Says why some words became others, "" where that is not known; from and to are their place in the text before.
 * @typedef {(change: {gone: string, came: string, from: number, to: number}) => string} Why
 */

/** The reasons of pieces, each at the first piece of its change. @param {readonly Piece[]} pieces @param {string} before @param {Why} why */
function reasonsOf(pieces, before, why) {
  /** @type {string[]} */
  const all = pieces.map(() => "");
  let at = 0;
  for (let i = 0; i < pieces.length; i++) {
    const start = i;
    const from = at;
    const change = { gone: "", came: "" };
    for (; pieces[i] && changed(pieces[i]); i++) {
      const { kind, text } = /** @type {Piece} */ (pieces[i]);
      change[kind === "gone" ? "gone" : "came"] += text;
      if (kind === "gone") at = Math.max(at, before.indexOf(text, at) + text.length);
    }
    if (i > start) all[start] = why({ ...change, from, to: Math.max(at, from + 1) });
    const same = pieces[i];
    if (same) at = Math.max(at, before.indexOf(same.text, at) + same.text.length);
  }
  return all;
}

/** @param {Piece | undefined} piece */
const changed = (piece) => piece?.kind === "gone" || piece?.kind === "new";

/** @typedef {(pieces: readonly Piece[]) => readonly Piece[]} Shorten leaves out of the pieces what need not be shown */

/** @param {string} before @param {string} after @param {Shorten} [shorten] @param {Why} [why] */
export function changesView(before, after, shorten = (pieces) => pieces, why = () => "") {
  const pieces = compare(before, after);
  const shown = shorten(pieces);
  const reasons = reasonsOf(shown, before, why);
  return h(
    "div.diff",
    ...(hasChanges(pieces)
      ? shown.map((p, i) => pieceView(p, i, [p.text], reasons[i]))
      : [muted(t("No visible changes."))]),
  );
}

/** A stretch of words that is set apart: from one place in them to another. @typedef {{from: number, to: number, tag: "em" | "strong"}} Stress */

/** Code in a line, which keeps its stars, or a text between marks of emphasis. */
const stressed =
  /(`+)[^`](?:[^\n]*?[^`])??\1(?!`)|(\*{1,3})(?=\S)([^\n]*?\S)\2|(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^\n]*?\S)\4(?![\p{L}\p{N}_])/gu;

/** The words without the marks of emphasis, and what was between them. @param {string} text @returns {{words: string, stress: Stress[]}} */
function parted(text) {
  let words = "";
  let end = 0;
  /** @type {Stress[]} */
  const stress = [];
  for (const { 0: all, 1: code, 2: stars, 3: starred, 4: lines, 5: lined, index } of text.matchAll(stressed)) {
    words += text.slice(end, index);
    end = index + all.length;
    if (code) {
      words += all;
      continue;
    }
    const inner = parted(starred ?? lined ?? "");
    const from = words.length;
    words += inner.words;
    const mark = (stars ?? lines ?? "").length;
    if (mark !== 2) stress.push({ from, to: words.length, tag: "em" });
    if (mark > 1) stress.push({ from, to: words.length, tag: "strong" });
    stress.push(...inner.stress.map((s) => ({ ...s, from: s.from + from, to: s.to + from })));
  }
  return { words: words + text.slice(end), stress };
}

/** The words without the marks of emphasis, which would come between the reader and the changes. @param {string} text */
export const withoutMarks = (text) => parted(text).words;

/**
 * What became of the words of a text, each set as it is in the text that has it.
 *
 * @param {string} before @param {string} after @param {Shorten} [shorten] @param {Why} [why]
 */
export function proseChanges(before, after, shorten = (pieces) => pieces, why = () => "") {
  const [old, now] = [parted(before), parted(after)];
  const at = { old: 0, now: 0 };
  const pieces = shorten(compare(old.words, now.words));
  const reasons = reasonsOf(pieces, old.words, why);
  return h(
    "div.diff",
    ...pieces.map((piece, i) => {
      const { kind, text } = piece;
      const gone = kind === "gone";
      const from = (gone ? old : now).words.indexOf(text, gone ? at.old : at.now);
      if (gone) at.old = from + text.length;
      else at.now = from + text.length;
      if (kind === "same" || kind === "left out")
        at.old = Math.max(at.old, old.words.indexOf(text, at.old) + text.length);
      return pieceView(piece, i, setApart(text, from, from < 0 ? [] : (gone ? old : now).stress), reasons[i]);
    }),
  );
}

/**
 * What became of a text of prose; where only its emphasis changed, the marks are what there is to show.
 *
 * @param {string} before @param {string} after @param {Shorten} [shorten] @param {Why} [why]
 */
export const markedChanges = (before, after, shorten, why) =>
  (differ(parted(before).words, parted(after).words) ? proseChanges : changesView)(before, after, shorten, why);

/**
 * A part of some words, from a place in them on, with what is set apart in it.
 * @param {string} text @param {number} from @param {readonly Stress[]} stress
 * @returns {(Node | string)[]}
 */
function setApart(text, from, stress) {
  const cuts = [from, from + text.length, ...stress.flatMap((s) => [s.from, s.to])]
    .filter((c, i, all) => c >= from && c <= from + text.length && all.indexOf(c) === i)
    .sort((a, b) => a - b);
  return cuts.slice(1).map((to, i) => {
    const start = cuts[i] ?? from;
    const tags = stress.filter((s) => s.from <= start && s.to >= to).map((s) => s.tag);
    return tags.reduce(
      (/** @type {Node | string} */ inner, tag) => h(tag, null, inner),
      text.slice(start - from, to - from),
    );
  });
}

/** A text as a reader sees it: spaces that make no difference are alike, and so are the two ways to write emphasis. @param {string} text */
const seen = (text) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?<![\p{L}\p{N}_])(__?)(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}_])/gu, (_all, mark, words) => {
      const stars = "*".repeat(mark.length);
      return stars + words + stars;
    })
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Whether a reader sees two texts as different ones. @param {string} a @param {string} b */
export const differ = (a, b) => a !== b && seen(a) !== seen(b);
