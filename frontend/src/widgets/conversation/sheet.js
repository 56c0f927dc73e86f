// "This conversation": what holds here and nowhere else, and what fills the model's context.

import { call, whenChanged } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { button, dialog, fold, h, muted, pickField, sentence, t, textField, undoAll } from "../../lib/index.js";
import { answerer, choosePreset, keepsOwn } from "../../model/answerer.js";
import { complain, refresh } from "../../model/conversation.js";
import { depthCost, mostDepth, roles } from "../../model/depth.js";
import { endpoints } from "../../model/endpoints.js";
import { modelName } from "../../model/modelname.js";
import { current } from "../../model/state.js";
import { samplerFields } from "../samplers/fields.js";
import { contextParts } from "./context.js";

/** @typedef {import("../../../types/api.d.ts").chat.ConversationSettings} Own */
/** @typedef {import("../../../types/api.d.ts").chat.Conversation} Conversation */

/** Shows what is set for the open conversation. @param {string} [at] the part that is unfolded and comes into view */
export function openSheet(at = "") {
  const c = current.get();
  if (!c) return;
  const cid = c.id;
  /** @param {object} patch */
  const update = async (patch) => {
    await call("conversations.update", { cid, ...patch });
    await refresh("here").catch(complain);
  };
  /** @param {object} settings */
  const own = (settings) => update({ settings });
  const fill = h("div.context-fill", { "aria-busy": "true" });
  const people = h("div");
  const books = h("div");
  const answering = h("div");
  const parts = {
    fill: fold(t("What fills the context"), fill, { kind: "sheet-part", open: true }),
    note: fold(
      t("Author's note"),
      noteFields(c.settings.note, (note) => own({ note })),
      { kind: "sheet-part" },
    ),
    scene: fold(t("Scenario and instructions"), texts(c, own), { kind: "sheet-part" }),
    model: fold(t("Model and samplers"), answering, { kind: "sheet-part" }),
    people: fold(t("Persona and lorebooks"), h("div", people, books), { kind: "sheet-part" }),
  };
  const body = h(
    "div.conversation-sheet",
    muted(
      t("What you set here holds in this conversation only, and wins over the character, the preset and the model."),
    ),
    textField({ label: t("Title"), value: c.title, limit: 200, save: (title) => update({ title }) }).node,
    ...Object.values(parts),
  );
  const readFill = async () => {
    try {
      const { meter } = await call("folds.get", { cid });
      fill.replaceChildren(contextParts(meter));
    } catch (e) {
      fill.replaceChildren(h("p.error", sentence(e)));
    }
    fill.removeAttribute("aria-busy");
  };
  const readPeople = async () => {
    const all = await callAll("personas.list").catch(() => []);
    people.replaceChildren(personaField(all, update));
  };
  const readBooks = async () => books.replaceChildren(await bookList());
  const undo = undoAll([
    whenChanged("conversations", readFill),
    whenChanged("personas", readPeople),
    whenChanged("worlds", readBooks),
  ]);
  const shown = dialog(t("This conversation"), body, { class: "wide" });
  void shown.closed.then(undo);
  void readFill();
  void readPeople();
  void readBooks();
  void answererFields(c, own).then((nodes) => answering.replaceChildren(...nodes));
  const part = parts[/** @type {keyof typeof parts} */ (at)];
  if (part) {
    part.open = true;
    part.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (part.querySelector("textarea, input"))?.focus();
  }
}

/**
 * The texts of the conversation, each with what it replaces as its placeholder.
 * @param {Conversation} c @param {(settings: Partial<Own>) => Promise<void>} own
 */
function texts(c, own) {
  const s = c.settings;
  return h(
    "div",
    textField({
      label: t("Scenario"),
      hint: t("In place of the character's scenario."),
      placeholder: c.character_scenario.slice(0, 300),
      value: s.scenario,
      rows: 3,
      save: (scenario) => own({ scenario }),
    }).node,
    textField({
      label: t("System prompt"),
      hint: t("In place of the system prompt. {original} keeps it at that place.", { original: "{{original}}" }),
      value: s.system_prompt,
      rows: 4,
      save: (system_prompt) => own({ system_prompt }),
    }).node,
    textField({
      label: t("Additional instructions"),
      hint: t("Sent after the conversation, before each reply. {original} keeps the character's.", {
        original: "{{original}}",
      }),
      placeholder: c.post_history_instructions.slice(0, 300),
      value: s.post_history_instructions,
      rows: 3,
      save: (post_history_instructions) => own({ post_history_instructions }),
    }).node,
  );
}

