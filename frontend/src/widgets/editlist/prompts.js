// The texts that a person keeps for the message box, as a list. They are a setting; a row's id is its place.

import { excerpt, t } from "../../lib/index.js";
import { current, save as saveSettings } from "../../model/settings.js";
import { text } from "./forms.js";

/** @typedef {import("./editlist.js").Row} Row */
/** @typedef {import("./forms.js").Save} Save */
/** @typedef {import("../../../types/api.d.ts").chat.Prompt} Prompt */

/** @returns {Prompt[]} */
const kept = () => current()["prompts"] ?? [];

/** What becomes of the prompts. @type {Readonly<Record<string, (all: Prompt[], row: Row) => Prompt[]>>} */
const changes = {
  create: (all, { name, text }) => [...all, { name, text }],
  update: (all, { id, ...patch }) => all.map((p, i) => (i === id ? { ...p, ...patch } : p)),
  delete: (all, { id }) => all.filter((_, i) => i !== id),
};

/** @type {import("./editlist.js").EditListSpec} */
export const prompts = {
  ops: "",
  async ask(verb, row) {
    const change = changes[verb];
    if (change) await saveSettings({ prompts: change(kept(), row) });
    const rows = kept().map((p, id) => ({ id, ...p }));
    return verb === "list" ? rows : (rows[row["id"]] ?? rows.at(-1));
  },
  what: "settings",
  title: t("prompt list"),
  none: t("No prompts yet."),
  undo: true,
  name: (/** @type {Row} */ r) => `/${r["name"]}`,
  about: (/** @type {Row} */ r) => excerpt(r["text"], 80),
  first: {
    label: t("Name of the prompt"),
    placeholder: t("Example: summary"),
    add: t("Add a prompt"),
  },
  create: (/** @type {string} */ name) => ({ name: name.trim().replace(/^\//, ""), text: "" }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "name", t("Name"), "", { limit: 64, must: true }),
    text(r, save, "text", t("Text"), t("Inserted where you type its name."), { rows: 4, limit: 10_000, macros: true }),
  ],
};
