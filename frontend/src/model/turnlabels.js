// Says in plain words what the records of a turn say in ids and numbers. Pure.

import { locale, t } from "../lib/index.js";

export { duration } from "../lib/index.js";

/** @typedef {"director" | "writer" | "editor"} Pass */

/** @type {readonly Pass[]} */
export const passes = ["director", "writer", "editor"];

/** @type {Record<Pass, string>} */
export const passNames = { director: t("Director"), writer: t("Writer"), editor: t("Editor") };

/** @typedef {"waiting" | "working" | "done" | "skipped" | "failed"} PassState */

/** @type {Record<PassState, string>} */
export const stateWords = {
  waiting: t("waiting"),
  working: t("working"),
  done: t("done"),
  skipped: t("skipped"),
  failed: t("failed"),
};

/** @type {Record<string, string>} */
const findingKinds = {
  banned_phrases: t("Overused phrase"),
  opening_monotony: t("Sentences with the same opening"),
  template_repetition: t("Sentences with the same structure"),
  contrastive_negation: t("“Not this, but that”"),
  phrase_repetition: t("Repeated words"),
  structural_repetition: t("Same layout as earlier replies"),
  anti_echo: t("Echoing question"),
  stock_gestures: t("Stock gesture"),
  speech_tags: t("Stock speech tag"),
  stock_openers: t("Stock opener"),
  stock_names: t("Stock name"),
  overused_words: t("Overused word"),
  user_words: t("Your words"),
  card_words: t("Words of the card"),
  triads: t("Group of three"),
  dash_runs: t("Dashes in a row"),
  fragment_runs: t("Fragments in a row"),
  sentence_lengths: t("Sentences of one length"),
  paragraph_shape: t("Shape of paragraphs"),
  question_endings: t("Question at the end"),
  tense_drift: t("Change of tense"),
  person_drift: t("Change of person"),
};

/** @param {string} kind */
export const findingKind = (kind) => findingKinds[kind] ?? humanise(kind);

/** @type {Record<string, string>} */
const toolNames = {
  direct_scene: t("Directed the scene"),
  rewrite_user_prompt: t("Reworded your message"),
  editor_apply_patch: t("Fixed passages"),
  editor_rewrite: t("Rewrote the text"),
  give_feedback: t("Left notes for you"),
  record_direction_note: t("Noted a direction"),
};

/** @param {string} tool */
export const toolName = (tool) => toolNames[tool] ?? humanise(tool);

/** @type {Record<string, string>} */
const parameterNames = {
  moods: t("Moods"),
  next_speaker: t("Who speaks next"),
  refined_message: t("New wording"),
  patches: t("Passages"),
  search: t("Replaces"),
  replace: t("Now"),
  rewritten_text: t("New text"),
};

/**
 * Names a field of a tool call: by its fragment's label where there is one.
 * @param {string} id
 * @param {ReadonlyMap<string, string>} labels by fragment id
 */
export const parameterName = (id, labels) => labels.get(id) ?? parameterNames[id] ?? humanise(id);

/**
 * Names a call to a model by its label, such as "director:direct_scene" or "editor:2".
 * @param {string} label
 */
export function callName(label) {
  const [pass = "", detail = ""] = label.split(":", 2);
  if (pass === "writer") return t("Write the reply");
  if (pass === "feedback") return t("Notes for you");
  if (pass === "direction_note") return t("Direction note");
  if (pass === "editor")
    return detail === "" || detail === "1" ? t("Read and fix") : t("Read and fix, round {n}", { n: detail });
  if (detail === "direct_scene") return t("Direct the scene");
  if (detail === "rewrite_user_prompt") return t("Reword your message");
  return humanise(detail || label);
}

/**
 * Says to whose work a call belongs. What is asked after the draft belongs to the Editor.
 * @param {string} label
 * @returns {Pass}
 */
export function callPass(label) {
  const pass = label.split(":", 1)[0];
  if (pass === "director" || pass === "writer") return pass;
  return "editor";
}

/** @type {Record<string, string>} */
const kinds = {
  send: t("Reply"),
  continue: t("Reply, continued"),
  regenerate: t("Regenerated"),
  super_regenerate: t("Different approach"),
  magic_rewrite: t("Rewritten with your instructions"),
  fork_edit: t("Reply on a new branch"),
  extend: t("More of the reply"),
  next: t("Another character's reply"),
};

/** @param {string} kind */
export const turnKind = (kind) => kinds[kind] ?? t("Reply");

/**
 * Turns an id such as "next_event" into "Next event".
 * @param {string} id
 */
export function humanise(id) {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, (_, before, letter) => `${before} ${letter.toLowerCase()}`)
    .replace(/[_\-.]+/g, " ")
    .trim();
  return words === "" ? "" : words[0]?.toUpperCase() + words.slice(1);
}

/** A count as the language groups it. @param {number} n */
export const count = (n) => new Intl.NumberFormat(locale()).format(Math.round(n));

/** The length of a text. @param {number} n */
export const wordsLong = (n) => t("{n, plural, one {{shown} word} other {{shown} words}}", { n, shown: count(n) });

/** @param {string} text */
export const words = (text) => (text.match(/\S+/gu) ?? []).length;

/** What an audit found, and the wording where the note is that. @param {{kind: string, note: string}} f */
export const findingName = ({ kind, note }) =>
  wordedFindings.includes(kind) && note
    ? t("{kind}, “{wording}”", { kind: findingKind(kind), wording: note })
    : findingKind(kind);

/** For these the note is the wording itself. @type {readonly string[]} */
export const wordedFindings = ["banned_phrases", "phrase_repetition"];
