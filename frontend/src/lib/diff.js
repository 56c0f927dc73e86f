// Compares two texts sentence by sentence, and reworded sentences word by word from both ends. Pure.

import { goesOn } from "./sentences.js";

/** A stretch that is left out stayed the same. @typedef {{kind: "same" | "gone" | "new" | "left out", text: string}} Piece */

/**
 * Cuts a text after the ends of sentences and at line breaks, and after no abbreviation. The pieces joined are the text.
 * @param {string} text
 * @returns {string[]}
 */
export function sentences(text) {
  /** @type {string[]} */
  const all = [];
  for (const piece of text.match(/[^\n]*?(?:[.!?…]+["'”’»)\]*_]*(?=\s|$)[^\S\n]*|\n+|$)/gu) ?? []) {
    const before = all.at(-1) ?? "";
    if (goesOn(before, piece)) all[all.length - 1] = before + piece;
    else if (piece !== "") all.push(piece);
  }
  return all;
}

// More pairs than this would freeze the window for a moment; the texts are then shown whole.
const mostPairs = 1_000_000;

/**
 * Says what became of the sentences of one text in another: what went before what came, and a sentence that was
 * reworded word by word.
 * @param {string} before
 * @param {string} after
 */
export const compare = (before, after) => joined(paired(diffParts(sentences(before), sentences(after))));

/**
 * Says what became of the parts of one text in another: longest common subsequence, what went before what came.
 * @param {string[]} a
 * @param {string[]} b
 * @returns {Piece[]}
 */
export function diffParts(a, b) {
  let head = 0;
  while (head < a.length && head < b.length && alike(a[head], b[head])) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && alike(a[a.length - 1 - tail], b[b.length - 1 - tail]))
    tail++;
  const middle = between(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return [...as("same", b.slice(0, head)), ...middle, ...as("same", b.slice(b.length - tail))];
}

/**
 * Whether a comparison found any difference that can be seen.
 * @param {readonly Piece[]} pieces
 */
export const hasChanges = (pieces) => pieces.some((p) => p.kind !== "same");

/**
 * Leaves out of the stretches that stayed the same all but the sentences next to a change.
 * @param {readonly Piece[]} pieces
 * @returns {Piece[]}
 */
export const withoutUnchanged = (pieces) =>
  pieces.flatMap((p, i) => {
    if (p.kind !== "same" || pieces.length === 1) return [p];
    const parts = sentences(p.text);
    const said = (/** @type {string} */ part) => part.trim() !== "";
    const first = parts.slice(0, parts.findIndex(said) + 1).join("");
    const head = i === 0 ? "" : first.trimEnd();
    const tail = i === pieces.length - 1 ? "" : parts.slice(parts.findLastIndex(said)).join("");
    const left = p.text.slice(head.length, p.text.length - tail.length);
    if (sentences(left).filter(said).length <= (head && tail ? 1 : 0)) return [p]; // a sign in its place saves no room
    return [...as("same", head ? [head] : []), ...as("left out", [left]), ...as("same", tail ? [tail] : [])];
  });

/**
 * @param {string[]} a
 * @param {string[]} b
 * @returns {Piece[]}
 */
function between(a, b) {
  if (a.length * b.length > mostPairs) return [...as("gone", a), ...as("new", b)];
  const width = b.length + 1;
  const length = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] = alike(a[i], b[j])
        ? at(length, (i + 1) * width + j + 1) + 1
        : Math.max(at(length, (i + 1) * width + j), at(length, i * width + j + 1));
    }
  }
  /** @type {Piece[]} */
  const out = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (alike(a[i], b[j])) {
      out.push({ kind: "same", text: b[j] ?? "" });
      i++;
      j++;
    } else if (at(length, (i + 1) * width + j) >= at(length, i * width + j + 1)) {
      out.push({ kind: "gone", text: a[i++] ?? "" });
    } else {
      out.push({ kind: "new", text: b[j++] ?? "" });
    }
  }
  return [...out, ...as("gone", a.slice(i)), ...as("new", b.slice(j))];
}

/**
 * Sets a sentence that was reworded beside its new wording, where as many went as came.
 * @param {Piece[]} pieces
 * @returns {Piece[]}
 */
function paired(pieces) {
  /** @type {Piece[]} */
  const out = [];
  for (let i = 0; i < pieces.length; ) {
    const from = i;
    while (pieces[i]?.kind !== "same" && i < pieces.length) i++;
    const gone = pieces.slice(from, i).filter((p) => p.kind === "gone");
    const came = pieces.slice(from, i).filter((p) => p.kind === "new");
    if (gone.length === came.length && gone.length <= mostPaired)
      out.push(...gone.flatMap((g, n) => reworded(g.text, came[n]?.text ?? "")));
    else out.push(...gone, ...came);
    const same = pieces[i++];
    if (same) out.push(same);
  }
  return out;
}

// A longer run is a rewritten passage, which is easier to read as two.
const mostPaired = 6;

// Fewer shared words than this are chance, and marking around them would only be confetti.
const shared = 3;

/**
 * Narrows a reworded sentence to the words that differ, if it begins or ends as before.
 * @param {string} before
 * @param {string} after
 * @returns {Piece[]}
 */
function reworded(before, after) {
  const a = before.match(/\S+\s*/gu) ?? [];
  const b = after.match(/\S+\s*/gu) ?? [];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && alike(a[head], b[head])) head++;
  let tail = 0;
  while (tail < most - head && alike(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  if (head + tail < shared) return [...as("gone", [before]), ...as("new", [after])];
  const lead = after.length - b.join("").length;
  return [
    ...as("same", [after.slice(0, lead) + b.slice(0, head).join("")]),
    ...as("gone", [a.slice(head, a.length - tail).join("")]),
    ...as("new", [b.slice(head, b.length - tail).join("")]),
    ...as("same", [b.slice(b.length - tail).join("")]),
  ].filter((p) => p.text !== "");
}

/** @param {Uint32Array} table @param {number} i */
const at = (table, i) => table[i] ?? 0;

/** @param {string | undefined} a @param {string | undefined} b */
const alike = (a, b) => a?.trim() === b?.trim();

/** @param {Piece["kind"]} kind @param {string[]} parts @returns {Piece[]} */
const as = (kind, parts) => parts.map((text) => ({ kind, text }));

/** @param {Piece[]} pieces @returns {Piece[]} */
function joined(pieces) {
  /** @type {Piece[]} */
  const out = [];
  for (const p of pieces) {
    const last = out.at(-1);
    if (last?.kind === p.kind) last.text += p.text;
    else out.push({ ...p });
  }
  return out;
}
