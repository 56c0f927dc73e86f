// What a standing permission allows, in words, and which rules an argument offers.

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

/**
 * The rules that an argument of a waiting step offers, the narrowest first. Exactly the value is always one.
 * What a request sends to a host may differ each time; what a program or the tool of a server is given may not.
 * @param {unknown} value @param {string} level of the tool @param {import("../../types/api.d.ts").tool.Target | null} [target] of the call
 * @returns {{value: unknown, name: string}[]}
 */
export function rulesFor(value, level, target) {
  /** @type {{value: unknown, name: string}[]} */
  const all = [{ value, name: t("Exactly these arguments") }];
  if (typeof value === "string") {
    const address = /^https?:\/\/([^/?#@\\\s]+)(?:[/?#]|$)/i.exec(value)?.[1];
    if (address)
      all.push({ value: { host: address.toLowerCase() }, name: t("Any address on {host}", { host: address }) });
    else if (/^[^\n]{1,300}$/.test(value) && /[/.]/.test(value)) {
      const folder = value.replaceAll("\\", "/").split("/").slice(0, -1).join("/");
      if (folder && !folder.split("/").includes(".."))
        all.push({ value: { under: folder }, name: t("Anywhere in {folder}", { folder }) });
    }
  }
  const sent = target?.host && !target.program && !target.tool && !all.some((r) => ruleOf(r.value)?.host);
  if (level !== "execute" || sent) all.push({ value: { any: true }, name: t("Anything") });
  return all;
}
