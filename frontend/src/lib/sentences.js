// The sentences of a text and the words of each. Pure.

import { rules } from "./sentencerules.js";

/** A sentence without the blanks around it; words hold letters or digits, an emoji is none. Offsets count UTF-16 units.
 * @typedef {{from: number, to: number, words: [number, number][]}} Sentence */

/** Segmenting takes longer than in proportion to a text's length, so a text goes through it in parts of at most this many characters. */
const most = 1000;

const byWord = new Intl.Segmenter(undefined, { granularity: "word" });
const bySentence = new Intl.Segmenter(undefined, { granularity: "sentence" });

const short = new Set(rules.short.split(" "));
const shortBeforeNumber = new Set(rules.shortBeforeNumber.split(" "));

/** More than the longest abbreviation, so that a long sentence is not read again for each of its ends. */
const reach = 40;

/** Marks that can end a sentence, and those that may follow them within it. */
const ending = new RegExp(`[${escaped(rules.ends)}][${escaped(rules.ends + rules.closes)}]*\\s*$`, "u");

/** @param {string} marks */
function escaped(marks) {
  return marks.replace(/[\]\\^-]/g, "\\$&");
}

/**
 * Whether the marks at the end of a text end no sentence, because the next word is small or they shorten a word.
 *
 * @param {string} text @param {string} after
 */
export function goesOn(text, after) {
  const before = text.slice(-reach);
  if (/^\p{Ll}/u.test(after) && ending.test(before)) return true;
  const word = /(?<![\p{L}.])([\p{L}.]*)\.\s*$/u.exec(before)?.[1];
  if (word === undefined) return false;
  if (word === "") return /(?:^|\n)[ >\t]*\d+\.\s*$/.test(before);
  if ([...word].length === 1 && word !== "I") return true;
  const lower = word.toLowerCase();
  if (short.has(lower)) return true;
  return /^\p{Nd}/u.test(after) && (shortBeforeNumber.has(lower) || (lower === "no" && word !== "no"));
}

/** Where a sentence ends without a doubt: what comes next begins one. */
const sureEnd = /[.!?…]["'”’»)\]]*\s+(?=[\p{Lu}"“‘«])|[。！？][」』”’）]*/gu;

/**
 * One after the other, so that the caller may pause; a step costs no more than one part.
 *
 * @param {string} text a block of prose; a line break in it ends a sentence
 * @returns {Generator<Sentence, void, void>}
 */
export function* sentencesOf(text) {
  /** @type {Sentence | null} */
  let open = null;
  for (const { from, to, ends } of parts(text)) {
    const part = text.slice(from, to);
    const words = [...byWord.segment(part)].filter((w) => w.isWordLike);
    let next = 0;
    for (const { index, segment } of bySentence.segment(part)) {
      const end = from + index + segment.length;
      open ??= { from: from + index, to: end, words: [] };
      open.to = end;
      for (let w = words[next]; w && from + w.index < end; w = words[++next])
        open.words.push([from + w.index, from + w.index + w.segment.length]);
      if ((end === to && !ends) || goesOn(text.slice(open.from, end), text.slice(end, end + 2))) continue;
      if (open.words.length > 0) yield trimmed(open, text);
      open = null;
    }
  }
  if (open && open.words.length > 0) yield trimmed(open, text);
}

/** @param {Sentence} s @param {string} text @returns {Sentence} */
function trimmed(s, text) {
  const raw = text.slice(s.from, s.to);
  return { ...s, from: s.to - raw.trimStart().length, to: s.from + raw.trimEnd().length };
}

/** Parts of a text; ends: whether a sentence does. @param {string} text */
function* parts(text) {
  for (let from = 0; from < text.length; ) {
    const { length, ends } = cut(text.slice(from, from + most + 1));
    yield { from, to: from + length, ends };
    from += length;
  }
}

/** @param {string} text */
function cut(text) {
  if (text.length <= most) return { length: text.length, ends: true };
  const line = text.lastIndexOf("\n", most - 1) + 1;
  const sure = [...text.matchAll(sureEnd)].map((m) => m.index + m[0].length).findLast((at) => at <= most) ?? 0;
  if (line > 0 || sure > 0) return { length: Math.max(line, sure), ends: true };
  const blank = text.slice(0, most).search(/\s\S*$/u) + 1;
  if (blank > 0) return { length: blank, ends: false };
  return { length: /[\ud800-\udbff]/.test(text[most - 1] ?? "") ? most - 1 : most, ends: false };
}
