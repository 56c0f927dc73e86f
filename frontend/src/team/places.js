// Which documents are versions of each other, and where in a document a place is. Pure.

import { t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../../types/api.d.ts").document.Item} Item */
/** @typedef {{page?: number, line?: number}} Place */
/** @typedef {Place & {fileId: number, label: string}} Citation */

/** Each document of a thread once. @param {readonly Message[]} messages @returns {Map<number, Document>} by file */
function documentsOf(messages) {
  /** @type {Map<number, Document>} */
  const all = new Map();
  for (const m of messages) for (const d of m.documents) if (!all.has(d.fileId)) all.set(d.fileId, d);
  return all;
}

/** The versions of a document, itself among them, the oldest first. @param {readonly Message[]} messages @param {Document} d @returns {Document[]} */
export function versionsOf(messages, d) {
  const all = documentsOf(messages).set(d.fileId, d);
  const origin = (/** @type {Document} */ of) => {
    const seen = new Set();
    let first = of;
    for (
      let before = all.get(first.replaces ?? 0);
      before && !seen.has(before);
      before = all.get(first.replaces ?? 0)
    ) {
      seen.add(before);
      first = before;
    }
    return first.fileId;
  };
  const mine = origin(d);
  return [...all.values()]
    .filter((o) => origin(o) === mine)
    .sort((a, b) => a.version - b.version || a.fileId - b.fileId);
}

/** The document that a citation names: as the thread has it, or by what the citation says of it. @param {readonly Message[]} messages @param {Citation} c @returns {Document} */
export function sourceOf(messages, c) {
  const had = documentsOf(messages).get(c.fileId);
  if (had) return had;
  const dot = c.label.lastIndexOf(".");
  const [name, ext] = dot > 0 ? [c.label.slice(0, dot), c.label.slice(dot + 1)] : [c.label, ""];
  return {
    id: `file_${c.fileId}`,
    fileId: c.fileId,
    name,
    ext,
    size: 0,
    hash: "",
    promised: false,
    version: 1,
    citations: [],
  };
}

/** A place in words; "" for a whole document. @param {Place} place @returns {string} */
export function placeWords({ page, line }) {
  if (page) return t("page {n}", { n: page });
  return line ? t("line {n}", { n: line }) : "";
}

/** A citation in words. @param {Citation} c */
export const citationWords = (c) => [c.label, placeWords(c)].filter(Boolean).join(", ");

/** How many lines a text has. @param {string} text */
const linesIn = (text) => text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);

/**
 * Where a place is: which item, and the line within it from 0, -1 for the whole of it. Lines count over all items with text.
 * @param {readonly Item[]} items @param {Place} place @returns {{index: number, line: number}}
 */
export function itemAt(items, { page, line }) {
  if (page) {
    const of = (/** @type {Item} */ i) => i.metadata.page ?? i.metadata.slide;
    return {
      index: Math.max(
        0,
        items.findIndex((i) => of(i) === page),
      ),
      line: -1,
    };
  }
  let left = (line ?? 0) - 1;
  for (const [index, item] of items.entries()) {
    if (left < 0) break;
    if (!item.metadata.isText) continue;
    const n = linesIn(item.data);
    if (left < n) return { index, line: left };
    left -= n;
  }
  return { index: 0, line: -1 };
}

/** All text of a file. @param {readonly Item[]} items */
export const textOf = (items) =>
  items
    .filter((i) => i.metadata.isText)
    .map((i) => i.data)
    .join("\n\n");
