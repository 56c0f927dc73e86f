// The words that the window and its help do not use.

/** Words that read like a translation, each with what is said instead. @type {readonly [RegExp, string][]} */
export const avoided = [
  [/\bshall\b/i, "will, or a verb"],
  [/\banew\b/i, "again"],
  [/\bnobody\b/i, "no one, or the noun: no character, no host"],
  [/\bstands?\b/i, "is"],
  [/\bmend(s|ed|ing)?\b/i, "fix, or edit"],
  [/\bbr(ing|ings|ought)\b.*\balong\b/i, "import"],
  [/\btake (it |this )?away\b/i, "remove, or export"],
  [/\bspoken of\b/i, "mentioned"],
  [/\bput (it |this )?back\b/i, "restore"],
  [/\bby itself\b/i, "automatically, or without asking"],
  [/\bat work\b/i, "running, or working"],
  [/\bin line\b(?! \{)/i, "queued"],
  [/\bis gone\b/i, "was deleted"],
  [/\b(cannot|do not|does not|did not|could not|will not)\b/i, "the contraction"],
  [/\bas far as (it|they) came\b/i, "the text written so far"],
  [/\bgo(es)? on\b/i, "continue, or resume"],
  [/\b(message|version|variant|match|picture) before\b/i, "previous"],
  [/\bface of\b|\broom (for|between)\b/i, "font, density, storage limit"],
  [/!/, "a full stop"],
];
