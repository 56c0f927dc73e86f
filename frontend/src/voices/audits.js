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
  audit("stock_gestures", t("Stock gestures"), t("Finds gestures used in place of feelings in every model's stories.")),
  audit("speech_tags", t("Stock speech tags"), t("Finds tags that tell how to hear what is said.")),
  audit("stock_openers", t("Stock openers"), t("Finds sentences that open as every model's do.")),
  audit("stock_names", t("Stock names"), t("Finds names that every model gives, unless you or the card use them.")),
  audit("overused_words", t("Overused words"), t("Finds what models write far more often than people do.")),
  audit("user_words", t("Your words"), t("Finds passages copied from your message.")),
  audit("card_words", t("Words of the card"), t("Finds passages copied from the character's description.")),
  audit("triads", t("Groups of three"), t("Finds lists of three where a reply is full of them.")),
  audit("dash_runs", t("Dashes in a row"), t("Finds runs of sentences that each have a dash.")),
  audit("fragment_runs", t("Fragments in a row"), t("Finds runs of sentences of three words or fewer.")),
  audit("sentence_lengths", t("Sentences of one length"), t("Finds runs of sentences that are equally long.")),
  audit("paragraph_shape", t("Shape of paragraphs"), t("Finds paragraphs in a row of one sentence or of one length.")),
  audit(
    "question_endings",
    t("Questions at the end"),
    t("Finds a question at the end where earlier replies ended so, too."),
  ),
  audit("tense_drift", t("Changes of tense"), t("Finds where the tense leaves that of the story.")),
  audit("person_drift", t("Changes of person"), t("Finds where the narrator's person leaves that of the story.")),
];
