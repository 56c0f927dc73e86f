// A step with values in the place of what it names, as a test of the step alone needs it. Pure.

import { pathsIn } from "../widgets/chips.js";
import { pathIn, pathPattern } from "../widgets/paths.js";

/** @typedef {import("../widgets/stepshape.js").Step} Step */

/** @param {unknown} v @returns {string[]} */
function pathsOf(v) {
  const whole = pathIn(v);
  if (whole) return [whole];
  if (typeof v === "string") return pathsIn(v);
  return typeof v === "object" && v !== null ? Object.values(v).flatMap(pathsOf) : [];
}

/** The values that a step names, each once. @param {Step} step @returns {string[]} */
export const pathsUsed = ({ args, markdown }) => [...new Set(pathsOf([args, markdown]))];

const inline = new RegExp(`\\{\\{\\s*(${pathPattern})\\s*\\}\\}`, "g");

/** A value as part of a text: lists of plain values as lines, the rest as JSON. @param {unknown} v @returns {string} */
function textOf(v) {
  if (v === undefined || v === null) return "";
  if (Array.isArray(v) && v.every((x) => typeof x !== "object")) return v.map(String).join("\n");
  return typeof v === "object" ? JSON.stringify(v) : String(v);
}

/** Braces that arrive inside a value are text. @param {string} text */
const asText = (text) => text.replaceAll("{{", '{{"{{"}}');

/** @param {unknown} v @param {ReadonlyMap<string, unknown>} values @returns {unknown} */
function filled(v, values) {
  const whole = pathIn(v);
  if (whole && values.has(whole)) {
    const value = values.get(whole);
    return typeof value === "string" ? asText(value) : value;
  }
  if (typeof v === "string")
    return v.replace(inline, (raw, path) => (values.has(path) ? asText(textOf(values.get(path))) : raw));
  if (typeof v !== "object" || v === null) return v;
  if (Array.isArray(v)) return v.map((x) => filled(x, values));
  return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, filled(x, values)]));
}

/**
 * The step as it is tested: with values in their places, and without what waits for other steps.
 * @param {Step} step
 * @param {ReadonlyMap<string, unknown>} values by their paths
 * @param {ReadonlySet<string>} own those that the step takes; what the others name, the backend finds
 * @returns {Step}
 */
export function filledIn(step, values, own) {
  const { when: _, ...rest } = step;
  const given = new Map([...values].filter(([path]) => own.has(path)));
  return /** @type {Step} */ ({
    ...rest,
    ...(rest.markdown !== undefined && { markdown: filled(rest.markdown, given) }),
    ...(rest.args && { args: filled(rest.args, given) }),
  });
}
