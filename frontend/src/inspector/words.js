// Says in plain words what the records of a turn say in ids and numbers. Pure.

/** @typedef {"director" | "writer" | "editor"} Pass */

/** @type {readonly Pass[]} */
export const passes = ["director", "writer", "editor"];

/** @type {Record<Pass, string>} */
export const passNames = { director: "Director", writer: "Writer", editor: "Editor" };

/** @type {Record<Pass, string>} */
export const passDuties = {
  director: "plans the reply",
  writer: "writes it",
  editor: "reads it over",
};

/** @typedef {"waiting" | "working" | "done" | "skipped" | "failed"} PassState */

/** @type {Record<PassState, string>} */
export const stateWords = {
  waiting: "waiting",
  working: "at work",
  done: "done",
  skipped: "skipped",
  failed: "failed",
};

/** @type {Record<string, string>} */
const findingKinds = {
  banned_phrases: "Worn phrase",
  opening_monotony: "Sentences that begin alike",
  template_repetition: "Sentences built alike",
  contrastive_negation: "“Not this, but that”",
  phrase_repetition: "Words used again",
  structural_repetition: "Same layout as earlier replies",
  anti_echo: "A question that echoes yours",
};

/** @param {string} kind */
export const findingKind = (kind) => findingKinds[kind] ?? humanise(kind);

/** @type {Record<string, string>} */
const toolNames = {
  direct_scene: "Directed the scene",
  rewrite_user_prompt: "Reworded your message",
  editor_apply_patch: "Mended passages",
  editor_rewrite: "Wrote the text anew",
  give_feedback: "Left notes for you",
  record_direction_note: "Wrote down a direction",
};

/** @param {string} tool */
export const toolName = (tool) => toolNames[tool] ?? humanise(tool);

/** @type {Record<string, string>} */
const parameterNames = {
  moods: "Moods",
  refined_message: "New wording",
  patches: "Passages",
  search: "Instead of",
  replace: "Now",
  rewritten_text: "New text",
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
  if (pass === "writer") return "Write the reply";
  if (pass === "feedback") return "Notes for you";
  if (pass === "direction_note") return "Direction note";
  if (pass === "editor") return detail === "" || detail === "1" ? "Read and mend" : `Read and mend, round ${detail}`;
  if (detail === "direct_scene") return "Direct the scene";
  if (detail === "rewrite_user_prompt") return "Reword your message";
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
  send: "Reply",
  continue: "Reply, continued",
  regenerate: "Written again",
  super_regenerate: "Another take",
  magic_rewrite: "Rewritten as you asked",
  fork_edit: "Reply on a new branch",
};

/** @param {string} kind */
export const turnKind = (kind) => kinds[kind] ?? "Reply";

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
  if (ms < 100) return `${Math.round(ms)} ms`;
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

const grouped = new Intl.NumberFormat("en", { useGrouping: true });

/**
 * A count with narrow spaces between thousands, so that it reads the same everywhere.
 * @param {number} n
 */
export const count = (n) => grouped.format(Math.round(n)).replaceAll(",", "\u202f");

/**
 * @param {number} n
 * @param {string} one
 * @param {string} [many]
 */
export const plural = (n, one, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

/** @param {string} text */
export const words = (text) => (text.match(/\S+/gu) ?? []).length;
