// The places that a text cites, such as "[report.pdf p. 12]", as the way there.

import { h, t } from "../../lib/index.js";
import { citationWords } from "./places.js";

/** @typedef {import("./places.js").Citation} Citation */

const mark = /\[\s*([^[\]]{1,160}?)[\s,;:]+(p{1,2}|l{1,2}|pages?|lines?|slides?)\.?\s*(\d{1,9})([^[\]]{0,60})\]/giu;

/** A label without what breaks of lines change in it. @param {string} label */
const plain = (label) => label.replace(/\s+/g, "").toLowerCase();

/** Whether two labels are of one document. @param {string} one @param {string} other */
export const sameLabel = (one, other) => plain(one) === plain(other);

/** What a mark cites. @param {string} label @param {string} place @param {readonly Citation[]} citations */
const citedBy = (label, place, citations) =>
  citations.find((c) => sameLabel(c.label, label) && (c.page ?? c.line) === Number(place));

/** The marks of a text: what each names. Pure. @param {string} text @returns {(import("./places.js").Place & {label: string})[]} */
export const marksOf = (text) =>
  [...text.matchAll(mark)].map(([, label = "", unit, place]) => ({
    label,
    ...(unit?.toLowerCase().startsWith("l") ? { line: Number(place) } : { page: Number(place) }),
  }));

/** A mark with the dash of a range in place of a model's hyphen. @param {string} whole @param {string} rest what follows its first number */
const withDashes = (whole, rest) =>
  `${whole.slice(0, whole.length - rest.length - 1)}${rest.replace(/\s*-\s*(?=\d)/g, "–")}]`;

/** The parts of a text, those that cite with what they cite. Pure. @param {string} text @param {readonly Citation[]} citations @returns {{text: string, citation?: Citation}[]} */
export function markedParts(text, citations) {
  /** @type {{text: string, citation?: Citation}[]} */
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(mark)) {
    const citation = citedBy(found[1] ?? "", found[3] ?? "", citations);
    if (!citation) continue;
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: withDashes(found[0], found[4] ?? ""), citation });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Makes the marks in what is shown the way to what they cite. @param {HTMLElement} node @param {readonly Citation[]} citations @param {(c: Citation) => void} go */
export function linkMarks(node, citations, go) {
  if (citations.length === 0) return;
  const walker = document.createTreeWalker(node, 4); // texts
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    const parts = markedParts(text.data, citations);
    if (!parts.some((p) => p.citation)) continue;
    text.replaceWith(
      ...parts.map(({ text, citation: c }) =>
        c
          ? h(
              "button.link.team-mark",
              { title: t("Go to {place}", { place: citationWords(c) }), onclick: () => go(c) },
              text,
            )
          : text,
      ),
    );
  }
}
