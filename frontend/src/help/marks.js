// Marks what was sought in the page that is read.

import { markText } from "../lib/index.js";
import { marksOf } from "./pages.js";

/** Marks the words in a page that is drawn, and gives the first mark below the title. @param {HTMLElement} article @param {readonly string[]} words */
export function markIn(article, words) {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    const marks = marksOf(text.data, words);
    if (marks.length > 0) text.replaceWith(...markText(text.data, marks));
  }
  return [...article.querySelectorAll("mark")].find((m) => !m.closest("h3"));
}
