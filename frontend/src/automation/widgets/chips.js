// Values inside a text. A template writes {{steps.fetch.content}}; a person sees "fetch › content" between two
// invisible signs, which also keep the words of a value together where the text runs from right to left. Pure, but
// for the labels that were made.

import { isKnown, labelOf, pathPattern } from "./paths.js";

const open = "\u2068";
const close = "\u2069";

/** The path behind each label, so that a text can be read back. @type {Map<string, string>} */
const paths = new Map();

/** The label of a value between its signs. @param {string} path */
export function chipOf(path) {
  const plain = labelOf(path).replaceAll(open, "").replaceAll(close, "");
  // Two values with one label are told apart by their paths.
  const label = (paths.get(plain) ?? path) === path ? plain : path;
  paths.set(label, path);
  return open + label + close;
}

const written = new RegExp(`\\{\\{\\s*(${pathPattern})\\s*\\}\\}`, "g");
const chip = new RegExp(`${open}([^${open}${close}]*)${close}`, "g");

/** A text as a person sees it. @param {string} text @param {ReadonlySet<string>} [loops] names of the items of loops */
export const shownText = (text, loops) =>
  text.replace(written, (raw, path) => (isKnown(path, loops) ? chipOf(path) : raw));

/** A text as a template holds it. @param {string} shown */
export const heldText = (shown) =>
  shown.replace(chip, (raw, label) => (paths.has(label) ? `{{${paths.get(label)}}}` : raw));

/** Where the values are in a text that a person sees. @param {string} shown @returns {{from: number, to: number, label: string, path: string}[]} */
export const chipsIn = (shown) =>
  [...shown.matchAll(chip)].flatMap((m) => {
    const path = paths.get(m[1] ?? "");
    return path === undefined ? [] : [{ from: m.index, to: m.index + m[0].length, label: m[1] ?? "", path }];
  });

/** The paths in a text as a template holds it. @param {string} text @returns {string[]} */
export const pathsIn = (text) => [...text.matchAll(written)].map((m) => m[1] ?? "");

/**
 * Where a cursor goes that got into a value: behind it on the way forward, before it on the way back.
 * @param {string} shown @param {number} at @param {number} was where it was before
 */
export function outOfChip(shown, at, was) {
  const c = chipsIn(shown).find((x) => at > x.from && at < x.to);
  return c ? (at >= was ? c.to : c.from) : at;
}
