// What a folder gives the conversations in it: instructions, files, lorebooks, a model and a preset; and its name and color.

import { call, whenChanged } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { pickFiles } from "../../lib/files.js";
import {
  button,
  choice,
  dialog,
  h,
  iconButton,
  muted,
  pickField,
  sentence,
  t,
  textField,
  toggle,
  undoAll,
  verdict,
} from "../../lib/index.js";
import { allGroups } from "../../model/chattools.js";
import { endpoints, loadEndpoints } from "../../model/endpoints.js";
import { folderOf, folders, updateFolder } from "../../model/folders.js";
import { modelName } from "../../model/modelname.js";
import { openFile } from "../files/filedialog.js";
import { discard, refusal, upload } from "../files/upload.js";

/** @typedef {import("../../model/folders.js").Folder} Folder */

/** The colors of the marks, by the backend's names. */
export const colors = Object.freeze([
  { id: "", name: t("None") },
  { id: "red", name: t("Red") },
  { id: "orange", name: t("Orange") },
  { id: "yellow", name: t("Yellow") },
  { id: "green", name: t("Green") },
  { id: "teal", name: t("Teal") },
  { id: "blue", name: t("Blue") },
  { id: "purple", name: t("Purple") },
  { id: "gray", name: t("Gray") },
]);

/** @param {string} id */
export function openFolderSettings(id) {
  const f = folderOf(id);
  if (!f) return;
  const save = (/** @type {Partial<Folder>} */ patch) => updateFolder(id, patch);
  const name = textField({ label: t("Name"), value: f.name, limit: 100, save: (text) => save({ name: text }) });
  const color = choice({
    label: t("Color"),
    value: f.color,
    options: colors,
    render: (o) => h("span.color-option", h("span.folder-mark", { dataset: { color: o.id } }), o.name),
    save: (v) => save({ color: v }),
  });
  const instructions = textField({
    label: t("Instructions"),
    hint: t("Added to the system prompt of each conversation in this folder."),
    value: f.instructions,
    rows: 5,
    macros: true,
    save: (text) => save({ instructions: text }),
  });
  const files = filesField(id);
  const choices = h("div");
  const drawChoices = async () => {
    const [presets, worlds, servers] = await Promise.all([
      callAll("presets.list").catch(() => []),
      callAll("worlds.list").catch(() => []),
      callAll("toolbox.servers").catch(() => []),
    ]);
    const now = folderOf(id);
    if (!now || choices.contains(document.activeElement)) return;
    choices.replaceChildren(...choiceFields(now, presets, worlds, save), toolsField(now, allGroups(servers), save));
  };
  const undo = undoAll([
    folders.watch(() => {
      const now = folderOf(id);
      if (!now) return shown.close();
      name.show(now.name);
      color.show(now.color);
      instructions.show(now.instructions);
      files.draw(now);
      void drawChoices();
    }),
    whenChanged("worlds", () => void drawChoices()),
    endpoints.watch(() => void drawChoices()),
  ]);
  const body = h(
    "div.conversation-sheet",
    muted(t("Each conversation in this folder reads what is set here. What a conversation sets itself wins.")),
    name.node,
    color.node,
    instructions.node,
    files.node,
    choices,
  );
  const shown = dialog(t("Folder settings"), body, { class: "wide" });
  void shown.closed.then(undo);
  files.draw(f);
  void loadEndpoints();
  void drawChoices();
}

/**
 * @param {Folder} f @param {readonly {id: number, name: string}[]} presets @param {readonly {id: number, name: string}[]} worlds
 * @param {(patch: Partial<Folder>) => Promise<unknown>} save
 */
