// Counts what came since the reader left the end of the page. Pure.

import { t, wordCount } from "../lib/index.js";

/** @typedef {{conversation: string | null, total: number, text: string}} Mark where things stood: rows of the path, and the reply that was being written */

/**
 * @param {Mark} left
 * @param {Mark} now
 */
export function unseen(left, now) {
  if (left.conversation !== now.conversation) return { messages: 0, words: 0 };
  const messages = Math.max(0, now.total - left.total);
  const grown = now.text.startsWith(left.text) ? now.text.slice(left.text.length) : now.text;
  return { messages, words: messages > 0 ? 0 : wordCount(grown) };
}

/** @param {{messages: number, words: number}} n */
export function jumpLabel({ messages, words }) {
  if (messages > 0) return t("{n, plural, one {# new message} other {# new messages}}", { n: messages });
  if (words > 0) return t("{n, plural, one {# new word} other {# new words}}", { n: words });
  return t("Jump to latest");
}
