// The Editor's audits by name, in the order in which it reports them. Pure.

import { t } from "../lib/i18n.js";

/** @type {readonly {id: string, name: string, sentence: string}[]} */
export const audits = [
  {
    id: "banned_phrases",
    name: t("Worn phrases"),
    sentence: t("Finds the phrases of the list below, in all their wordings."),
  },
  {
    id: "opening_monotony",
    name: t("Sentences that begin alike"),
    sentence: t("Notices four sentences in a row with the same first word."),
  },
  {
    id: "template_repetition",
    name: t("Sentences built alike"),
    sentence: t("Notices sentences that open with the same string of words."),
  },
  {
    id: "contrastive_negation",
    name: t("“Not this, but that”"),
    sentence: t("Finds sentences that deny one thing to say another."),
  },
  {
    id: "phrase_repetition",
    name: t("Words used again"),
    sentence: t("Notices turns of phrase from the last replies."),
  },
  {
    id: "structural_repetition",
    name: t("Same layout"),
    sentence: t("Notices replies that alternate speech and narration in one fixed order."),
  },
  {
    id: "anti_echo",
    name: t("Echoing questions"),
    sentence: t("Finds questions that hand your own words back to you."),
  },
];
