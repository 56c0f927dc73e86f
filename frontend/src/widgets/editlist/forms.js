// What can be kept on a shelf, and the form for each kind.

import { choice, textField, toggle } from "../../lib/field.js";
import { say } from "../../lib/i18n.js";

/** @typedef {import("./editlist.js").Row} Row */
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
    ...(must && { check: (v) => (v.trim() ? "" : say("This cannot be empty.")) }),
    save: (v) => save({ [key]: v }),
  }).node;

/** @type {readonly {id: string, name: string, hint: string}[]} */
const fieldTypes = [
  { id: "string", name: say("Text"), hint: say("A sentence or two.") },
  { id: "array", name: say("List"), hint: say("Several short entries.") },
  { id: "progressive", name: say("Kept"), hint: say("Text that the Director sees again next turn and carries on.") },
  {
    id: "feedback",
    name: say("Note to you"),
    hint: say("Asked for after the reply; you read it, the story does not."),
  },
  {
    id: "direction_note",
    name: say("Direction"),
    hint: say("Asked for after the reply and remembered along this branch."),
  },
];

/** @type {import("./editlist.js").Shelf} */
export const directorFields = {
  ops: "directorFragments",
  what: "fragments",
  title: say("field list"),
  none: say("There is no field yet."),
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: say("Put the first fields back"),
    ask: say("Put the first fields back?"),
    text: say("The fields that came with Terzetto stand as they were on the first day. Your own stay."),
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => fieldTypes.find((t) => t.id === r["field_type"])?.name ?? "",
  first: { label: say("Name of the field"), placeholder: say("Name, such as Weather"), add: say("Add a field") },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    field_type: "string",
    required: false,
    enabled: true,
    injection_label: "",
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", say("Name"), say("As you see it in the inspector."), { limit: 100, must: true }),
    text(
      r,
      save,
      "description",
      say("What the Director is asked for"),
      say("One or two sentences; the model reads them."),
      {
        multiline: true,
        rows: 3,
        limit: 500,
      },
    ),
    text(r, save, "injection_label", say("What the Writer reads before it"), say("Its name if empty."), { limit: 100 }),
    choice({ label: say("Kind"), value: r["field_type"], options: fieldTypes, save: (v) => save({ field_type: v }) })
      .node,
    toggle({ label: say("Must be filled in"), value: r["required"] === true, save: (v) => save({ required: v }) }).node,
  ],
};

/** @type {import("./editlist.js").Shelf} */
export const moods = {
  ops: "moods",
  what: "fragments",
  title: say("mood list"),
  none: say("There is no mood yet."),
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: say("Put the first moods back"),
    ask: say("Put the first moods back?"),
    text: say("The moods that came with Terzetto stand as they were on the first day. Your own stay."),
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => r["description"],
  first: { label: say("Name of the mood"), placeholder: say("Name, such as Solemn"), add: say("Add a mood") },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    prompt_text: "",
    negative_prompt: "",
    enabled: true,
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", say("Name"), "", { limit: 100, must: true }),
    text(r, save, "description", say("When to use it"), say("The Director reads this to choose."), {
      multiline: true,
      rows: 2,
      limit: 500,
    }),
    text(r, save, "prompt_text", say("How to write in it"), say("The Writer reads this while the mood is on."), {
      multiline: true,
      rows: 4,
      limit: 10_000,
    }),
    text(r, save, "negative_prompt", say("How to leave it"), say("The Writer reads this once, when the mood ends."), {
      multiline: true,
      rows: 2,
      limit: 10_000,
    }),
  ],
};

/** @type {import("./editlist.js").Shelf} */
export const phrases = {
  ops: "phrases",
  what: "phrases",
  title: say("phrase list"),
  none: say("There is no phrase yet."),
  switched: true,
  undo: true,
  restore: {
    label: say("Put the first phrases back"),
    ask: say("Put the first phrases back?"),
    text: say("Phrases that came with Terzetto and are missing or switched off come back. Your own stay."),
  },
  name: (/** @type {Row} */ r) => (r["kind"] === "regex" ? r["pattern"] : (r["variants"]?.[0] ?? "")),
  about: (/** @type {Row} */ r) => (r["kind"] === "regex" ? say("pattern") : (r["variants"] ?? []).slice(1).join(", ")),
  first: { label: say("Worn phrase"), placeholder: say("A phrase you have read too often"), add: say("Add a phrase") },
  create: (/** @type {string} */ phrase) => ({ kind: "literal", variants: [phrase], pattern: "", enabled: true }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) =>
    r["kind"] === "regex"
      ? [
          text(r, save, "pattern", say("Pattern"), say("A regular expression; upper and lower case are the same."), {
            multiline: true,
            rows: 2,
            must: true,
          }),
        ]
      : [
          textField({
            label: say("Wordings"),
            hint: say("One on each line; the first gives the group its name."),
            value: (r["variants"] ?? []).join("\n"),
            multiline: true,
            rows: Math.min(8, (r["variants"] ?? []).length + 1),
            check: (v) => (v.trim() ? "" : say("Leave at least one wording, or delete the group.")),
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
