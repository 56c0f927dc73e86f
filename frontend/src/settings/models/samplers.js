// Reads what a person types into the fields of a model's samplers. Pure.

import { jsonOrText, t } from "../../lib/index.js";

/**
 * @typedef {object} Sampler
 * @property {string} key the field of a model's configuration
 * @property {string} label
 * @property {string} hint what it does, in one sentence
 * @property {number} min
 * @property {number} max
 * @property {boolean} [whole]
 * @property {string} example the placeholder of the empty field
 */

/** @type {(key: string, label: string, hint: string, bounds: [number, number], example: string, whole?: boolean) => Sampler} */
const sampler = (key, label, hint, [min, max], example, whole = false) => ({
  key,
  label,
  hint,
  min,
  max,
  example,
  whole,
});

/** @type {readonly Sampler[]} */
export const samplers = [
  sampler("temperature", t("Temperature"), t("Higher values are bolder, lower values steadier."), [0, 5], "0.8"),
  sampler("top_p", t("Top P"), t("Keeps the most likely words up to this total share."), [0, 1], "0.95"),
  sampler("top_k", t("Top K"), t("Keeps only this many of the most likely words."), [0, 100_000], "40", true),
  sampler("min_p", t("Min P"), t("Drops words less likely than this share of the most likely one."), [0, 1], "0.05"),
  sampler(
    "repetition_penalty",
    t("Repetition penalty"),
    t("Values above 1 discourage words already used."),
    [0, 10],
    "1.05",
  ),
  sampler("presence_penalty", t("Presence penalty"), t("Values above 0 encourage new topics."), [-2, 2], "0"),
  sampler("frequency_penalty", t("Frequency penalty"), t("Values above 0 discourage frequent words."), [-2, 2], "0"),
  sampler(
    "max_tokens",
    t("Maximum length"),
    t("In tokens. A token is about three quarters of a word."),
    [1, 1_000_000],
    "1024",
    true,
  ),
];

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
