// The personas as a list to keep: what a row says, and the form of one.

import { say } from "../../lib/i18n.js";
import { text } from "./forms.js";

/** @typedef {import("./editlist.js").Row} Row */
/** @typedef {import("./forms.js").Save} Save */

/** @type {import("./editlist.js").Shelf} */
export const personas = {
  ops: "personas",
  what: "personas",
  title: say("persona list"),
  none: say("There is no persona yet."),
  switched: false,
  name: (/** @type {Row} */ r) => r["name"],
  about: (/** @type {Row} */ r) => r["description"],
  first: {
    label: say("Name of the persona"),
    placeholder: say("Name, such as Captain Reed"),
    add: say("Add a persona"),
  },
  create: (/** @type {string} */ name) => ({ name, description: "", avatar_color: "" }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    text(r, save, "name", say("Name"), "", { limit: 200, must: true }),
    text(r, save, "description", say("Who this is"), say("The model reads it, so that it knows whom it writes with."), {
      multiline: true,
      rows: 4,
      limit: 10_000,
    }),
  ],
};
