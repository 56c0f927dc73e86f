// Reads a JSON Schema as a form, and what was entered as a configuration. Pure.

import { isObject, t } from "../../lib/index.js";
import { humanise } from "../../model/turnlabels.js";

/** @typedef {"line" | "text" | "secret" | "number" | "integer" | "switch" | "choice" | "list" | "group" | "json"} Kind */

/**
 * @typedef {object} Field
 * @property {string} key its path, with dots
 * @property {readonly string[]} path
 * @property {Kind} kind
 * @property {string} label
 * @property {string} help
 * @property {any} schema
 * @property {any} fallback what holds when nothing is set; undefined when the schema names none
 * @property {boolean} required
 * @property {boolean} nullable
 * @property {readonly {value: any, name: string}[]} options
 * @property {readonly Field[]} fields of a group
 */

/** How long a text may be that fits a line. */
const lineful = 200;

/**
 * The fields of a configuration. A part that the form has no word for is a field of raw JSON, and so is a whole
 * schema that is no object.
 * @param {any} schema @param {any} config what holds now @param {any} [defaults]
 * @returns {Field[]}
 */
export function fieldsOf(schema, config, defaults = {}) {
  if (schema?.type !== "object" || typeof schema.properties !== "object" || schema.properties === null)
    return [field("", [], { ...schema, title: schema?.title ?? t("Settings") }, "json", defaults, false)];
  return objectFields(schema, config, defaults, []);
}

/** @param {any} schema @param {any} config @param {any} defaults @param {readonly string[]} above @returns {Field[]} */
function objectFields(schema, config, defaults, above) {
  return Object.entries(schema.properties).map(([name, part]) => {
    const value = config?.[name];
    const fallback = defaults?.[name] ?? part?.default;
    const kind = kindOf(part, value ?? fallback, above.length);
    const path = [...above, name];
    const made = field(name, path, part, kind, fallback, (schema.required ?? []).includes(name));
    return kind === "group" ? { ...made, fields: objectFields(part, value, fallback, path) } : made;
  });
}

/** @param {string} name @param {readonly string[]} path @param {any} schema @param {Kind} kind @param {any} fallback @param {boolean} required @returns {Field} */
const field = (name, path, schema, kind, fallback, required) => ({
  key: path.join("."),
  path,
  kind,
  label: String(schema?.title || humanise(name)),
  help: String(schema?.description ?? ""),
  schema,
  fallback,
  required,
  nullable: Array.isArray(schema?.type) && schema.type.includes("null"),
  options: optionsOf(schema),
  fields: [],
});

/** @param {any} schema @param {any} value what is to be shown @param {number} depth @returns {Kind} */
function kindOf(schema, value, depth) {
  const type = typeOf(schema);
  if (optionsOf(schema).length > 0) return "choice";
  if (schema?.oneOf || schema?.anyOf || schema?.allOf || schema?.$ref) return "json";
  if (type === "string") {
    if (schema["x-secret"] === true || schema.format === "password") return "secret";
    const long = ["textarea", "multiline", "markdown"].includes(schema.format) || schema.maxLength > lineful;
    return long || String(value ?? "").includes("\n") ? "text" : "line";
  }
  if (type === "number" || type === "integer") return type;
  if (type === "boolean") return "switch";
  if (type === "array" && typeOf(schema.items) === "string" && !schema.items.enum) return listKind(value);
  if (type === "object" && depth === 0 && schema.properties && (value === undefined || isObject(value))) return "group";
  return "json";
}

/** A list is entered a line each, which a text of several lines does not fit. @param {any} value @returns {Kind} */
const listKind = (value) =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.every((v) => typeof v === "string" && !v.includes("\n")))
    ? "list"
    : "json";

/** The type, where there is one beside null. @param {any} schema */
function typeOf(schema) {
  const types = [schema?.type].flat().filter((type) => type !== "null");
  return types.length === 1 ? types[0] : undefined;
}

/** @param {any} schema @returns {{value: any, name: string}[]} */
function optionsOf(schema) {
  const scalar = (/** @type {any} */ v) => v === null || ["string", "number", "boolean"].includes(typeof v);
  if (Array.isArray(schema?.enum) && schema.enum.every(scalar))
    return schema.enum.map((/** @type {any} */ value) => ({ value, name: nameOf(value) }));
  const named = schema?.oneOf;
  if (Array.isArray(named) && named.length > 0 && named.every((o) => isObject(o) && "const" in o && scalar(o.const)))
    return named.map((o) => ({ value: o.const, name: String(o.title || nameOf(o.const)) }));
  return [];
}

/** @param {any} value */
const nameOf = (value) => (value === null || value === "" ? t("None") : String(value));

/** The value at a path. @param {any} config @param {readonly string[]} path */
export const valueAt = (config, path) => path.reduce((at, key) => (isObject(at) ? at[key] : undefined), config);

/** The configuration with another value at a path; undefined takes it out. @param {any} config @param {readonly string[]} path @param {any} value @returns {any} */
export function withValue(config, path, value) {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = isObject(config) ? { ...config } : {};
  if (rest.length > 0) copy[key] = withValue(copy[key], rest, value);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}

/** All fields that hold a value, those of groups too. @param {readonly Field[]} fields @returns {Field[]} */
export const leaves = (fields) => fields.flatMap((f) => (f.kind === "group" ? leaves(f.fields) : [f]));

/** The default in words, where it can be told in a line and the help does not tell it. @param {Field} f */
export function fallbackWords(f) {
  const v = f.fallback;
  if (f.kind === "secret" || f.kind === "json" || v === undefined || v === null || v === "") return "";
  if (/\b(default|if left out)\b/i.test(f.help)) return "";
  if (f.kind === "switch") return v ? t("On by default.") : t("Off by default.");
  const named = f.options.find((o) => o.value === v)?.name ?? (Array.isArray(v) ? v.join(", ") : String(v));
  return named && named.length <= 60 && !named.includes("\n") ? t("Default: {value}", { value: named }) : "";
}

/** The field that a backend's complaint is about. @param {readonly Field[]} fields @param {unknown} named such as "voice.rate", "/voice/rate" or ["voice", "rate"] */
export function fieldNamed(fields, named) {
  const path = (Array.isArray(named) ? named.join(".") : String(named ?? ""))
    .replace(/^\//, "")
    .replaceAll("/", ".")
    .replace(/^config\./, "");
  const all = leaves(fields);
  return all.find((f) => f.key === path) ?? all.find((f) => path !== "" && path.startsWith(`${f.key}.`)) ?? null;
}
