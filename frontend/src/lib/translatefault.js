// Puts what the program says of a failure into the person's language. The program says it in English, to the window and
// to the log alike, and keeps it in runs and messages; the window knows a sentence again by its row in the table of
// faults, with the values in their places. What is in no row stays in English.

import { faultTable, fill, locale } from "./i18n.js";
import { sizeWords } from "./size.js";
import { duration, fullDate } from "./time.js";

/** A row of the table that has values. @typedef {{pattern: RegExp, names: string[], said: string}} Row */

/** What a server, a program or the system said itself comes last, after one of these words. */
const quoting = /^([\s\S]*?) The (?:server|program|system) said: ([\s\S]*)$/;

/** A text ends a sentence here, and begins the next one. */
const betweenSentences = /(?<=[.?])\s+(?=[\p{Lu}“\d/])/gu;

/** A value that is a text: it holds no end of a sentence, unless it is the last. */
const text = "((?:(?![.?:]\\s+[\\p{Lu}“])[\\s\\S])*?)";

/** What tools are called in the language of the window, by the names that the program has for them. @type {ReadonlyMap<string, string>} */
let toolNames = new Map();

/** @param {ReadonlyMap<string, string>} names */
export function nameTools(names) {
  toolNames = names;
}

/** What fields are called in the window, by the names that the program has for them. @type {ReadonlyMap<string, string>} */
let fieldNames = new Map();

/** @param {ReadonlyMap<string, string>} names */
export function nameFields(names) {
  fieldNames = names;
}

/** Where a fault names a field. */
const naming = /(?<=\b[Tt]he field |\bThe option |\bA value for “)\w+(?=[ ”])/gu;

/** A fault with the fields as the window calls them. @param {string} english */
const withLabels = (english) => english.replace(naming, (name) => fieldNames.get(name) ?? name);

/** @type {Record<string, string>} */
let built = {};
/** @type {Row[]} */
let rows = [];

/** The rows with values, the longest literal first: it is the surest. @param {Record<string, string>} table */
function rowsOf(table) {
  if (table === built) return rows;
  built = table;
  const length = (/** @type {string} */ key) => key.replace(/\{\w\}/g, "").length;
  rows = Object.keys(table)
    .filter((key) => /\{\w\}/.test(key))
    .sort((a, b) => length(b) - length(a))
    .map((key) => ({ pattern: patternOf(key), names: namesOf(key), said: table[key] ?? key }));
  return rows;
}

/** @param {string} key */
const namesOf = (key) => [...key.matchAll(/\{(\w)\}/g)].map(([, name = ""]) => name);

/** {n} and the letters after it are whole numbers, {a} and the letters after it texts. @param {string} name */
const isNumber = (name) => name >= "k" && name <= "r";

const units = { kB: 1e3, KB: 1e3, MB: 1e6, GB: 1e9 };

/** A moment, as the program says it. */
const moment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)/;

/** Several pages or lines, as the program lists them. */
const places = /^(?=.*[–,])\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*$/;

/** A size, a length of time, a moment or places, as the program says it; null: it is something else. @param {string} value */
function measured(value) {
  if (places.test(value)) return value.replace(/\d+/g, (n) => fill("{n}", { n: Number(n) }, locale()));
  if (moment.exec(value)?.[0] === value) return fullDate(value);
  const [, size = "", unit = ""] = /^([\d.]+) ([kKMG]B)$/.exec(value) ?? [];
  if (size) return sizeWords(Number(size) * (units[/** @type {keyof typeof units} */ (unit)] ?? 1));
  const found = /^(?:(\d+) h)? ?(?:(\d+) min)? ?(?:([\d.]+) s)?(?:(\d+) ms)?$/.exec(value);
  if (!found || value === "") return null;
  const [h = 0, min = 0, s = 0, ms = 0] = found.slice(1).map((n) => Number(n ?? 0));
  return duration(((h * 60 + min) * 60 + s) * 1000 + ms);
}

/** @param {string} key */
function patternOf(key) {
  const parts = key.split(/\{(\w)\}/);
  const source = parts.map((part, i) => {
    if (i % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    if (isNumber(part)) return "(-?\\d+)";
    return i === parts.length - 2 && parts.at(-1) === "" ? "([\\s\\S]*)" : text;
  });
  return new RegExp(`^${source.join("")}$`, "u");
}

/** A sentence in the language of the window; null: the table does not have it. @param {string} english @returns {string | null} */
function known(english) {
  const table = faultTable();
  const exact = table[english] ?? toolNames.get(english);
  if (exact !== undefined) return fill(exact, {}, locale());
  for (const { pattern, names, said } of rowsOf(table)) {
    const found = pattern.exec(english);
    if (!found) continue;
    /** @type {Record<string, string | number>} */
    const values = {};
    for (const [i, name] of names.entries()) {
      const value = found[i + 1] ?? "";
      values[name] = isNumber(name) ? Number(value) : (measured(value) ?? translateFault(value));
    }
    return fill(said, values, locale());
  }
  return null;
}

/**
 * What a fault says, in the language of the window. It may begin with the name of what it is about.
 *
 * @param {string} english one sentence or several
 * @returns {string}
 */
export function translateFault(english) {
  if (english === "") return "";
  const labelled = withLabels(english);
  return Object.keys(faultTable()).length === 0 ? labelled.replace(moment, fullDate) : translated(labelled);
}

/** @param {string} english @returns {string} */
function translated(english) {
  if (english === "") return "";
  const whole = known(english);
  if (whole !== null) return whole;
  for (const { index } of [...english.matchAll(betweenSentences)].reverse()) {
    const first = known(english.slice(0, index));
    if (first !== null) return `${first} ${translated(english.slice(index).trimStart())}`;
  }
  const [, name = "", rest = ""] = /^([^\n]{1,200}?): ([\s\S]+)$/.exec(english) ?? [];
  const about = translated(rest);
  if (about !== rest) return `${name}${locale().startsWith("fr") ? "\u00a0: " : ": "}${about}`;
  const next = english.search(betweenSentences);
  return next < 0 ? english : `${english.slice(0, next)} ${translated(english.slice(next).trimStart())}`;
}

/**
 * What a person reads of a failure, and what a server or a program said itself, which belongs behind Details.
 *
 * @param {string} english
 * @returns {{text: string, raw: string}}
 */
export function failureDetails(english) {
  const [, before = english, raw = ""] = quoting.exec(english) ?? [];
  return { text: translateFault(before), raw };
}
