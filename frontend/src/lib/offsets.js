// Where the words that a reader sees are in the text that was written: what is
// spoken or timed counts offsets in the text, what is painted counts words. Pure.

import { sentencesOf } from "./sentences.js";

/** What is written and not shown as words: fences, formulas, pictures, addresses of links, their definitions. */
const unseen =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))|\$\$[\s\S]+?\$\$|\\\[[\s\S]+?\\\]|\\\([\s\S]+?\\\)|!\[[^\]\n]*\]\([^)\n]*\)|\]\([^)\n]*\)|^ {0,3}\[[^\]\n]+\]:[^\n]*$|^ {0,3}\d+[.)](?=\s)/gm;

/** Marks that may stand within a word, and with it on no page. */
const marks = /[*_~`\\]/;

/** How far apart two texts may run before their next common word is no longer looked for. A name in the place of a
 * macro is a few words; a formula that is not told from prose is some dozens. */
const reach = 80;

/** @param {string} word */
const plain = (word) => word.replace(/[*_~`\\]/g, "").toLowerCase();

/**
 * The words of a text without its marks, each with its place in the original text.
 * @param {string} source
 */
function written(source) {
  const masked = source.replace(unseen, (m) => m.replace(/[^\n]/g, " "));
  let text = "";
  /** @type {number[]} */
  const places = [];
  for (let i = 0; i < masked.length; i++) {
    const c = /** @type {string} */ (masked[i]);
    if (marks.test(c)) continue;
    text += c;
    places.push(i);
  }
  /** @type {{word: string, from: number, to: number}[]} */
  const words = [];
  for (const s of sentencesOf(text))
    for (const [from, to] of s.words)
      words.push({
        word: text.slice(from, to).toLowerCase(),
        from: places[from] ?? 0,
        to: (places[to - 1] ?? 0) + 1,
      });
  return words;
}

/**
 * For each shown word its place in the source, found by going forward in both; null for one that the source does not
 * hold, such as a name in the place of a macro.
 *
 * @param {string} source Markdown
 * @param {readonly string[]} words as they are shown, in order
 * @returns {({from: number, to: number} | null)[]}
 */
export function placesOf(source, words) {
  const here = written(source);
  const there = words.map(plain);
  /** @type {({from: number, to: number} | null)[]} */
  const out = words.map(() => null);
  let i = 0;
  let j = 0;
  while (i < there.length && j < here.length) {
    const word = here[j];
    if (word && there[i] === word.word) {
      out[i] = { from: word.from, to: word.to };
      i++;
      j++;
      continue;
    }
    const skip = meeting(there, i, here, j);
    if (!skip) break;
    i += skip[0];
    j += skip[1];
  }
  return out;
}

/**
 * How many words to leave out on each side until both say the same twice; once is enough where one of them ends.
 * @param {readonly string[]} there @param {number} i
 * @param {readonly {word: string}[]} here @param {number} j
 * @returns {[number, number] | null}
 */
function meeting(there, i, here, j) {
  for (let away = 1; away <= reach; away++)
    for (let a = 0; a <= away; a++) {
      const b = away - a;
      if (there[i + a] === undefined || there[i + a] !== here[j + b]?.word) continue;
      const next = here[j + b + 1]?.word;
      if (there[i + a + 1] === undefined || next === undefined || there[i + a + 1] === next) return [a, b];
    }
  // A lone word that both say is worth less than two, and more than none: step over one on each side.
  return i + 1 < there.length && j + 1 < here.length ? [1, 1] : null;
}

/**
 * The word that an offset lies in, or the next one after it; -1 after the last.
 *
 * @param {readonly ({from: number, to: number} | null)[]} places
 * @param {number} offset
 */
export const wordAt = (places, offset) => places.findIndex((p) => p !== null && p.to > offset);
