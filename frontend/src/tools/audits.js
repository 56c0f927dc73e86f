// The Editor's audits by name, in the order in which it reports them. Pure.

/** @type {readonly {id: string, name: string, sentence: string}[]} */
export const audits = [
  {
    id: "banned_phrases",
    name: "Worn phrases",
    sentence: "Finds the phrases of the list below, in all their wordings.",
  },
  {
    id: "opening_monotony",
    name: "Sentences that begin alike",
    sentence: "Notices four sentences in a row with the same first word.",
  },
  {
    id: "template_repetition",
    name: "Sentences built alike",
    sentence: "Notices sentences that open with the same string of words.",
  },
  {
    id: "contrastive_negation",
    name: "“Not this, but that”",
    sentence: "Finds sentences that deny one thing to say another.",
  },
  { id: "phrase_repetition", name: "Words used again", sentence: "Notices turns of phrase from the last replies." },
  {
    id: "structural_repetition",
    name: "Same layout",
    sentence: "Notices replies that alternate speech and narration in one fixed order.",
  },
  { id: "anti_echo", name: "Echoing questions", sentence: "Finds questions that hand your own words back to you." },
];