/** @param {Own["note"]} note @param {(note: Partial<Own["note"]>) => Promise<void>} save */
function noteFields(note, save) {
  const cost = h("p.hint", { role: "status" });
  const role = h("div");
  /** @param {number} depth */
  const tell = (depth) => {
    role.hidden = depth === 0;
    cost.textContent = depthCost(depth);
  };
  role.append(
    pickField({
      label: t("The note is from"),
      value: note.role || "system",
      options: roles,
      save: (r) => save({ role: r }),
    }),
  );
  tell(note.depth);
  const whole = (/** @type {string} */ text, /** @type {number} */ least) => {
    const n = Number(text);
    return Number.isInteger(n) && n >= least && n <= mostDepth && text.trim() !== ""
      ? ""
      : t("Enter a whole number from {least} to {most}.", { least, most: mostDepth });
  };
  return h(
    "div",
    textField({
      label: t("Note to the model"),
      hint: t("Such as the style of the next scene, or what must not be forgotten."),
      value: note.text,
      rows: 4,
      save: (text) => save({ text }),
    }).node,
    h(
      "div.sampler-grid",
      textField({
        label: t("Depth"),
        hint: t("How many messages come after the note."),
        value: String(note.depth),
        check: (text) => whole(text, 0),
        save: async (text) => {
          await save({ depth: Number(text) });
          tell(Number(text));
        },
      }).node,
      textField({
        label: t("Every so many messages"),
        hint: t("1 sends the note with each of your messages."),
        value: String(note.every || 1),
        check: (text) => whole(text, 1),
        save: (text) => save({ every: Number(text) }),
      }).node,
    ),
    role,
    cost,
  );
}

/** @param {readonly {id: number, name: string}[]} all @param {(patch: object) => Promise<void>} update */
const personaField = (all, update) =>
  pickField({
    label: t("Persona"),
    hint: t("Who you are in this conversation."),
    value: String(current.get()?.persona_lock_id ?? ""),
    options: [
      { id: "", name: t("Character's persona, or the default") },
      ...all.map((p) => ({ id: String(p.id), name: p.name })),
    ],
    save: (id) => update({ persona_lock_id: id === "" ? null : Number(id) }),
  });

/** The lorebooks that are read here: those of everywhere, and those of the characters. */
async function bookList() {
  const c = current.get();
  const ids = new Set([c?.character_card_id, ...(c?.cast ?? []).map((m) => m.character_card_id)].filter(Boolean));
  const all = await callAll("worlds.list").catch(() => []);
  const cards = await Promise.all([...ids].map((id) => call("characters.get", { id: String(id) }).catch(() => null)));
  const own = new Set(cards.map((card) => card?.world_id));
  const used = all.filter((w) => w.enabled || own.has(w.id));
  return h(
    "div.field",
    h("p.label", t("Lorebooks in use")),
    used.length > 0
      ? h(
          "ul",
          used.map((w) => h("li", w.name)),
        )
      : muted(t("None.")),
  );
}

/** The model, the preset and the samplers. @param {Conversation} c @param {(settings: object) => Promise<void>} own */
async function answererFields(c, own) {
  const a = answerer();
  const presets = await callAll("presets.list").catch(() => []);
  const preset = pickField({
    label: t("Preset"),
    hint: t("Laid over the settings in this conversation."),
    value: String(c.preset_id ?? ""),
    options: [{ id: "", name: t("None") }, ...presets.map((p) => ({ id: String(p.id), name: p.name }))],
    save: (id) => choosePreset(id === "" ? null : Number(id)),
  });
  const model = muted(
    a === null
      ? t("The demo replies here. It has no samplers.")
      : keepsOwn()
        ? t("{model} replies here, whatever is chosen elsewhere.", { model: modelName(a.model) })
        : t("{model} replies here, as everywhere.", { model: modelName(a.model) }),
  );
  if (!a?.config) return [model, preset];
  const offers = await call("models.samplers", { id: a.config }).catch(() => null);
  if (!offers) return [model, preset];
  const config = endpoints
    .get()
    .rows.flatMap((e) => e.configs)
    .find((x) => x.id === a.config);
  const place = h("div.model-config");
  const draw = (/** @type {Own["samplers"]} */ values) =>
    place.replaceChildren(...samplerFields(values, offers, (samplers) => own({ samplers }), config ?? {}));
  draw(c.settings.samplers);
  const reset = button(
    t("Use the model's samplers"),
    () => {
      const empty = Object.fromEntries(Object.keys(c.settings.samplers).map((name) => [name, null]));
      const further = Object.fromEntries(offers.offers.map((o) => [o.name, null]));
      const none = { ...empty, further_samplers: further, more_parameters: "" };
      own({ samplers: none }).then(() => draw(current.get()?.settings.samplers ?? c.settings.samplers), complain);
    },
    { kind: "quiet" },
  );
  return [model, preset, muted(t("What you enter here replaces the model's own value.")), place, reset];
}
