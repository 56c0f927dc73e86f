// The personas as a list to keep: what a row says, and the form of one.

import { call } from "../../ipc/index.js";
import { button, h, t } from "../../lib/index.js";
import { current, save as saveSettings } from "../../model/settings.js";
import { personaPictureOf, portrait } from "../portrait.js";
import { portraitButton } from "../portraitbutton.js";
import { text } from "./forms.js";

/** @typedef {import("./editlist.js").Row} Row */
/** @typedef {import("./forms.js").Save} Save */

/** The persona that is played everywhere; null: none. @returns {number | null} */
export const playedPersona = () => current()["active_persona_id"] ?? null;

/** @param {Row} r @param {string} [name] a class of its own */
const faceOf = (r, name) =>
  portrait({ id: r["name"], name: r["name"] }, name, personaPictureOf(/** @type {any} */ (r)));

/** @param {Row} r */
const looks = (r) => `${r["name"]} ${personaPictureOf(/** @type {any} */ (r))}`;

/** The picture in the form of a persona. @param {Row} r */
function pictureField(r) {
  const face = portraitButton(async (b64) => show(await call("personas.setAvatar", { id: r["id"], b64 })));
  const show = (/** @type {Row} */ now) => face.show(faceOf(now), now["name"], Boolean(now["avatar_at"]));
  show(r);
  return face.node;
}

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
  face: { of: looks, draw: (r) => faceOf(r, "cast-portrait") },
  first: {
    label: t("Name of the persona"),
    placeholder: t("Example: Captain Reed"),
    add: t("Add a persona"),
  },
  create: (/** @type {string} */ name) => ({ name, description: "", avatar_color: "" }),
  form: (/** @type {Row} */ r, /** @type {Save} */ save) => [
    h("div.persona-head", pictureField(r), text(r, save, "name", t("Name"), "", { limit: 200, must: true })),
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
