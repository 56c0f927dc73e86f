// What a test of Director and Editor with a model came to, in words and figures. Pure.

import { duration, locale, t } from "../../lib/index.js";
import { count } from "../../model/turnlabels.js";

/** @typedef {import("../../../types/api.d.ts").modeltest.Test} Test */
/** @typedef {import("../../../types/api.d.ts").modeltest.Count} Count */
/** @typedef {import("../../../types/api.d.ts").modeltest.Figures} Figures */

/** @param {number} n @param {Figures} f */
export const perThousand = (n, f) =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    f.words > 0 ? (n * 1000) / f.words : 0,
  );

/** The ways in which an opening is played. */
export const ways = Object.freeze([t("Writer alone"), t("With the Editor"), t("All three voices")]);

/** The rows of the table of figures: what is counted, and how often in each way. @param {Count} c @returns {[string, string[]][]} */
export function figureRows(c) {
  const all = [c.draft, c.edited, c.directed];
  const row = (/** @type {string} */ name, /** @type {(f: Figures) => string} */ of) =>
    /** @type {[string, string[]]} */ ([name, all.map(of)]);
  const each = (/** @type {number} */ n) => (c.openings > 0 ? n / c.openings : 0);
  return [
    row(t("Findings per 1,000 words"), (f) => perThousand(f.findings, f)),
    row(t("Stock phrases per 1,000 words"), (f) => perThousand(f.listed, f)),
    row(t("Per 1,000 words, of a list that is never used"), (f) => perThousand(f.held_out, f)),
    row(t("Replies with a changed name"), (f) => count(f.names)),
    row(t("Replies with a changed number"), (f) => count(f.numbers)),
    row(t("Edits that were not used"), (f) => count(f.refused)),
    row(t("The Director failed"), (f) => count(f.director_failed)),
    row(t("The Editor failed"), (f) => count(f.editor_failed)),
    row(t("Time for a reply"), (f) => duration(each(f.ms))),
    row(t("Tokens written for a reply"), (f) => count(each(f.written))),
    row(t("Tokens read for a reply"), (f) => count(each(f.read))),
  ];
}

/** @type {Record<string, string>} */
const names = {
  writer: t("Recommendation: the Writer alone"),
  editor: t("Recommendation: Writer and Editor"),
  all: t("Recommendation: all three voices"),
};

/** What is recommended, as a heading. @param {Test["advice"]} advice */
export const adviceName = (advice) => names[advice.voices] ?? t("No recommendation");

/** Why that is recommended, in figures. @param {Test} test */
export function adviceReason({ advice, count: c }) {
  const figures = {
    all: c.openings,
    before: perThousand(c.draft.findings, c.draft),
    after: perThousand(c.edited.findings, c.edited),
    directed: perThousand(c.directed.findings, c.directed),
  };
  switch (advice.reason) {
    case "nothing_found":
      return t("The Writer's drafts have no findings, so there is nothing to edit.");
    case "editor_fails":
      return t("The Editor failed in {n} of {all} openings.", { ...figures, n: c.edited.editor_failed });
    case "facts_changed":
      return t("The Editor changed names or numbers in {all} drafts: {n}.", {
        ...figures,
        n: c.edited.names + c.edited.numbers,
      });
    case "editor_little":
      return t("The Editor removes less than a quarter: {before} findings per 1,000 words, then {after}.", figures);
    case "director_fails":
      return t(
        "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director failed in {n} of {all} openings.",
        { ...figures, n: c.directed.director_failed },
      );
    case "director_facts":
      return t(
        "The Editor lowers the findings per 1,000 words from {before} to {after}. With the Director, names or numbers changed.",
        figures,
      );
    case "director_little":
      return t(
        "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director adds too little: {directed}.",
        figures,
      );
    case "both_help":
      return t(
        "Findings per 1,000 words: {before} by the Writer alone, {after} with the Editor, {directed} with all three.",
        figures,
      );
  }
  return t("Only {all} openings have all three texts, and 6 are needed.", figures);
}

/** Which helpers a recommendation turns off for a model. @param {string} voices */
export const turnedOff = (voices) => ({ director: voices !== "all", editor: voices === "writer" });
