// Which documents are versions of each other, and which ones are cited. Pure.

import { marksOf, sameLabel } from "../widgets/files/marks.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../widgets/files/places.js").Citation} Citation */

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
  /** @param {Document} of @param {Set<Document>} [seen] @returns {number} */
  const origin = (of, seen = new Set()) => {
    const before = all.get(of.replaces ?? 0);
    return before && !seen.has(before) ? origin(before, seen.add(before)) : of.fileId;
  };
  const mine = origin(d);
  return [...all.values()]
    .filter((o) => origin(o) === mine)
    .sort((a, b) => a.version - b.version || a.fileId - b.fileId);
}

/**
 * What a message cites: what its documents do, or, in an answer without a document, the files that its marks name.
 * @param {readonly Message[]} messages @param {Message} m @returns {Citation[]}
 */
export function citationsOf(messages, m) {
  const cited = m.documents.flatMap((d) => d.citations);
  if (cited.length > 0) return cited;
  const newest = [...documentsOf(messages).values()].reverse();
  return marksOf(m.content).flatMap((mark) => {
    const d = newest.find((d) => sameLabel(labelOf(d), mark.label));
    return d ? [{ ...mark, label: labelOf(d), fileId: d.fileId }] : [];
  });
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
