// The Editor's audits by name, in the order in which it reports them. Pure.

import { t } from "../lib/index.js";

/** @param {string} id @param {string} name @param {string} sentence */
const audit = (id, name, sentence) => ({ id, name, sentence });

export const audits = [
  audit("banned_phrases", t("Overused phrases"), t("Finds the phrases listed below, in all variants.")),
  audit(
    "opening_monotony",
    t("Sentences with the same opening"),
    t("Finds four sentences in a row with the same first word."),
  ),
  audit(
    "template_repetition",
    t("Sentences with the same structure"),
    t("Finds sentences that open with the same words."),
  ),
  audit("contrastive_negation", t("“Not this, but that”"), t("Finds sentences that deny one thing to assert another.")),
  audit("phrase_repetition", t("Repeated words"), t("Finds phrases repeated from recent replies.")),
  audit(
    "structural_repetition",
    t("Repeated layout"),
    t("Finds replies that alternate speech and narration in a fixed order."),
  ),
  audit("anti_echo", t("Echoing questions"), t("Finds questions that repeat your own words.")),
];
