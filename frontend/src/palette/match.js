// How well a text answers what was typed into the palette. Pure.

import { foldText } from "../lib/fold.js";

/** The words of a text; case and accents do not matter. @param {string} text */
const wordsOf = (text) => foldText(text).text.split(/\s+/).filter(Boolean);

/**
 * Every word that was typed must be in the text, best at the start of a word; or
 * the letters of a single one in their order within a word. A higher score is a better answer, 0 is none.
 *
 * @param {string} typed
 * @param {string} text
 */
export function score(typed, text) {
  const words = wordsOf(typed);
  const where = foldText(text).text;
  if (words.length === 0) return 1;
  let sum = 0;
  for (const word of words) {
    const at = where.indexOf(word);
    if (at < 0) return words.length === 1 && where.split(/\s+/).some((w) => inOrder(word, w)) ? 1 : 0;
    sum += at === 0 ? 40 : startsWord(where, word) ? 30 : 10;
  }
  // Of two that answer alike the shorter one was meant.
  return sum / words.length + 10 / (1 + where.length);
}

/** Other words count from the start of one on: below names that begin so, above those that have it within a word. @param {string} typed @param {string} text */
const whole = (typed, text) => (wordsOf(typed).every((word) => startsWord(foldText(text).text, word)) ? 20 : 0);

/** @param {string} text @param {string} word */
function startsWord(text, word) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  return false;
}

/** @param {string} letters @param {string} text */
function inOrder(letters, text) {
  let at = -1;
  for (const c of letters) {
    at = text.indexOf(c, at + 1);
    if (at < 0) return false;
  }
  return letters.length > 1;
}

/**
 * The best answers, best first; equal ones stay in their order.
 *
 * @template {{label: string, group: string, also?: string}} T
 * @param {string} typed
 * @param {readonly T[]} items
 * @param {number} [most]
 * @returns {T[]}
 */
export function best(typed, items, most = 50) {
  return items
    .map((item, order) => ({
      item,
      order,
      points:
        score(typed, item.label) ||
        score(typed, `${item.group} ${item.label}`) / 2 ||
        whole(typed, `${item.also ?? ""} ${item.label}`),
    }))
    .filter((x) => x.points > 0)
    .sort((a, b) => b.points - a.points || a.order - b.order)
    .slice(0, most)
    .map((x) => x.item);
}
