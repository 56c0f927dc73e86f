// "This conversation": what holds here and nowhere else, and what fills the model's context.

import { call, whenChanged } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { button, dialog, fold, h, muted, pickField, sentence, t, textField, undoAll } from "../../lib/index.js";
import { answerer, choosePreset, keepsOwn } from "../../model/answerer.js";
import { complain, refresh } from "../../model/conversation.js";
import { depthCost, mostDepth, roles } from "../../model/depth.js";
import { endpoints } from "../../model/endpoints.js";
import { currentFolders, folders } from "../../model/folders.js";
import { reason } from "../../model/lorewords.js";
import { memory as remembered } from "../../model/memory.js";
import { costWords, whereRead } from "../../model/memorywords.js";
import { modelName } from "../../model/modelname.js";
import { current, lastLog } from "../../model/state.js";
import { exportMenu } from "../exporting.js";
import { openFolderSettings } from "../folder/settings.js";
import { folderLines } from "../folder/words.js";
import { readMacros } from "../macros.js";
import { openMembers } from "../members.js";
import { openMemory } from "../memory/page.js";
import { samplerFields } from "../samplers/fields.js";
import { contextParts } from "./context.js";
import { directionList } from "./directions.js";
import { scriptList } from "./scripts.js";

/** @typedef {import("../../../types/api.d.ts").chat.ConversationSettings} Own */
/** @typedef {import("../../../types/api.d.ts").chat.Conversation} Conversation */
/** @typedef {{active: (import("../../model/lorewords.js").Reading & {name: string})[]} | null} Lore */

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
  /** What shows the conversation again after it was changed, also in another window. @type {((c: Conversation) => void)[]} */
  const shows = [];
  const fill = h("div.context-fill", { "aria-busy": "true" });
  const memory = h("div.memory-field");
  const cost = h("p.memory-cost");
  const showCost = () => {
    cost.textContent = `${costWords(remembered.get()?.list.readings)} ${whereRead()}`;
  };
  showCost();
  const opens = button(
    t("Open the memory"),
    () => {
      shown.close();
      openMemory();
    },
    { kind: "quiet", "aria-haspopup": "dialog" },
  );
  const showMemory = (/** @type {Conversation} */ now) => memory.replaceChildren(memoryField(now, own), cost, opens);
  showMemory(c);
  shows.push((now) => {
    if (!memory.contains(document.activeElement)) showMemory(now);
  });
  const given = h("div");
  const showGiven = (/** @type {Conversation} */ now) => given.replaceChildren(...fromFolders(now));
  showGiven(c);
  shows.push(showGiven);
  const people = h("div");
  const books = h("div");
  const answering = h("div");
  const directions = directionList();
  const scripts = scriptList(cid);
  const title = textField({ label: t("Title"), value: c.title, limit: 200, save: (text) => update({ title: text }) });
  shows.push((now) => title.show(now.title));
  const part = (/** @type {string} */ name, /** @type {Node} */ body, open = false) =>
    fold(name, body, { kind: "sheet-part", open });
  const parts = {
    fill: part(t("What fills the context"), h("div", fill, memory), true),
    note: part(
      t("Author's note"),
      noteFields(c, (note) => own({ note }), shows),
    ),
    directions: part(t("Directions in this branch"), directions.node),
    scripts: part(t("Regex scripts"), scripts.node),
    scene: part(t("Scenario and instructions"), texts(c, own, shows)),
    model: part(t("Model and samplers"), answering),
    people: part(
      t("Persona, characters and lorebooks"),
      h(
        "div",
        people,
        button(t("Characters of this conversation"), () => void openMembers(), { kind: "quiet" }),
        books,
      ),
    ),
  };
  const body = h(
    "div.conversation-sheet",
    muted(t("Settings here apply to this conversation only. They override the character, the preset and the model.")),
    title.node,
    given,
    ...Object.values(parts),
    button(t("Export this conversation"), () => exportMenu(cid), { kind: "quiet" }),
  );
  const readFill = async () => {
    try {
      fill.replaceChildren(contextParts(await call("conversations.context", { cid })));
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
  const readAnswering = async () => answering.replaceChildren(...(await answererFields(cid, own)));
  const entered = (/** @type {HTMLElement} */ node) => node.contains(document.activeElement);
  const undo = undoAll([
    whenChanged("conversations", readFill),
    whenChanged("personas", readPeople),
    whenChanged("worlds", readBooks),
    lastLog.watch(() => void readBooks()),
    remembered.watch(showCost),
    folders.watch(() => {
      const now = current.get();
      if (now) showGiven(now);
      void readBooks();
    }),
    current.watch((now) => {
      if (now?.id !== cid) return shown.close();
      for (const show of shows) show(now);
      if (!entered(people)) void readPeople();
      if (!entered(answering)) void readAnswering();
    }),
    directions.close,
    scripts.close,
  ]);
  const shown = dialog(t("This conversation"), body, { class: "wide" });
  void shown.closed.then(undo);
  void readFill();
  void readPeople();
  void readBooks();
  void readAnswering();
  const opened = parts[/** @type {keyof typeof parts} */ (at)];
  if (opened) {
    opened.open = true;
    opened.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (opened.querySelector("textarea, input"))?.focus();
  }
}

/** What the folders of a conversation give it. @param {Conversation} c */
const fromFolders = (c) =>
  folderLines(currentFolders(), c).map(({ folder, words }) =>
    h(
      "p.from-folder",
      words,
      button(t("Folder settings"), () => openFolderSettings(folder.id), { kind: "quiet", "aria-haspopup": "dialog" }),
    ),
  );

/** Whether facts are remembered and the models are reminded of earlier messages. @param {Conversation} c @param {(settings: Partial<Own>) => Promise<void>} own */
const memoryField = (c, own) =>
  pickField({
    label: t("Remember and recall"),
    hint: t("Reads facts from each exchange, and reminds the model of facts and earlier messages where they fit."),
    value: c.settings.memory === null ? "" : String(c.settings.memory),
    options: [
      { id: "", name: t("As in other conversations") },
      { id: "true", name: t("On") },
      { id: "false", name: t("Off") },
    ],
    save: (v) => own({ memory: v === "" ? null : v === "true" }),
  });

/**
 * The texts of the conversation, each with what it replaces as its placeholder.
 * @param {Conversation} c @param {(settings: Partial<Own>) => Promise<void>} own
 * @param {((c: Conversation) => void)[]} shows takes what shows them again
 */
function texts(c, own, shows) {
  /** @param {"scenario" | "system_prompt" | "post_history_instructions"} key @param {string} label @param {string} hint @param {number} rows @param {string} replaced */
  const text = (key, label, hint, rows, replaced = "") => {
    const field = textField({
      label,
      hint,
      rows,
      placeholder: replaced.slice(0, 300),
      value: c.settings[key],
      macros: true,
      save: (written) => own({ [key]: written }),
    });
    shows.push((now) => field.show(now.settings[key]));
    if (key === "post_history_instructions") return field.node;
    const marks = h("p.hint", { role: "status" });
    const mark = (/** @type {string} */ written) => void markMoving(written, marks);
    mark(c.settings[key]);
    shows.push((now) => mark(now.settings[key]));
    return h("div", field.node, marks);
  };
  const original = "{{original}}";
  return h(
    "div",
    text("scenario", t("Scenario"), t("In place of the character's scenario."), 3, c.character_scenario),
    text(
      "system_prompt",
      t("System prompt"),
      t("In place of the system prompt. {original} keeps it at that place.", { original }),
      4,
    ),
    text(
      "post_history_instructions",
      t("Additional instructions"),
      t("Sent after the conversation, before each reply. {original} keeps the character's.", { original }),
      3,
      c.post_history_instructions,
    ),
  );
}

/** Says which macros of a text keep its paragraph out of the system message. @param {string} text @param {HTMLElement} place */
async function markMoving(text, place) {
  const all = text.includes("{{") ? await readMacros().catch(() => []) : [];
  const starts = [...text.toLowerCase().matchAll(/\{\{\s*([^\s:}]+)/g)].map((found) => found[1] ?? "");
  const moving = all.filter(
    (m) => m.live && starts.some((s) => (/\w/.test(m.name) ? s === m.name.toLowerCase() : s.startsWith(m.name))),
  );
  place.textContent =
    moving.length > 0
      ? t("Paragraphs with {macros} go with your newest message, because they change from turn to turn.", {
          macros: moving.map((m) => `{{${m.name}}}`).join(", "),
        })
      : "";
}

/**
 * The author's note.
 * @param {Conversation} c @param {(note: Partial<Own["note"]>) => Promise<void>} save
 * @param {((c: Conversation) => void)[]} shows takes what shows it again
 */
function noteFields(c, save, shows) {
  const { note } = c.settings;
  const cost = h("p.hint", { role: "status" });
  const role = h("div");
  /** @param {number} depth */
  const tell = (depth) => {
    role.hidden = depth === 0;
    cost.textContent = depthCost(depth);
  };
  const showRole = (/** @type {string} */ value) =>
    role.replaceChildren(
      pickField({
        label: t("The note is from"),
        value: value || "system",
        options: roles,
        save: (r) => save({ role: r }),
      }),
    );
  showRole(note.role);
  tell(note.depth);
  const whole = (/** @type {string} */ text, /** @type {number} */ least) => {
    const n = Number(text);
    return Number.isInteger(n) && n >= least && n <= mostDepth && text.trim() !== ""
      ? ""
      : t("Enter a whole number from {least} to {most}.", { least, most: mostDepth });
  };
  const text = textField({
    label: t("Note to the model"),
    hint: t("Such as the style of the next scene, or what must not be forgotten."),
    value: note.text,
    rows: 4,
    macros: true,
    save: (written) => save({ text: written }),
  });
  const depth = textField({
    label: t("Depth"),
    hint: t("How many messages come after the note."),
    value: String(note.depth),
    check: (n) => whole(n, 0),
    save: async (n) => {
      await save({ depth: Number(n) });
      tell(Number(n));
    },
  });
  const every = textField({
    label: t("Every so many messages"),
    hint: t("1 sends the note with each of your messages."),
    value: String(note.every || 1),
    check: (n) => whole(n, 1),
    save: (n) => save({ every: Number(n) }),
  });
  shows.push(({ settings: { note: now } }) => {
    text.show(now.text);
    depth.show(String(now.depth));
    every.show(String(now.every || 1));
    if (!role.contains(document.activeElement)) showRole(now.role);
    tell(now.depth);
  });
  return h("div", text.node, h("div.sampler-grid", depth.node, every.node), role, cost);
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
  const shared = new Set(currentFolders().flatMap((f) => f.world_ids));
  const used = all.filter((w) => w.enabled || own.has(w.id) || shared.has(w.id));
  const lore = /** @type {Lore} */ (lastLog.get()?.lore ?? null);
  const read = lore?.active ?? [];
  /** @param {string} label @param {HTMLElement[]} items */
  const listed = (label, items) =>
    h("div.field", h("p.label", label), items.length > 0 ? h("ul", items) : muted(t("None.")));
  return h(
    "div",
    listed(
      t("Lorebooks in use"),
      used.map((w) => h("li", w.name)),
    ),
    listed(
      t("Entries that the last reply read"),
      read.map((a) => h("li", a.name || t("Unnamed"), " ", h("span.muted", reason(a)))),
    ),
  );
}

/** The model, the preset and the samplers. @param {string} cid @param {(settings: object) => Promise<void>} own */
async function answererFields(cid, own) {
  const c = current.get();
  if (c?.id !== cid) return [];
  const a = answerer();
  const presets = await callAll("presets.list").catch(() => []);
  const preset = pickField({
    label: t("Preset"),
    hint: t("Used on top of the settings, in this conversation."),
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
  const offers = a?.config ? await call("models.samplers", { id: a.config }).catch(() => null) : null;
  const here = countSamplers(c.settings.samplers);
  if (!a?.config || !offers) {
    if (here === 0) return [model, preset];
    const left = t("{n, plural, one {# sampler is} other {# samplers are}} set here, for a model that takes them.", {
      n: here,
    });
    return [model, preset, muted(left), resetButton(own, c.settings.samplers, [])];
  }
  const config = endpoints
    .get()
    .rows.flatMap((e) => e.configs)
    .find((x) => x.id === a.config);
  const place = h("div.model-config");
  const draw = (/** @type {Own["samplers"]} */ values) =>
    place.replaceChildren(...samplerFields(values, offers, (samplers) => own({ samplers }), config ?? {}));
  draw(c.settings.samplers);
  const reset = resetButton(
    own,
    c.settings.samplers,
    offers.offers.map((o) => o.name),
    () => draw(current.get()?.settings.samplers ?? c.settings.samplers),
  );
  return [model, preset, muted(t("What you enter here replaces the model's own value.")), place, reset];
}

/** How many samplers have a value here. @param {Own["samplers"]} samplers */
const countSamplers = ({ further_samplers, more_parameters, ...rest }) =>
  Object.values(rest).filter((v) => v !== null).length +
  Object.values(further_samplers ?? {}).filter((v) => v !== null).length +
  (more_parameters ? 1 : 0);

/**
 * Puts the samplers of the conversation back to those of the model.
 * @param {(settings: object) => Promise<void>} own @param {Own["samplers"]} samplers
 * @param {readonly string[]} further further samplers by their names @param {() => void} [done]
 */
function resetButton(own, samplers, further, done = () => {}) {
  const names = [...further, ...Object.keys(samplers.further_samplers ?? {})];
  const none = {
    ...Object.fromEntries(Object.keys(samplers).map((name) => [name, null])),
    further_samplers: Object.fromEntries(names.map((name) => [name, null])),
    more_parameters: "",
  };
  const reset = () => void own({ samplers: none }).then(done, complain);
  return button(t("Use the model's samplers"), reset, { kind: "quiet" });
}
