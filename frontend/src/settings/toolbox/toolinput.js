// Reads what a person types about a program that offers tools. Pure.

import { t } from "../../lib/index.js";

/** The arguments of a program, one per line as they are; a blank line is none. @param {string} text */
export const argumentsIn = (text) =>
  text
    .split("\n")
    .map((line) => line.replace(/\r$/, ""))
    .filter((line) => line.trim() !== "");

/**
 * Named values, one per line.
 * @param {string} text @param {RegExp} shape of a line: the name and the value @param {(n: string) => string} fault what is said of the line with a number
 * @returns {{variables: Record<string, string>, wrong: string}} wrong: what keeps it from being read, or ""
 */
function namedLines(text, shape, fault) {
  /** @type {Record<string, string>} */
  const variables = {};
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const [, name, value] = shape.exec(line) ?? [];
    // The line is not repeated: it may hold a key.
    if (name === undefined || value === undefined) return { variables: {}, wrong: fault(String(i + 1)) };
    variables[name] = value;
  }
  return { variables, wrong: "" };
}

/** The variables of a program, as NAME=value. What follows the first sign of equality is the value, spaces and further signs included. @param {string} text */
export const variablesIn = (text) =>
  namedLines(text, /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*?)\r?$/, (n) =>
    t("Line {n} must have the form NAME=value.", { n }),
  );

/** The headers of a server, as Name: value. @param {string} text */
export const headersIn = (text) =>
  namedLines(text, /^\s*([\w!#$%&'*+.^`|~-]+)\s*[:=]\s*(.*?)\s*$/, (n) =>
    t("Line {n} must have the form Name: value.", { n }),
  );

/** The hosts that a person lists, parted by spaces, commas or lines. @param {string} text */
export const hostsIn = (text) => text.split(/[\s,;]+/).filter(Boolean);

/** Whether what a person types as a program is the address of a server. @param {string} text */
export const isAddress = (text) => /^https?:\/\//i.test(text.trim());
