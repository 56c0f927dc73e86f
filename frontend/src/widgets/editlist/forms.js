// What can be kept in a list that a person edits, and the form for each kind.

import { choice, linesOf, t, textField, toggle } from "../../lib/index.js";

/** @typedef {import("./editlist.js").Row} Row */
/** @typedef {(patch: Row) => Promise<unknown>} Save */

/**
 * @param {Row} row @param {Save} save
 * @param {string} key @param {string} label @param {string} hint @param {{rows?: number, limit?: number, must?: boolean, macros?: boolean}} [more]
 */
export const text = (row, save, key, label, hint, { must = false, ...more } = {}) =>
  textField({
    label,
    hint,
    value: row[key] ?? "",
    ...more,
    ...(must && { check: (v) => (v.trim() ? "" : t("Enter a value.")) }),
    save: (v) => save({ [key]: v }),
  }).node;

/** @type {readonly {id: string, name: string, hint: string}[]} */
const fieldTypes = [
  { id: "string", name: t("Text"), hint: t("A sentence or two.") },
  { id: "array", name: t("List"), hint: t("Several short entries") },
  { id: "progressive", name: t("Remembered"), hint: t("Text that the Director sees next turn and continues.") },
  {
    id: "feedback",
    name: t("Note for you"),
    hint: t("Filled in after the reply, for you only."),
  },
  {
    id: "direction_note",
    name: t("Direction"),
    hint: t("Filled in after the reply and remembered in this branch."),
  },
];

/** @type {import("./editlist.js").EditListSpec} */
export const directorFields = {
  ops: "directorFragments",
  what: "fragments",
  title: t("field list"),
  none: t("No fields yet."),
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: t("Restore default fields"),
    ask: t("Restore default fields?"),
    text: t("Resets the fields that came with Terzetto. Your own fields are kept."),
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => fieldTypes.find((type) => type.id === r["field_type"])?.name ?? "",
  first: { label: t("Name of the field"), placeholder: t("Example: Weather"), add: t("Add field") },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    field_type: "string",
    required: false,
    enabled: true,
    injection_label: "",
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", t("Name"), t("Shown in the inspector."), { limit: 100, must: true }),
    text(r, save, "description", t("Question for the Director"), t("One or two sentences for the model."), {
      rows: 3,
      limit: 500,
      macros: true,
    }),
    text(r, save, "injection_label", t("Introduction for the Writer"), t("The name, if empty"), { limit: 100 }),
    choice({ label: t("Kind"), value: r["field_type"], options: fieldTypes, save: (v) => save({ field_type: v }) })
      .node,
    toggle({ label: t("Required"), value: r["required"] === true, save: (v) => save({ required: v }) }).node,
  ],
};

/** @type {import("./editlist.js").EditListSpec} */
export const moods = {
  ops: "moods",
  what: "fragments",
  title: t("mood list"),
  none: t("No moods yet."),
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: t("Restore default moods"),
    ask: t("Restore default moods?"),
    text: t("Resets the moods that came with Terzetto. Your own moods are kept."),
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => r["description"],
  first: { label: t("Name of the mood"), placeholder: t("Example: Solemn"), add: t("Add a mood") },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    prompt_text: "",
    negative_prompt: "",
    enabled: true,
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", t("Name"), "", { limit: 100, must: true }),
    text(r, save, "description", t("When to use the mood"), t("The Director reads this to choose a mood."), {
      rows: 2,
      limit: 500,
      macros: true,
    }),
    text(r, save, "prompt_text", t("Writing instructions"), t("The Writer reads this while the mood is active."), {
      rows: 4,
      limit: 10_000,
      macros: true,
    }),
    text(r, save, "negative_prompt", t("When the mood ends"), t("The Writer reads this once, when the mood ends."), {
      rows: 2,
      limit: 10_000,
      macros: true,
    }),
  ],
};

/** Of those that are words; a pattern has a form of its own. @type {import("./editlist.js").EditListSpec} */
export const phrases = {
  ops: "phrases",
  what: "phrases",
  title: t("phrase list"),
  none: t("No phrases yet."),
  switched: true,
  undo: true,
  restore: {
    label: t("Restore default phrases"),
    ask: t("Restore default phrases?"),
    text: t("Restores missing or turned-off phrases that came with Terzetto. Your own phrases are kept."),
  },
  name: (/** @type {Row} */ r) => (r["kind"] === "regex" ? r["pattern"] : (r["variants"]?.[0] ?? "")),
  about: (/** @type {Row} */ r) => (r["kind"] === "regex" ? t("pattern") : (r["variants"] ?? []).slice(1).join(", ")),
  first: { label: t("Overused phrase"), placeholder: t("A phrase you see too often"), add: t("Add a phrase") },
  create: (/** @type {string} */ phrase) => ({ kind: "literal", variants: [phrase], pattern: "", enabled: true }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    textField({
      label: t("Phrases"),
      hint: t("One per line. The first names the group."),
      value: (r["variants"] ?? []).join("\n"),
      rows: Math.min(8, (r["variants"] ?? []).length + 1),
      check: (v) => (v.trim() ? "" : t("Keep at least one phrase, or delete the group.")),
      save: (v) => save({ variants: linesOf(v) }),
    }).node,
    toggle({
      label: t("Ban while the model writes"),
      hint: t("Where the server can do it, the Writer can't use these words. The inspector says whether it worked."),
      value: r["banned"] === true,
      save: (v) => save({ banned: v }),
    }).node,
  ],
};
