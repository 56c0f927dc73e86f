// What became of a text in another one: its words with what went struck out and what came underlined.

import { changed, compare } from "../lib/diff.js";
import { h, muted, t } from "../lib/index.js";

/** @typedef {import("../lib/diff.js").Piece} Piece */

const tags = Object.freeze({ gone: "del", new: "ins", same: "span" });

/** @param {string} before @param {string} after @param {(pieces: readonly Piece[]) => readonly Piece[]} [shorten] leaves out of the pieces what need not be shown */
export function changesView(before, after, shorten = (pieces) => pieces) {
  const pieces = compare(before, after);
  return h(
    "div.diff",
    ...(changed(pieces)
      ? shorten(pieces).map((p) => h(tags[p.kind], null, p.text))
      : [muted(t("Nothing that can be seen."))]),
  );
}

/** The words without the marks of emphasis, which would come between the reader and the changes. @param {string} text */
export const withoutMarks = (text) => text.replace(/(\*\*\*|\*\*|\*|__|_)(?=\S)([^\n]*?\S)\1/g, "$2");
