// Reads what a person types about a program that offers tools. Pure.

import { t } from "../../lib/index.js";
import { looseJSON, unquoted } from "./toolpaste.js";

/**
 * Named values, one per line.
 * @param {string} text @param {RegExp} shape of a line: the name and the value @param {(n: string) => string} fault what is said of the line with a number
 * @returns {{variables: Record<string, string>, wrong: string}} wrong: what keeps it from being read, or ""
 */
function namedLines(text, shape, fault) {
  /** @type {Record<string, string>} */
  const variables = {};
  if (/^\s*\{/.test(text)) {
    const given = looseJSON(text);
    if (typeof given !== "object" || given === null) return { variables: {}, wrong: fault("1") };
    return { variables: Object.fromEntries(Object.entries(given).map(([n, v]) => [n, String(v)])), wrong: "" };
  }
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const [, name, value] = shape.exec(line) ?? [];
    // The line is not repeated: it may hold a key.
    if (name === undefined || value === undefined) return { variables: {}, wrong: fault(String(i + 1)) };
    variables[name] = unquoted(value);
  }
  return { variables, wrong: "" };
}

/**
 * The variables of a program: NAME=value on each line, as a shell sets them, or as JSON. What follows the first sign of
 * equality is the value, spaces and further signs included, but not the quotation marks around it.
 * @param {string} text
 */
export const variablesIn = (text) =>
  namedLines(text, /^\s*(?:(?:export|set|-e|--env)\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*?);?\r?$/, (n) =>
    t("Line {n} must have the form NAME=value.", { n }),
  );

/** The headers of a server, as Name: value on each line, or as JSON. @param {string} text */
export const headersIn = (text) =>
  namedLines(text, /^\s*([\w!#$%&'*+.^`|~-]+)\s*[:=]\s*(.*?)\s*$/, (n) =>
    t("Line {n} must have the form Name: value.", { n }),
  );

/** The hosts that a person lists, parted by spaces, commas or lines. @param {string} text */
export const hostsIn = (text) => text.split(/[\s,;]+/).filter(Boolean);
