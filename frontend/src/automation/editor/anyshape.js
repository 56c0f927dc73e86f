// How a value of any form is entered: as a text, as named values, as one row of a table, or as JSON. Pure.

import { isObject } from "../../lib/index.js";
import { pathIn } from "../widgets/paths.js";

/** @typedef {"text" | "fields" | "row" | "schema" | "json"} Way */
/** @typedef {readonly [name: string, text: string]} Named */

/** @param {unknown} v */
const isNamed = (v) => isObject(v) && Object.values(v).every((x) => typeof x === "string");

/** The ways in which a value of a schema can be entered, the usual one first. @param {any} schema @returns {readonly Way[]} */
export function waysOf(schema) {
  if (schema?.format === "json-schema") return ["schema"];
  if (schema?.oneOf || schema?.anyOf || schema?.allOf || schema?.$ref || schema?.enum || schema?.properties)
    return ["json"];
  const types = [schema?.type].flat();
  if (types.length > 1) return ["json"];
  if (types[0] === undefined) return ["text", "fields", "json"];
  if (types[0] === "object") return ["fields", "json"];
  if (types[0] === "array" && [schema.items?.type].flat().includes("object")) return ["row", "json"];
  return ["json"];
}

/** The way in which a value is shown. @param {readonly Way[]} ways @param {unknown} value @returns {Way} */
export function wayOf(ways, value) {
  const [usual = "json"] = ways;
  if (value === undefined || usual === "schema") return usual;
  const fits = /** @type {Record<Way, boolean>} */ ({
    text: typeof value === "string" || pathIn(value) !== "",
    fields: isNamed(value),
    row: Array.isArray(value) && value.length === 1 && isNamed(value[0]),
    schema: false,
    json: true,
  });
  return ways.find((way) => fits[way]) ?? "json";
}

/** The named values of a value. @param {unknown} value @returns {Named[]} */
export function namedIn(value) {
  const one = Array.isArray(value) ? value[0] : value;
  return isNamed(one) ? Object.entries(/** @type {Record<string, string>} */ (one)) : [];
}

/** The value that named values make; without any there is none. @param {readonly Named[]} all @param {Way} way */
export function valueOfNamed(all, way) {
  const named = all.filter(([name]) => name !== "");
  if (named.length === 0) return undefined;
  const one = Object.fromEntries(named);
  return way === "row" ? [one] : one;
}