function choiceFields(f, presets, worlds, save) {
  const number = (/** @type {string} */ v) => (v === "" ? null : Number(v));
  const model = pickField({
    label: t("Model"),
    hint: t("Replies here, unless a conversation keeps a model of its own."),
    value: String(f.model_config_id ?? ""),
    options: [
      { id: "", name: t("As everywhere") },
      ...endpoints
        .get()
        .rows.flatMap((e) =>
          e.configs.map((c) => ({ id: String(c.id), name: `${modelName(c.model_name)} · ${e.name}` })),
        ),
    ],
    save: (v) => save({ model_config_id: number(v) }),
  });
  const preset = pickField({
    label: t("Preset"),
    value: String(f.preset_id ?? ""),
    options: [{ id: "", name: t("None") }, ...presets.map((p) => ({ id: String(p.id), name: p.name }))],
    save: (v) => save({ preset_id: number(v) }),
  });
  /** @param {number} world @param {boolean} on */
  const read = (world, on) => {
    const others = (folderOf(f.id)?.world_ids ?? []).filter((w) => w !== world);
    return save({ world_ids: on ? [...others, world] : others });
  };
  const books = worlds.map(
    (w) => toggle({ label: w.name, value: f.world_ids.includes(w.id), save: (on) => read(w.id, on) }).node,
  );
  return [
    model,
    preset,
    h(
      "fieldset.folder-books",
      h("legend", t("Lorebooks")),
      books.length > 0 ? h("div", ...books) : muted(t("No lorebooks in the library.")),
    ),
  ];
}

/**
 * The tools that are on in the conversations of a folder.
 * @param {Folder} f @param {readonly {id: string, name: string}[]} groups @param {(patch: Partial<Folder>) => Promise<unknown>} save
 */
function toolsField(f, groups, save) {
  /** @param {string} group @param {boolean} on */
  const set = (group, on) => {
    const others = (folderOf(f.id)?.tool_groups ?? []).filter((g) => g !== group);
    return save({ tool_groups: on ? [...others, group] : others });
  };
  const switches = groups.map(
    (g) => toggle({ label: g.name, value: f.tool_groups.includes(g.id), save: (on) => set(g.id, on) }).node,
  );
  return h(
    "fieldset.folder-books",
    h("legend", t("Tools")),
    muted(t("On in each conversation here, unless the conversation says otherwise or has a character.")),
    h("div", ...switches),
  );
}

/** @param {string} id */
function filesField(id) {
  const said = verdict();
  const list = h("ul.folder-files", { "aria-label": t("Files of this folder") });
  const none = muted(t("No files yet."));
  /** @param {readonly File[]} given */
  const take = async (given) => {
    for (const file of given) {
      const why = refusal(file);
      if (why) {
        said.tell(why, "error");
        continue;
      }
      said.tell(t("Reading {name}…", { name: file.name }), "");
      try {
        const { fileId } = await upload(file, () => {}, new AbortController().signal, "message");
        const had = folderOf(id)?.files.length ?? 0;
        const now = await call("folders.addFile", { id, fileId });
        if (now.files.length === had) void discard(fileId);
        said.tell("", "");
      } catch (e) {
        said.tell(sentence(e), "error");
      }
    }
  };
  const add = button(t("Add files"), () => pickFiles("", (given) => void take(given)), { icon: "clip" });
  return {
    node: h(
      "fieldset.folder-books",
      h("legend", t("Files")),
      muted(t("Short files are sent with each message. Of long ones, matching passages are.")),
      none,
      list,
      h("div.folder-files-foot", add, said.node),
    ),
    /** @param {Folder} f */
    draw(f) {
      none.hidden = f.files.length > 0;
      const held = list.contains(document.activeElement);
      list.replaceChildren(
        ...f.files.map(({ fileId, label }) =>
          h(
            "li",
            h("button.link", { onclick: () => openFile({ fileId, label }), dir: "auto" }, label),
            iconButton(
              "close",
              t("Remove {name}", { name: label }),
              () => void call("folders.removeFile", { id, fileId }).catch((e) => said.tell(sentence(e), "error")),
              { title: null },
            ),
          ),
        ),
      );
      if (held) add.focus();
    },
  };
}
