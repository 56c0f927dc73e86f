// The Editor's audits by name, in the order in which it reports them. Pure.

import { t } from "../lib/index.js";

/** @param {string} id @param {string} name @param {string} sentence */
const audit = (id, name, sentence) => ({ id, name, sentence });

export const audits = [
  audit("banned_phrases", t("Worn phrases"), t("Finds the phrases of the list below, in all their wordings.")),
  audit(
    "opening_monotony",
    t("Sentences that begin alike"),
    t("Notices four sentences in a row with the same first word."),
  ),
  audit(
    "template_repetition",
    t("Sentences built alike"),
    t("Notices sentences that open with the same string of words."),
  ),
  audit("contrastive_negation", t("“Not this, but that”"), t("Finds sentences that deny one thing to say another.")),
  audit("phrase_repetition", t("Words used again"), t("Notices turns of phrase from the last replies.")),
  audit(
    "structural_repetition",
    t("Same layout"),
    t("Notices replies that alternate speech and narration in one fixed order."),
  ),
  audit("anti_echo", t("Echoing questions"), t("Finds questions that hand your own words back to you.")),
];
