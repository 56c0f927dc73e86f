// What a field of a configuration form shows, and what is made of what was entered there. Pure.

import { linesOf, parseJSON, t } from "../../lib/index.js";

/** @typedef {import("./schema.js").Field} Field */
/** @typedef {string | boolean} Draft what a control holds: the place of an option, the lines of a list, JSON as text */
/** @typedef {{value: any} | {fault: string}} Entry value undefined: nothing is set */

/** @param {Field} f @param {any} value what holds @returns {Draft} */
export function draftOf(f, value) {
  const v = value === undefined ? f.fallback : value;
  switch (f.kind) {
    case "switch":
      return v === true;
    case "choice":
      return String(f.options.findIndex((o) => o.value === v));
    case "list":
      return Array.isArray(v) ? v.join("\n") : "";
    case "secret":
      return ""; // it is never shown
    case "json":
      return v === undefined ? "" : JSON.stringify(v, null, 2);
    default:
      return v === undefined || v === null ? "" : String(v);
  }
}

/** @param {Field} f @param {Draft} draft @returns {Entry} */
export function entryOf(f, draft) {
  const text = String(draft);
  switch (f.kind) {
    case "switch":
      return { value: draft === true };
    case "choice":
      return { value: f.options[Number(text)]?.value };
    case "number":
    case "integer":
      return numberOf(f, text.trim());
    case "list":
      return listOf(f, text);
    case "json":
      return jsonOf(f, text);
    default:
      return textOf(f, text);
  }
}

/** Nothing was entered. @param {Field} f @returns {Entry} */
const blank = (f) => (f.required ? { fault: t("Enter a value here.") } : { value: f.nullable ? null : undefined });

/** @param {Field} f @param {string} text @returns {Entry} */
function numberOf(f, text) {
  if (text === "") return blank(f);
  const n = Number(text);
  const whole = f.kind === "integer";
  const fits = Number.isFinite(n) && (!whole || Number.isInteger(n));
  const { minimum: min, maximum: max, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = f.schema;
  if (fits && n <= above) return { fault: t("Enter a number above {min}.", { min: String(above) }) };
  if (fits && n >= below) return { fault: t("Enter a number below {max}.", { max: String(below) }) };
  if (!fits || n < min || n > max) return { fault: numberFault(whole, min ?? above, max ?? below) };
  // Steps such as 0.1 cannot be written exactly, so the quotient is near a whole number and not on it.
  if (multipleOf > 0 && Math.abs(n / multipleOf - Math.round(n / multipleOf)) > 1e-9)
    return { fault: t("Enter a multiple of {step}.", { step: String(multipleOf) }) };
  return { value: n };
}

/** @param {boolean} whole @param {number | undefined} min @param {number | undefined} max */
function numberFault(whole, min, max) {
  const bounds = { min: String(min), max: String(max) };
  if (min !== undefined && max !== undefined)
    return whole
      ? t("Enter a whole number from {min} to {max}.", bounds)
      : t("Enter a number from {min} to {max}.", bounds);
  if (min !== undefined)
    return whole ? t("Enter a whole number, {min} or more.", bounds) : t("Enter a number, {min} or more.", bounds);
  if (max !== undefined)
    return whole ? t("Enter a whole number, {max} or less.", bounds) : t("Enter a number, {max} or less.", bounds);
  return whole ? t("Enter a whole number.") : t("Enter a number.");
}

/** @param {Field} f @param {string} text @returns {Entry} */
function textOf(f, text) {
  const { minLength, maxLength, pattern } = f.schema;
  if (text === "" && f.required && minLength > 0) return blank(f);
  if (text === "" && f.nullable) return { value: null };
  const length = [...text].length;
  if (text !== "" && length < minLength)
    return { fault: t("Enter at least {n, plural, one {# character} other {# characters}}.", { n: minLength }) };
  if (length > maxLength)
    return { fault: t("Enter at most {n, plural, one {# character} other {# characters}}.", { n: maxLength }) };
  if (text !== "" && pattern && !matches(pattern, text))
    return { fault: t("This value doesn't have the required format.") };
  return { value: text };
}

/** @param {string} pattern @param {string} text */
function matches(pattern, text) {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return true; // the backend knows its own pattern better
  }
}

/** @param {Field} f @param {string} text @returns {Entry} */
function listOf(f, text) {
  const value = linesOf(text);
  const { minItems, maxItems } = f.schema;
  if (value.length < minItems)
    return { fault: t("Enter at least {n, plural, one {# line} other {# lines}}.", { n: minItems }) };
  if (value.length > maxItems)
    return { fault: t("Enter at most {n, plural, one {# line} other {# lines}}.", { n: maxItems }) };
  return { value };
}

/** @param {Field} f @param {string} text @returns {Entry} */
function jsonOf(f, text) {
  if (text.trim() === "") return blank(f);
  const read = parseJSON(text);
  if (!read) return { fault: t("The text is not valid JSON.") };
  const { value } = read;
  const types = [f.schema?.type].flat().filter(Boolean);
  const is = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const fits = types.length === 0 || types.includes(is) || (types.includes("integer") && Number.isInteger(value));
  return fits ? { value } : { fault: t("This value must have the type {type}.", { type: types.join(", ") }) };
}
