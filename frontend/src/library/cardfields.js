// Every field of a character's card, in groups.

import { callAll } from "../ipc/pages.js";
import { h, pickField, t, textField } from "../lib/index.js";
import { depthCost, depthFault, roles } from "../model/depth.js";
import { group } from "../widgets/bound.js";
import { text as rowText } from "../widgets/editlist/forms.js";
import { cardTokens } from "./cardtokens.js";
import { splitList } from "./find.js";
import { greetings } from "./greetings.js";
import { macroHelp } from "./macros.js";

/** @typedef {import("./find.js").Character} Character */

const long = 100_000;

/** @param {Character} c @param {(patch: Record<string, unknown>) => Promise<unknown>} save @returns {Promise<{groups: HTMLElement[], tokens: HTMLElement, count: (c: Character) => Promise<void>}>} count counts the tokens of a card */
export async function cardFields(c, save) {
  /** @type {Record<string, HTMLElement>} */
  const texts = {};
  /** @param {keyof Character & string} key @param {string} label @param {string} hint @param {object} [more] */
  const text = (key, label, hint, more = {}) => {
    const node = rowText(c, save, key, label, hint, { limit: long, rows: 3, macros: true, ...more });
    texts[key] = node;
    return node;
  };
  const line = { rows: 0, limit: 200, macros: false };

  const [worlds, personas] = await Promise.all([callAll("worlds.list"), callAll("personas.list")]).catch(() => [
    [],
    [],
  ]);
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
  const groups = [
    group(
      t("Character"),
      "",
      text("name", t("Name"), t("Replaces {{char}}, unless there is a nickname."), { ...line, must: true }),
      text("nickname", t("Nickname"), t("Replaces {{char}}. If empty, the name does."), line),
      text(
        "description",
        t("Description"),
        t("Looks, history and manner. The model reads the description in every turn."),
        {
          rows: 8,
        },
      ),
      text("personality", t("Personality"), ""),
      text("scenario", t("Scenario"), t("Where you both are, and why.")),
    ),
    group(
      t("Greetings"),
      t("A conversation opens with the first greeting. The others are alternates."),
      greetings(c, save),
    ),
    group(
      t("Style"),
      "",
      text("mes_example", t("Example dialogue"), t("<START> goes before each example.")),
      text(
        "system_prompt",
        t("System prompt"),
        t("Replaces your system prompt; {original} inserts yours. Leave empty to use yours.", {
          original: "{{original}}",
        }),
      ),
      text(
        "post_history_instructions",
        t("Additional instructions"),
        t("Sent after the conversation, before each reply."),
      ),
      ...noteFields(c, save),
      macroHelp(),
    ),
    group(
      t("Related"),
      "",
      pick(
        "world_id",
        t("Lorebook"),
        t("Used in every conversation with this character, and included when the card is exported."),
        t("None"),
        worlds,
      ),
      pick(
        "persona_lock_id",
        t("Your persona"),
        t("Can be changed for each conversation."),
        t("Default persona"),
        personas,
      ),
    ),
    group(
      t("Details"),
      t("Not sent to the model."),
      textField({
        label: t("Tags"),
        hint: t("Separate with commas."),
        value: c.tags.join(", "),
        save: (v) => save({ tags: splitList(v) }),
      }).node,
      text("creator_notes", t("Creator's notes"), "", { macros: false }),
      text("creator", t("Creator"), "", line),
      text("character_version", t("Version"), "", line),
    ),
  ];
  const tokens = cardTokens(texts);
  void tokens.count(c);
  return { groups, tokens: tokens.node, count: tokens.count };
}

/** The character's note. @param {Character} c @param {(patch: Record<string, unknown>) => Promise<unknown>} save */
function noteFields({ note }, save) {
  const cost = h("p.hint", { role: "status" });
  /** @param {Partial<Character["note"]>} change */
  const put = async (change) => {
    await save({ note: change });
    tell({ ...note, ...change });
  };
  /** @param {Character["note"]} now */
  const tell = (now) => {
    note = now;
    cost.textContent = now.text.trim() ? depthCost(now.depth) : "";
  };
  tell(note);
  return [
    textField({
      label: t("Character's note"),
      hint: t("What the model must not forget of the character, sent among the last messages."),
      value: note.text,
      rows: 3,
      limit: long,
      macros: true,
      save: (text) => put({ text }),
    }).node,
    h(
      "div.side-by-side",
      textField({
        label: t("Depth"),
        hint: t("How many messages come after the note."),
        value: String(note.depth),
        check: depthFault,
        save: (text) => put({ depth: Number(text) }),
      }).node,
      pickField({
        label: t("The note is from"),
        value: note.role || "system",
        options: roles,
        save: (role) => put({ role }),
      }),
    ),
    cost,
  ];
}
