// The form of a question to a person, as a list of fields and as the JSON Schema that a template holds. Pure.

/** @typedef {"text" | "number" | "boolean" | "choice" | "list" | "table"} Kind */
/** @typedef {{name: string, title: string, kind: Kind, required: boolean, options: readonly string[]}} FormField options: of a choice; of a table its columns */

/** What each kind is in JSON Schema. @type {Readonly<Record<Kind, (options: readonly string[]) => object>>} */
const schemas = {
  text: () => ({ type: "string" }),
  number: () => ({ type: "number" }),
  boolean: () => ({ type: "boolean" }),
  choice: (options) => ({ type: "string", enum: [...options] }),
  list: () => ({ type: "array", items: { type: "string" } }),
  table: (columns) => ({
    type: "array",
    items: {
      type: "object",
      properties: Object.fromEntries(columns.map((name) => [name, { type: "string" }])),
      required: [...columns],
    },
  }),
};

/** @param {FormField} f */
const schemaOf = ({ kind, title, options }) => ({ ...schemas[kind](options), ...(title && { title }) });

/** @param {any} part @returns {Kind | undefined} */
function kindOf(part) {
  if (part?.enum) return "choice";
  if (part?.type === "array") return part.items?.type === "object" ? "table" : "list";
  if (part?.type === "string") return "text";
  return ["number", "boolean"].includes(part?.type) ? part.type : undefined;
}

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
  const fields = [];
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const kind = kindOf(part);
    if (!kind) return null;
    fields.push({
      name,
      title: part.title ?? "",
      kind,
      required: Array.isArray(required) && required.includes(name),
      options: kind === "table" ? Object.keys(part.items.properties ?? {}) : (part.enum ?? []).map(String),
    });
  }
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
