// The Editor's audits by name, in the order in which it reports them. Pure.

import { say } from "../lib/i18n.js";

/** @type {readonly {id: string, name: string, sentence: string}[]} */
export const audits = [
  {
    id: "banned_phrases",
    name: say("Worn phrases"),
    sentence: say("Finds the phrases of the list below, in all their wordings."),
  },
  {
    id: "opening_monotony",
    name: say("Sentences that begin alike"),
    sentence: say("Notices four sentences in a row with the same first word."),
  },
  {
    id: "template_repetition",
    name: say("Sentences built alike"),
    sentence: say("Notices sentences that open with the same string of words."),
  },
  {
    id: "contrastive_negation",
    name: say("“Not this, but that”"),
    sentence: say("Finds sentences that deny one thing to say another."),
  },
  {
    id: "phrase_repetition",
    name: say("Words used again"),
    sentence: say("Notices turns of phrase from the last replies."),
  },
  {
    id: "structural_repetition",
    name: say("Same layout"),
    sentence: say("Notices replies that alternate speech and narration in one fixed order."),
  },
  {
    id: "anti_echo",
    name: say("Echoing questions"),
    sentence: say("Finds questions that hand your own words back to you."),
  },
];
