// What can be kept on a shelf, and the form for each kind.

import { choice, textField, toggle } from "../settings/field.js";

/** @typedef {import("./shelf.js").Row} Row */
/** @typedef {(patch: Row) => Promise<unknown>} Save */

/**
 * @param {Row} row @param {Save} save
 * @param {string} key @param {string} label @param {string} hint @param {{multiline?: boolean, rows?: number, limit?: number, must?: boolean}} [more]
 */
export const text = (row, save, key, label, hint, { must = false, ...more } = {}) =>
  textField({
    label,
    hint,
    value: row[key] ?? "",
    ...more,
    ...(must && { check: (v) => (v.trim() ? "" : "This cannot be empty.") }),
    save: (v) => save({ [key]: v }),
  }).node;

/** @type {readonly {id: string, name: string, hint: string}[]} */
const fieldTypes = [
  { id: "string", name: "Text", hint: "A sentence or two." },
  { id: "array", name: "List", hint: "Several short entries." },
  { id: "progressive", name: "Kept", hint: "Text that the Director sees again next turn and carries on." },
  { id: "feedback", name: "Note to you", hint: "Asked for after the reply; you read it, the story does not." },
  { id: "direction_note", name: "Direction", hint: "Asked for after the reply and remembered along this branch." },
];

/** @type {import("./shelf.js").Shelf} */
export const directorFields = {
  ops: "directorFragments",
  what: "fragments",
  one: "field",
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: "Put the first fields back",
    text: "The fields that came with Terzetto stand as they were on the first day. Your own stay.",
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => fieldTypes.find((t) => t.id === r["field_type"])?.name ?? "",
  first: { label: "Name of the field", placeholder: "Name, such as Weather" },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    field_type: "string",
    required: false,
    enabled: true,
    injection_label: "",
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", "Name", "As you see it in the inspector.", { limit: 100, must: true }),
    text(r, save, "description", "What the Director is asked for", "One or two sentences; the model reads them.", {
      multiline: true,
      rows: 3,
      limit: 500,
    }),
    text(r, save, "injection_label", "What the Writer reads before it", "Its name if empty.", { limit: 100 }),
    choice({ label: "Kind", value: r["field_type"], options: fieldTypes, save: (v) => save({ field_type: v }) }).node,
    toggle({ label: "Must be filled in", value: r["required"] === true, save: (v) => save({ required: v }) }).node,
  ],
};

/** @type {import("./shelf.js").Shelf} */
export const moods = {
  ops: "moods",
  what: "fragments",
  one: "mood",
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: "Put the first moods back",
    text: "The moods that came with Terzetto stand as they were on the first day. Your own stay.",
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => r["description"],
  first: { label: "Name of the mood", placeholder: "Name, such as Solemn" },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    prompt_text: "",
    negative_prompt: "",
    enabled: true,
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", "Name", "", { limit: 100, must: true }),
    text(r, save, "description", "When to use it", "The Director reads this to choose.", {
      multiline: true,
      rows: 2,
      limit: 500,
    }),
    text(r, save, "prompt_text", "How to write in it", "The Writer reads this while the mood is on.", {
      multiline: true,
      rows: 4,
      limit: 10_000,
    }),
    text(r, save, "negative_prompt", "How to leave it", "The Writer reads this once, when the mood ends.", {
      multiline: true,
      rows: 2,
      limit: 10_000,
    }),
  ],
};

/** @type {import("./shelf.js").Shelf} */
export const phrases = {
  ops: "phrases",
  what: "phrases",
  one: "phrase",
  switched: true,
  undo: true,
  restore: {
    label: "Put the first phrases back",
    text: "Phrases that came with Terzetto and are missing or switched off come back. Your own stay.",
  },
  name: (/** @type {Row} */ r) => (r["kind"] === "regex" ? r["pattern"] : (r["variants"]?.[0] ?? "")),
  about: (/** @type {Row} */ r) => (r["kind"] === "regex" ? "pattern" : (r["variants"] ?? []).slice(1).join(", ")),
  first: { label: "Worn phrase", placeholder: "A phrase you have read too often" },
  create: (/** @type {string} */ phrase) => ({ kind: "literal", variants: [phrase], pattern: "", enabled: true }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) =>
    r["kind"] === "regex"
      ? [
          text(r, save, "pattern", "Pattern", "A regular expression; upper and lower case are the same.", {
            multiline: true,
            rows: 2,
            must: true,
          }),
        ]
      : [
          textField({
            label: "Wordings",
            hint: "One on each line; the first gives the group its name.",
            value: (r["variants"] ?? []).join("\n"),
            multiline: true,
            rows: Math.min(8, (r["variants"] ?? []).length + 1),
            check: (v) => (v.trim() ? "" : "Leave at least one wording, or delete the group."),
            save: (v) =>
              save({
                variants: v
                  .split("\n")
                  .map((l) => l.trim())
                  .filter(Boolean),
              }),
          }).node,
        ],
};
