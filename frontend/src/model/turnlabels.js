// Says in plain words what the records of a turn say in ids and numbers. Pure.

import { say } from "../lib/i18n.js";

/** @typedef {"director" | "writer" | "editor"} Pass */

/** @type {readonly Pass[]} */
export const passes = ["director", "writer", "editor"];

/** @type {Record<Pass, string>} */
export const passNames = { director: say("Director"), writer: say("Writer"), editor: say("Editor") };

/** @typedef {"waiting" | "working" | "done" | "skipped" | "failed"} PassState */

/** @type {Record<PassState, string>} */
export const stateWords = {
  waiting: say("waiting"),
  working: say("at work"),
  done: say("done"),
  skipped: say("skipped"),
  failed: say("failed"),
};

/** @type {Record<string, string>} */
const findingKinds = {
  banned_phrases: say("Worn phrase"),
  opening_monotony: say("Sentences that begin alike"),
  template_repetition: say("Sentences built alike"),
  contrastive_negation: say("“Not this, but that”"),
  phrase_repetition: say("Words used again"),
  structural_repetition: say("Same layout as earlier replies"),
  anti_echo: say("A question that echoes yours"),
};

/** @param {string} kind */
export const findingKind = (kind) => findingKinds[kind] ?? humanise(kind);

/** @type {Record<string, string>} */
const toolNames = {
  direct_scene: say("Directed the scene"),
  rewrite_user_prompt: say("Reworded your message"),
  editor_apply_patch: say("Mended passages"),
  editor_rewrite: say("Wrote the text anew"),
  give_feedback: say("Left notes for you"),
  record_direction_note: say("Wrote down a direction"),
};

/** @param {string} tool */
export const toolName = (tool) => toolNames[tool] ?? humanise(tool);

/** @type {Record<string, string>} */
const parameterNames = {
  moods: say("Moods"),
  refined_message: say("New wording"),
  patches: say("Passages"),
  search: say("Instead of"),
  replace: say("Now"),
  rewritten_text: say("New text"),
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
  if (pass === "writer") return say("Write the reply");
  if (pass === "feedback") return say("Notes for you");
  if (pass === "direction_note") return say("Direction note");
  if (pass === "editor")
    return detail === "" || detail === "1" ? say("Read and mend") : say("Read and mend, round {n}", { n: detail });
  if (detail === "direct_scene") return say("Direct the scene");
  if (detail === "rewrite_user_prompt") return say("Reword your message");
  return humanise(detail || label);
}

/**
 * Says to whose work a call belongs. What is asked after the draft stands with the Editor.
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
  send: say("Reply"),
  continue: say("Reply, continued"),
  regenerate: say("Written again"),
  super_regenerate: say("Another take"),
  magic_rewrite: say("Rewritten as you asked"),
  fork_edit: say("Reply on a new branch"),
};

/** @param {string} kind */
export const turnKind = (kind) => kinds[kind] ?? say("Reply");

/**
 * Turns an id such as "next_event" into "Next event".
 * @param {string} id
 */
export function humanise(id) {
  const words = id.replace(/[_\-.]+/g, " ").trim();
  return words === "" ? "" : words[0]?.toUpperCase() + words.slice(1);
}

/**
 * A duration in milliseconds: "80 ms", "1.4 s", "2 min 05 s".
 * @param {number} ms
 */
export function duration(ms) {
  if (!(ms >= 0)) return "";
  if (ms < 100) return say("{n} ms", { n: Math.round(ms) });
  if (ms < 9_950) return say("{n} s", { n: (ms / 1000).toFixed(1) });
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return say("{n} s", { n: seconds });
  return say("{minutes} min {seconds} s", {
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
export const wordsLong = (n) => say("{n, plural, one {{shown} word} other {{shown} words}}", { n, shown: count(n) });

/** @param {string} text */
export const words = (text) => (text.match(/\S+/gu) ?? []).length;
