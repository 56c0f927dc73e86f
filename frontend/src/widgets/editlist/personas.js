// The personas as a list to keep: what a row says, and the form of one.

import { button, t } from "../../lib/index.js";
import { current, save as saveSettings } from "../../model/settings.js";
import { text } from "./forms.js";

/** @typedef {import("./editlist.js").Row} Row */
/** @typedef {import("./forms.js").Save} Save */

/** The persona that is played everywhere; null: none. @returns {number | null} */
export const playedPersona = () => current()["active_persona_id"] ?? null;

/** @type {import("./editlist.js").EditListSpec} */
export const personas = {
  ops: "personas",
  what: "personas",
  title: t("persona list"),
  none: t("No personas yet."),
  switched: false,
  mark: (/** @type {Row} */ r) => (r["id"] === playedPersona() ? t("active") : ""),
  name: (/** @type {Row} */ r) => r["name"],
  about: (/** @type {Row} */ r) => r["description"],
  first: {
    label: t("Name of the persona"),
    placeholder: t("Example: Captain Reed"),
    add: t("Add a persona"),
  },
  create: (/** @type {string} */ name) => ({ name, description: "", avatar_color: "" }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "name", t("Name"), "", { limit: 200, must: true }),
    text(r, save, "description", t("Description"), t("The model reads this to know you."), {
      rows: 4,
      limit: 10_000,
      macros: true,
    }),
  ],
  acts: (/** @type {Row} */ r) => [
    button(t("Play as this persona"), () => void saveSettings({ active_persona_id: r["id"] })),
  ],
};
