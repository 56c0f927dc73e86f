// Reads what a person types into the fields of a model's samplers. Pure.

import { jsonOrText, t } from "../../lib/index.js";

/**
 * @typedef {object} Sampler
 * @property {string} label
 * @property {string} hint what it does, in one sentence
 * @property {string} [example] the placeholder, where the server does not say what it does by itself
 */

/** @type {(label: string, hint: string, example?: string) => Sampler} */
const sampler = (label, hint, example = "") => ({ label, hint, example });

/** The settings by their names, in our words. @type {Readonly<Record<string, Sampler>>} */
export const samplers = {
  temperature: sampler(t("Temperature"), t("Higher values are bolder, lower values steadier."), "0.8"),
  top_p: sampler(t("Top P"), t("Keeps the most likely words up to this total share."), "0.95"),
  top_k: sampler(t("Top K"), t("Keeps only this many of the most likely words."), "40"),
  min_p: sampler(t("Min P"), t("Drops words less likely than this share of the most likely one."), "0.05"),
  repetition_penalty: sampler(t("Repetition penalty"), t("Values above 1 discourage words already used."), "1.05"),
  max_tokens: sampler(t("Maximum length"), t("In tokens. A token is about three quarters of a word."), "1024"),
  presence_penalty: sampler(t("Presence penalty"), t("Values above 0 encourage new topics."), "0"),
  frequency_penalty: sampler(t("Frequency penalty"), t("Values above 0 discourage frequent words."), "0"),
  repetition_range: sampler(t("Repetition range"), t("How many tokens the repetition penalty looks back.")),
  dynatemp_range: sampler(
    t("Temperature range"),
    t("How far the temperature may go up and down with the certainty of the model."),
  ),
  dynatemp_exponent: sampler(t("Temperature exponent"), t("The shape of that change. 1 is even.")),
  typical_p: sampler(t("Typical P"), t("Keeps words that are about as surprising as expected. 1 turns it off.")),
  top_n_sigma: sampler(
    t("Top-n-sigma"),
    t("Keeps words within this many deviations of the most likely one. −1 turns it off."),
  ),
  xtc_probability: sampler(
    t("XTC probability"),
    t("How often the most likely words are left out, for less usual prose."),
  ),
  xtc_threshold: sampler(t("XTC threshold"), t("Only words at least this likely can be left out.")),
  dry_multiplier: sampler(
    t("DRY multiplier"),
    t("How strongly repeated sequences of words are discouraged. 0 turns it off."),
  ),
  dry_base: sampler(t("DRY base"), t("How fast that grows with the length of the repetition.")),
  dry_allowed_length: sampler(t("DRY allowed length"), t("Repetitions up to this many tokens are allowed.")),
  dry_penalty_last_n: sampler(t("DRY range"), t("How many tokens DRY looks back. −1 means all.")),
  dry_sequence_breakers: sampler(
    t("DRY sequence breakers"),
    t("One per line. A repetition ends at each of them. Write \\n for a line break."),
  ),
  mirostat: sampler(t("Mirostat"), t("0 turns it off. 1 and 2 are its versions.")),
  mirostat_tau: sampler(t("Mirostat tau"), t("How surprising the text should be.")),
  mirostat_eta: sampler(t("Mirostat eta"), t("How fast Mirostat adapts.")),
  adaptive_target: sampler(
    t("Adaptive-P target"),
    t("How likely the chosen words should be on average. −1 turns it off."),
  ),
  adaptive_decay: sampler(t("Adaptive-P decay"), t("How slowly Adaptive-P adapts.")),
  seed: sampler(t("Seed"), t("The same seed gives the same reply to the same request. −1 is random.")),
  stop: sampler(t("Stop strings"), t("One per line. A reply ends before each of them. Write \\n for a line break.")),
  logit_bias: sampler(
    t("Logit bias"),
    t("A JSON object: token numbers and how much more likely each is, from −100 to 100."),
    '{"15": -100}',
  ),
  context_tokens: sampler(t("Context size"), t("In tokens. The server loads the model with this context.")),
  keep_alive: sampler(
    t("Keep loaded"),
    t("How long the server keeps the model loaded, such as 30m. −1 means always."),
    "5m",
  ),
};

