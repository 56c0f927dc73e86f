// What can be kept in a list that a person edits, and the form for each kind.

import { choice, t, textField, toggle } from "../../lib/index.js";

/** @typedef {import("./editlist.js").Row} Row */
/** @typedef {(patch: Row) => Promise<unknown>} Save */

/**
 * @param {Row} row @param {Save} save
 * @param {string} key @param {string} label @param {string} hint @param {{rows?: number, limit?: number, must?: boolean}} [more]
 */
export const text = (row, save, key, label, hint, { must = false, ...more } = {}) =>
  textField({
    label,
    hint,
    value: row[key] ?? "",
    ...more,
    ...(must && { check: (v) => (v.trim() ? "" : t("This cannot be empty.")) }),
    save: (v) => save({ [key]: v }),
  }).node;

/** @type {readonly {id: string, name: string, hint: string}[]} */
const fieldTypes = [
  { id: "string", name: t("Text"), hint: t("A sentence or two.") },
  { id: "array", name: t("List"), hint: t("Several short entries.") },
  { id: "progressive", name: t("Kept"), hint: t("Text that the Director sees again next turn and carries on.") },
  {
    id: "feedback",
    name: t("Note to you"),
    hint: t("Asked for after the reply; you read it, the story does not."),
  },
  {
    id: "direction_note",
    name: t("Direction"),
    hint: t("Asked for after the reply and remembered along this branch."),
  },
];

/** @type {import("./editlist.js").EditListSpec} */
export const directorFields = {
  ops: "directorFragments",
  what: "fragments",
  title: t("field list"),
  none: t("There is no field yet."),
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: t("Put the first fields back"),
    ask: t("Put the first fields back?"),
    text: t("The fields that came with Terzetto stand as they were on the first day. Your own stay."),
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => fieldTypes.find((type) => type.id === r["field_type"])?.name ?? "",
  first: { label: t("Name of the field"), placeholder: t("Name, such as Weather"), add: t("Add a field") },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    field_type: "string",
    required: false,
    enabled: true,
    injection_label: "",
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", t("Name"), t("As you see it in the inspector."), { limit: 100, must: true }),
    text(
      r,
      save,
      "description",
      t("What the Director is asked for"),
      t("One or two sentences; the model reads them."),
      {
        rows: 3,
        limit: 500,
      },
    ),
    text(r, save, "injection_label", t("What the Writer reads before it"), t("Its name if empty."), { limit: 100 }),
    choice({ label: t("Kind"), value: r["field_type"], options: fieldTypes, save: (v) => save({ field_type: v }) })
      .node,
    toggle({ label: t("Must be filled in"), value: r["required"] === true, save: (v) => save({ required: v }) }).node,
  ],
};

/** @type {import("./editlist.js").EditListSpec} */
export const moods = {
  ops: "moods",
  what: "fragments",
  title: t("mood list"),
  none: t("There is no mood yet."),
  switched: true,
  ordered: true,
  undo: true,
  restore: {
    label: t("Put the first moods back"),
    ask: t("Put the first moods back?"),
    text: t("The moods that came with Terzetto stand as they were on the first day. Your own stay."),
  },
  name: (/** @type {Row} */ r) => r["label"],
  about: (/** @type {Row} */ r) => r["description"],
  first: { label: t("Name of the mood"), placeholder: t("Name, such as Solemn"), add: t("Add a mood") },
  create: (/** @type {string} */ label) => ({
    label,
    description: "",
    prompt_text: "",
    negative_prompt: "",
    enabled: true,
  }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "label", t("Name"), "", { limit: 100, must: true }),
    text(r, save, "description", t("When to use it"), t("The Director reads this to choose."), {
      rows: 2,
      limit: 500,
    }),
    text(r, save, "prompt_text", t("How to write in it"), t("The Writer reads this while the mood is on."), {
      rows: 4,
      limit: 10_000,
    }),
    text(r, save, "negative_prompt", t("How to leave it"), t("The Writer reads this once, when the mood ends."), {
      rows: 2,
      limit: 10_000,
    }),
  ],
};

/** Of those that are words; a pattern has a form of its own. @type {import("./editlist.js").EditListSpec} */
export const phrases = {
  ops: "phrases",
  what: "phrases",
  title: t("phrase list"),
  none: t("There is no phrase yet."),
  switched: true,
  undo: true,
  restore: {
    label: t("Put the first phrases back"),
    ask: t("Put the first phrases back?"),
    text: t("Phrases that came with Terzetto and are missing or switched off come back. Your own stay."),
  },
  name: (/** @type {Row} */ r) => (r["kind"] === "regex" ? r["pattern"] : (r["variants"]?.[0] ?? "")),
  about: (/** @type {Row} */ r) => (r["kind"] === "regex" ? t("pattern") : (r["variants"] ?? []).slice(1).join(", ")),
  first: { label: t("Worn phrase"), placeholder: t("A phrase you have read too often"), add: t("Add a phrase") },
  create: (/** @type {string} */ phrase) => ({ kind: "literal", variants: [phrase], pattern: "", enabled: true }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    textField({
      label: t("Wordings"),
      hint: t("One on each line; the first gives the group its name."),
      value: (r["variants"] ?? []).join("\n"),
      rows: Math.min(8, (r["variants"] ?? []).length + 1),
      check: (v) => (v.trim() ? "" : t("Leave at least one wording, or delete the group.")),
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
