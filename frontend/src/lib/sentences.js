// The sentences of a text and the words of each. Pure.

/** A sentence without the blanks around it; words hold letters or digits, an emoji is none. Offsets count UTF-16 units.
 * @typedef {{from: number, to: number, words: [number, number][]}} Sentence */

/** Segmenting takes longer than in proportion to a text's length, so a text goes through it in parts of at most this many characters. */
const most = 1000;

const byWord = new Intl.Segmenter(undefined, { granularity: "word" });
const bySentence = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** A name follows these, so their full stop ends no sentence. */
const title = /(?:^|[\s("'“‘«])(?:Mrs?|Ms|Mx|Dr|Prof|St|Capt|Sgt|Lt|Col|Gen|Rev)\.\s*$/u;

/** Two letters for two words, the first of them small, as in "z. B." and "e.g.". */
const letters = /(?:^|[\s("'“‘«[])(?:\p{Ll}|\p{Ll}\.\s?\p{L})\.\s*$/u;

/** A number follows these, as in "p. 7" and "Nr. 12". */
const counted =
  /(?:^|[\s("'“‘«[])(?:\p{L}|pp|ll|nos|nr|n[uú]ms?|vol|fig|abb|abs|art|bd|kap|cap|chap|ch|p[aá]gs?|secc?|sec|col|ed|ca|approx)\.\s*$/iu;

/** "No. 5" is short for a number; "no. 5" ends with a refusal. */
const number = /(?:^|[\s("'“‘«[])No\.\s*$/u;

/** More than the longest of these, so that a long sentence is not read again for each of its ends. */
const reach = 40;

/**
 * Whether a full stop at the end of a text ends no sentence, because it shortens a word or the next one is small.
 *
 * @param {string} text @param {string} after
 */
export function goesOn(text, after) {
  const before = text.slice(-reach);
  if (!/\.\s*$/.test(before)) return false;
  if (title.test(before) || letters.test(before) || /^\p{Ll}/u.test(after)) return true;
  return /^\p{Nd}/u.test(after) && (counted.test(before) || number.test(before));
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
