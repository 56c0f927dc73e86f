// What a standing permission allows, in words.

import { t } from "../lib/index.js";
import { argumentTitle } from "./toolwords.js";

/** @typedef {{under?: string, host?: string, any?: boolean}} Rule */

/** The rule that a value of a match is; null: it is an exact value. @param {unknown} v @returns {Rule | null} */
function ruleOf(v) {
  if (typeof v !== "object" || v === null || Array.isArray(v)) return null;
  const keys = Object.keys(v);
  return keys.length === 1 && ["under", "host", "any"].includes(String(keys[0])) ? v : null;
}

/** A match in lines, one for each argument. @param {Record<string, unknown>} match @param {string} tool its id @returns {string[]} */
export function ruleWords(match, tool) {
  const all = Object.entries(match).map(([argument, v]) => {
    const name = argumentTitle(tool, argument);
    const r = ruleOf(v);
    if (r?.any) return t("{name}: anything", { name });
    if (r?.under !== undefined)
      return r.under === "."
        ? t("{name}: anywhere in the chosen folder", { name })
        : t("{name}: anywhere in {folder}", { name, folder: r.under });
    if (r?.host !== undefined) return t("{name}: any address on {host}", { name, host: r.host });
    const text = typeof v === "string" ? v : JSON.stringify(v);
    return t("{name}: exactly “{value}”", { name, value: text.length > 200 ? `${text.slice(0, 200)}…` : text });
  });
  return all.length > 0 ? all : [t("No arguments.")];
}

/** A rule as a choice. @param {unknown} v */
export function ruleName(v) {
  const r = ruleOf(v);
  if (r?.any) return t("Anything");
  if (r?.host !== undefined) return t("Any address on {host}", { host: r.host });
  if (r?.under === undefined) return t("Exactly these arguments");
  return r.under === "." ? t("Anywhere in the chosen folder") : t("Anywhere in {folder}", { folder: r.under });
}