/** The settings that a model has as fields of its own. The others stand together in one field. */
const own = [
  "temperature",
  "top_p",
  "top_k",
  "min_p",
  "repetition_penalty",
  "presence_penalty",
  "frequency_penalty",
  "max_tokens",
];

/** Those that everyone sees at once. */
export const usual = ["temperature", "top_p", "top_k", "min_p", "repetition_penalty", "max_tokens"];

/**
 * The value of a setting of a model; null: it is not set.
 * @param {Record<string, any>} config @param {string} name
 */
export const settingOf = (config, name) =>
  (own.includes(name) ? config[name] : config["further_samplers"]?.[name]) ?? null;

/**
 * A configuration with another value of one setting, and what is sent for it.
 * @param {Record<string, any>} config @param {string} name @param {unknown} value null: the server decides
 */
export function withValue(config, name, value) {
  const patch = own.includes(name)
    ? { [name]: value }
    : { further_samplers: { ...config["further_samplers"], [name]: value } };
  return { config: { ...config, ...patch }, patch };
}

/** What a server does by itself, as a placeholder. @param {unknown} value */
export const shown = (value) =>
  typeof value === "number" ? String(Number(value.toPrecision(4))) : typeof value === "string" ? value : "";

/** A list of texts, one on a line. @param {unknown} list */
export const linesOf = (list) =>
  Array.isArray(list)
    ? list.map((text) => String(text).replaceAll("\\", "\\\\").replaceAll("\n", "\\n")).join("\n")
    : "";

/** The list that the lines stand for; null: there is none. @param {string} text */
export function listOf(text) {
  const list = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.replace(/\\(n|\\)/g, (_, sign) => (sign === "n" ? "\n" : "\\")));
  return list.length > 0 ? list : null;
}

/**
 * Reads a JSON object that a person typed.
 * @param {string} text @returns {{value: object | null, error: ""} | {value: undefined, error: string}}
 */
export function readObject(text) {
  if (text.trim() === "") return { value: null, error: "" };
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { value, error: "" };
  } catch {
    // It is said below.
  }
  return { value: undefined, error: t("Enter a JSON object, or leave the field empty.") };
}

/** @typedef {{value: number | null, error: ""} | {value: undefined, error: string}} Read */

/**
 * Reads a number. An empty field means that nothing is sent, and the server decides.
 * @param {string} text
 * @param {{min: number, max: number, whole?: boolean}} rule
 * @returns {Read}
 */
export function readNumber(text, { min, max, whole = false }) {
  const trimmed = text
    .trim()
    .replace(/^([+-]?\d*),(\d+)$/, "$1.$2")
    .replace("−", "-");
  if (trimmed === "") return { value: null, error: "" };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed))
    return { value: undefined, error: t("Enter a number, or leave the field empty.") };
  const value = Number(trimmed);
  if (whole && !Number.isInteger(value)) return { value: undefined, error: t("Enter a whole number.") };
  if (value < min || value > max)
    return {
      value: undefined,
      error: t("Enter a number from {min} to {max}.", { min, max }),
    };
  return { value, error: "" };
}

/** @typedef {{key: string, value: string}} Row */

/**
 * Turns an object such as chat_template_kwargs into rows to edit.
 * @param {unknown} object
 * @returns {Row[]}
 */
export function rowsOf(object) {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return [];
  return Object.entries(object).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
}

/**
 * Turns rows back into an object, or null if there are none. "true", "false", "null", numbers and
 * bracketed values are read as such; everything else is text.
 * @param {readonly Row[]} rows
 * @returns {{value: Record<string, unknown> | null, error: string}}
 */
export function objectOf(rows) {
  /** @type {Record<string, unknown>} */
  const value = {};
  for (const row of rows) {
    const key = row.key.trim();
    if (key === "" && row.value.trim() === "") continue;
    if (key === "") return { value: null, error: t("Each value needs a name.") };
    if (Object.hasOwn(value, key)) return { value: null, error: t("The name {name} is used twice.", { name: key }) };
    value[key] = scalar(row.value.trim());
  }
  return { value: Object.keys(value).length > 0 ? value : null, error: "" };
}

/** @param {string} text @returns {unknown} */
const scalar = (text) => (/^(true|false|null|-?\d|[[{"])/.test(text) ? jsonOrText(text) : text);
