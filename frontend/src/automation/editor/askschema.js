// The form of a question to a person, as a list of fields and as the JSON Schema that a template holds. Pure.

/** @typedef {"text" | "number" | "boolean" | "choice"} Kind */
/** @typedef {{name: string, title: string, kind: Kind, required: boolean, options: readonly string[]}} FormField */

/** @type {readonly Kind[]} */
const kinds = ["text", "number", "boolean", "choice"];

/** @param {FormField} f */
const schemaOf = ({ kind, title, options }) => ({
  type: kind === "choice" || kind === "text" ? "string" : kind,
  ...(title && { title }),
  ...(kind === "choice" && { enum: [...options] }),
});

/** @param {readonly FormField[]} fields */
export function schemaOfForm(fields) {
  const named = fields.filter((f) => f.name !== "");
  const required = named.filter((f) => f.required).map((f) => f.name);
  return {
    type: "object",
    properties: Object.fromEntries(named.map((f) => [f.name, schemaOf(f)])),
    ...(required.length > 0 && { required }),
  };
}

/** The fields of a schema; null where a form cannot show all of it. @param {any} schema @returns {FormField[] | null} */
export function formOfSchema(schema) {
  if (schema === undefined || schema === null) return [];
  const required = schema.required ?? [];
  /** @type {FormField[]} */
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    title: part?.title ?? "",
    kind: part?.enum ? "choice" : part?.type === "string" ? "text" : part?.type,
    required: Array.isArray(required) && required.includes(name),
    options: (part?.enum ?? []).map(String),
  }));
  if (fields.some((f) => !kinds.includes(f.kind))) return null;
  // What the form would write is compared with what is there, so that nothing is lost by opening it.
  return same(schemaOfForm(fields), schema) ? fields : null;
}

/** @param {any} a @param {any} b @returns {boolean} */
function same(a, b) {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false;
  return keys.every((k) => k in b && same(a[k], b[k]));
}
