// Every field of a character's card, in groups.

import { call } from "../ipc/index.js";
import { pickField, t, textField } from "../lib/index.js";
import { group } from "../widgets/bound.js";
import { text as rowText } from "../widgets/editlist/forms.js";
import { listed } from "./find.js";
import { greetings } from "./greetings.js";
import { macroHelp } from "./macros.js";

/** @typedef {import("./find.js").Character} Character */

const long = 100_000;

/** @param {Character} c @param {(patch: Record<string, unknown>) => Promise<unknown>} save @returns {Promise<HTMLElement[]>} */
export async function cardFields(c, save) {
  /** @param {keyof Character & string} key @param {string} label @param {string} hint @param {object} [more] */
  const text = (key, label, hint, more = {}) => rowText(c, save, key, label, hint, { limit: long, rows: 3, ...more });
  const line = { rows: 0, limit: 200 };

  const [worlds, personas] = await Promise.all([call("worlds.list"), call("personas.list")]).catch(() => [[], []]);
  /** @param {readonly any[]} rows */
  const options = (rows) => rows.map((r) => ({ id: String(r.id), name: r.name }));
  /** @param {"world_id" | "persona_lock_id"} key @param {string} label @param {string} hint @param {string} nothing @param {readonly any[]} rows */
  const pick = (key, label, hint, nothing, rows) =>
    pickField({
      label,
      hint,
      value: c[key] === null ? "" : String(c[key]),
      options: [{ id: "", name: nothing }, ...options(rows)],
      save: (id) => save({ [key]: id === "" ? null : Number(id) }),
    });
  return [
    group(
      t("Who it is"),
      "",
      text("name", t("Name"), t("It stands for {{char}}."), { ...line, must: true }),
      text("description", t("Description"), t("Looks, history, manner. The model reads it in every turn."), {
        rows: 8,
      }),
      text("personality", t("Personality"), ""),
      text("scenario", t("Scenario"), t("Where the two of you are, and why.")),
    ),
    group(
      t("How it begins"),
      t("A conversation opens with the first; the others are its variants."),
      greetings(c, save),
    ),
    group(
      t("How it writes"),
      "",
      text("mes_example", t("Example dialogue"), t("<START> stands before each example.")),
      text(
        "system_prompt",
        t("System prompt"),
        t("Replaces yours; {original} stands for it. Empty: yours.", { original: "{{original}}" }),
      ),
      text("post_history_instructions", t("Additional instructions"), ""),
      macroHelp(),
    ),
    group(
      t("What belongs to it"),
      "",
      pick(
        "world_id",
        t("Lorebook"),
        t("Read in every conversation with it, and embedded when the card is exported."),
        t("None"),
        worlds,
      ),
      pick(
        "persona_lock_id",
        t("Who you play with it"),
        t("Unless a conversation says otherwise."),
        t("Whoever is chosen"),
        personas,
      ),
    ),
    group(
      t("For your shelf"),
      t("No model reads this."),
      textField({
        label: t("Tags"),
        hint: t("With commas between them."),
        value: c.tags.join(", "),
        save: (v) => save({ tags: listed(v) }),
      }).node,
      text("creator_notes", t("Notes of the creator"), ""),
      text("creator", t("Creator"), "", line),
      text("character_version", t("Version"), "", line),
    ),
  ];
}
