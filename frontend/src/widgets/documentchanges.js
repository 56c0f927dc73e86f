// What became of a document in its next version: its parts as they read, those that went struck out and those that
// came underlined, and the words of a paragraph that was reworded.

import { diffParts } from "../lib/diff.js";
import { h, muted, renderMarkdown, t } from "../lib/index.js";
import { lex } from "../lib/parser.js";
import { openLink } from "../model/links.js";
import { proseChanges } from "./changes.js";

/** @typedef {import("../lib/diff.js").Piece} Piece */

/** The parts of a text of Markdown, each as it is written. @param {string} text */
export const partsOf = (text) =>
  lex(text)
    .filter((token) => token.type !== "space")
    .map((token) => token.raw.replace(/^\n+|\s+$/g, ""));

/** The kind of a part that is nothing but words, and its words; "" for lists, tables and the like. @param {string} part */
function worded(part) {
  const token = lex(part)[0];
  if (token?.type !== "heading" && token?.type !== "paragraph") return { kind: "", words: "" };
  return {
    kind: `${token.type} ${"depth" in token ? token.depth : ""}`,
    words: token["text"].replace(/\s*\n\s*/g, " "),
  };
}

/** @param {string} part */
const drawn = (part) => renderMarkdown(part, { onLink: openLink });

/** A part whose words changed, set as before. @param {string} part @param {string} before @param {string} after */
function reworded(part, before, after) {
  const all = drawn(part);
  all.firstElementChild?.replaceChildren(...proseChanges(before, after).childNodes);
  return all;
}

/** Parts that went and parts that came in their place, each beside its successor. @param {string[]} gone @param {string[]} fresh */
function exchanged(gone, fresh) {
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, i) => {
    const [old, now] = [gone[i], fresh[i]];
    const [then, came] = [worded(old ?? ""), worded(now ?? "")];
    if (now && came.kind && came.kind === then.kind) return [reworded(now, then.words, came.words)];
    return [...(old ? [h("del", null, drawn(old))] : []), ...(now ? [h("ins", null, drawn(now))] : [])];
  }).flat();
}

/** Parts that stayed; of a long document those next to a change. @param {string[]} parts @param {{whole: boolean, first: boolean, last: boolean}} where */
function kept(parts, { whole, first, last }) {
  const near = [...(first ? [] : parts.slice(0, 1)), ...(last ? [] : parts.slice(-1))];
  if (whole || near.length >= parts.length) return parts.map(drawn);
  const [above, below] = [near.slice(0, first ? 0 : 1), near.slice(first ? 0 : 1)];
  return [...above.map(drawn), muted("…"), ...below.map(drawn)];
}

/**
 * @param {string} before @param {string} after Markdown
 * @param {boolean} whole with everything that stayed, not only what is next to a change
 */
export function documentChanges(before, after, whole) {
  const pieces = diffParts(partsOf(before), partsOf(after));
  if (pieces.every((p) => p.kind === "same")) return h("div.prose", muted(t("No visible changes.")));
  /** @type {(Node | DocumentFragment)[]} */
  const out = [];
  for (let i = 0; i < pieces.length; ) {
    const same = pieces[i]?.kind === "same";
    const from = i;
    while (i < pieces.length && (pieces[i]?.kind === "same") === same) i++;
    const run = pieces.slice(from, i);
    const of = (/** @type {Piece["kind"]} */ kind) => run.filter((p) => p.kind === kind).map((p) => p.text);
    if (same) out.push(...kept(of("same"), { whole, first: from === 0, last: i === pieces.length }));
    else out.push(...exchanged(of("gone"), of("new")));
  }
  return h("div.prose.diff", ...out);
}
