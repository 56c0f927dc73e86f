// The pages of the help: their texts, and the search in them.

import { foldText, matches } from "../lib/fold.js";

/** @typedef {import("../lib/router.js").HelpPage} Name */
/** @typedef {{text: string, heading: string}} Line heading is that of its section; "" before the first one */
/** @typedef {{name: Name, title: string, text: string, lines: readonly Line[]}} Page text is Markdown */
/** @typedef {{page: Page, line: Line, marks: [number, number][]}} Hit the line of a page that answers best */

/** In the order in which a new person would read them. @type {readonly Name[]} */
export const order = [
  "first-start",
  "voices",
  "characters",
  "lorebooks",
  "macros",
  "scripts",
  "files",
  "tools",
  "automation",
  "steps",
  "team",
  "speech",
  "moving",
  "privacy",
  "trouble",
];

/** What a reader sees of a line of Markdown. @param {string} line */
const plain = (line) =>
  line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#+|\d+\.|[-*>])\s+/, "")
    .replace(/\*\*|`+/g, "")
    .replace(/^\|[-|]+\|$/, "")
    .replace(/^\|\s*|\s*\|$/g, "")
    .replace(/\s\|\s/g, " – ")
    .trim();

/** @param {Name} name @param {string} text @returns {Page} */
export function pageOf(name, text) {
  /** @type {Line[]} */
  const lines = [];
  let title = "";
  let heading = "";
  for (const line of text.split("\n")) {
    const shown = plain(line);
    if (line.startsWith("# ")) title = shown;
    else if (line.startsWith("## ")) heading = shown;
    if (shown) lines.push({ text: shown, heading });
  }
  return { name, title, text, lines };
}

/** @param {string} language @param {Name} name */
async function read(language, name) {
  const answer = await fetch(`/help/${language}/${name}.md`);
  if (!answer.ok) throw new Error(`the help has no page ${language}/${name}`);
  return answer.text();
}

/**
 * Reads all pages in a language; one that it lacks is in English.
 *
 * @param {string} language
 * @returns {Promise<Page[]>}
 */
export const readPages = (language) =>
  Promise.all(order.map(async (name) => pageOf(name, await read(language, name).catch(() => read("en", name)))));

/** The words of a search. @param {string} sought */
export const wordsOf = (sought) => sought.split(/\s+/).filter((word) => foldText(word).text !== "");

/** Where a text holds any of the words, in order and without overlaps. @param {string} text @param {readonly string[]} words @returns {[number, number][]} */
export function marksOf(text, words) {
  const all = words.flatMap((word) => matches(text, word)).sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let end = 0;
  return all.filter(([from, to]) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** How well a text answers the words: a word that begins there counts more than one within another word. @param {string} text @param {readonly string[]} words */
function points(text, words) {
  const { text: where } = foldText(text);
  let sum = 0;
  for (const word of words) {
    const at = where.indexOf(foldText(word).text);
    if (at >= 0) sum += at === 0 || !/[\p{L}\p{N}]/u.test(where[at - 1] ?? "") ? 2 : 1;
  }
  return sum;
}

/**
 * The pages that hold every word, best first: by their titles, then by their headings and lines.
 *
 * @param {readonly Page[]} pages
 * @param {string} sought
 * @returns {Hit[]}
 */
export function find(pages, sought) {
  const words = wordsOf(sought);
  if (words.length === 0) return [];
  return pages
    .map((page) => {
      const every = words.every((word) => page.lines.some((line) => points(line.text, [word]) > 0));
      const lines = page.lines.map((line) => ({ line, points: points(line.text, words) }));
      // A heading says less of itself than the text below it.
      const below = lines.filter(({ line }) => line.text !== line.heading && line.text !== page.title);
      const best = below.reduce((a, b) => (b.points > a.points ? b : a));
      const headings = new Set(page.lines.map((line) => line.heading));
      const named = Math.max(0, ...[...headings].map((heading) => points(heading, words)));
      const sum = 100 * points(page.title, words) + 10 * named + 5 * best.points + lines.filter((l) => l.points).length;
      return { page, line: best.line, points: every ? sum : 0 };
    })
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ page, line }) => ({ page, line, marks: marksOf(line.text, words) }));
}
