// Says in plain words what the records of a turn say in ids and numbers. Pure.

import { t } from "../lib/index.js";

/** @typedef {"director" | "writer" | "editor"} Pass */

/** @type {readonly Pass[]} */
export const passes = ["director", "writer", "editor"];

/** @type {Record<Pass, string>} */
export const passNames = { director: t("Director"), writer: t("Writer"), editor: t("Editor") };

/** @typedef {"waiting" | "working" | "done" | "skipped" | "failed"} PassState */

/** @type {Record<PassState, string>} */
export const stateWords = {
  waiting: t("waiting"),
  working: t("at work"),
  done: t("done"),
  skipped: t("skipped"),
  failed: t("failed"),
};

/** @type {Record<string, string>} */
const findingKinds = {
  banned_phrases: t("Worn phrase"),
  opening_monotony: t("Sentences that begin alike"),
  template_repetition: t("Sentences built alike"),
  contrastive_negation: t("“Not this, but that”"),
  phrase_repetition: t("Words used again"),
  structural_repetition: t("Same layout as earlier replies"),
  anti_echo: t("A question that echoes yours"),
};

/** @param {string} kind */
export const findingKind = (kind) => findingKinds[kind] ?? humanise(kind);

/** @type {Record<string, string>} */
const toolNames = {
  direct_scene: t("Directed the scene"),
  rewrite_user_prompt: t("Reworded your message"),
  editor_apply_patch: t("Mended passages"),
  editor_rewrite: t("Wrote the text anew"),
  give_feedback: t("Left notes for you"),
  record_direction_note: t("Wrote down a direction"),
};

/** @param {string} tool */
export const toolName = (tool) => toolNames[tool] ?? humanise(tool);

/** @type {Record<string, string>} */
const parameterNames = {
  moods: t("Moods"),
  refined_message: t("New wording"),
  patches: t("Passages"),
  search: t("Instead of"),
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
    return detail === "" || detail === "1" ? t("Read and mend") : t("Read and mend, round {n}", { n: detail });
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
  regenerate: t("Written again"),
  super_regenerate: t("Another take"),
  magic_rewrite: t("Rewritten as you asked"),
  fork_edit: t("Reply on a new branch"),
  extend: t("More of the reply"),
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

/**
 * A duration in milliseconds: "80 ms", "1.4 s", "2 min 05 s".
 * @param {number} ms
 */
export function duration(ms) {
  if (!(ms >= 0)) return "";
  if (ms < 100) return t("{n} ms", { n: Math.round(ms) });
  if (ms < 9_950) return t("{n} s", { n: (ms / 1000).toFixed(1) });
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t("{n} s", { n: seconds });
  return t("{minutes} min {seconds} s", {
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, "0"),
  });
}

const grouped = new Intl.NumberFormat("en", { useGrouping: true });

/**
 * A count with narrow spaces between thousands, so that it reads the same everywhere.
 * @param {number} n
 */
export const count = (n) => grouped.format(Math.round(n)).replaceAll(",", "\u202f");

/** The length of a text. @param {number} n */
export const wordsLong = (n) => t("{n, plural, one {{shown} word} other {{shown} words}}", { n, shown: count(n) });

/** @param {string} text */
export const words = (text) => (text.match(/\S+/gu) ?? []).length;
