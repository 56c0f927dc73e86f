// Reads what a person types into the fields of a model's samplers. Pure.

import { t } from "../../lib/i18n.js";

/**
 * @typedef {object} Sampler
 * @property {string} key the field of a model's configuration
 * @property {string} label
 * @property {string} hint what it does, in one sentence
 * @property {number} min
 * @property {number} max
 * @property {boolean} [whole]
 * @property {string} example what stands in the empty field
 */

/** @type {readonly Sampler[]} */
export const samplers = [
  {
    key: "temperature",
    label: t("Temperature"),
    hint: t("Higher is bolder, lower is steadier."),
    min: 0,
    max: 5,
    example: "0.8",
  },
  {
    key: "top_p",
    label: t("Top P"),
    hint: t("Keeps the likeliest words up to this share."),
    min: 0,
    max: 1,
    example: "0.95",
  },
  {
    key: "top_k",
    label: t("Top K"),
    hint: t("Keeps only this many of the likeliest words."),
    min: 0,
    max: 100_000,
    whole: true,
    example: "40",
  },
  {
    key: "min_p",
    label: t("Min P"),
    hint: t("Drops words less likely than this share of the best."),
    min: 0,
    max: 1,
    example: "0.05",
  },
  {
    key: "repetition_penalty",
    label: t("Repetition penalty"),
    hint: t("Above 1 discourages words already used."),
    min: 0,
    max: 10,
    example: "1.05",
  },
  {
    key: "presence_penalty",
    label: t("Presence penalty"),
    hint: t("Above 0 favours new subjects."),
    min: -2,
    max: 2,
    example: "0",
  },
  {
    key: "frequency_penalty",
    label: t("Frequency penalty"),
    hint: t("Above 0 discourages frequent words."),
    min: -2,
    max: 2,
    example: "0",
  },
  {
    key: "max_tokens",
    label: t("Longest answer"),
    hint: t("In tokens; a token is about three quarters of a word."),
    min: 1,
    max: 1_000_000,
    whole: true,
    example: "1024",
  },
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
    return { value: undefined, error: t("Enter a number, or leave it empty.") };
  const value = Number(trimmed);
  if (whole && !Number.isInteger(value)) return { value: undefined, error: t("Enter a whole number.") };
  if (value < min || value > max)
    return {
      value: undefined,
      error: t("Enter a number from {min} to {max}.", { min: String(min), max: String(max) }),
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
    if (Object.hasOwn(value, key)) return { value: null, error: t("The name {name} is there twice.", { name: key }) };
    value[key] = scalar(row.value.trim());
  }
  return { value: Object.keys(value).length > 0 ? value : null, error: "" };
}

/** @param {string} text @returns {unknown} */
function scalar(text) {
  if (!/^(true|false|null|-?\d|[[{"])/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
