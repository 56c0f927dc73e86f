// The regex scripts: which there are, what each does, and a field to try one.

import { call, callNamed, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { dropPlace, jsonKinds, pickFiles, uploadOf } from "../lib/files.js";
import {
  button,
  choice,
  confirm,
  fold,
  h,
  integerFault,
  pickField,
  sentence,
  t,
  textField,
  toggle,
  undoAll,
} from "../lib/index.js";
import { complain, exportFile } from "../model/conversation.js";
import {
  actsOn,
  durationWords,
  faultWords,
  flagsOf,
  kinds,
  layerOf,
  layers,
  scriptNote,
} from "../model/scriptwords.js";
import { activeId } from "../model/state.js";
import { editList } from "../widgets/editlist/editlist.js";
import { text } from "../widgets/editlist/forms.js";
import { noteLines, scriptLines } from "../widgets/scriptlines.js";
import { sendFile } from "./preview.js";
import { tryText } from "./trytext.js";

/** @typedef {import("../widgets/editlist/editlist.js").Row} Row */
/** @typedef {import("../../types/api.d.ts").scripts.Script} Script */

/** A row as the list has it: its switch also says that a person lets it act. @param {Row} r */
const asRow = (r) => ({ ...r, enabled: r["allowed"] && !r["disabled"] });

/** Does what the list asks for. @param {string} verb @param {Row} args */
async function ask(verb, args) {
  if (verb === "list") return (await callAll("scripts.list")).map(asRow);
  const { enabled, ...rest } = args;
  const patch = enabled === undefined ? rest : { ...rest, disabled: !enabled, ...(enabled && { allowed: true }) };
  const done = await callNamed(`scripts.${verb}`, patch);
  return verb === "update" || verb === "create" ? asRow(/** @type {Row} */ (done)) : done;
}

/** @param {HTMLElement} el @returns {() => void} */
export function mountScripts(el) {
  /** Whose scripts can be: the names of characters and presets. @type {{characters: Map<string, string>, presets: Map<string, string>}} */
  const owners = { characters: new Map(), presets: new Map() };
  const readOwners = async () => {
    const [characters, presets] = await Promise.all([
      callAll("characters.list").catch(() => []),
      callAll("presets.list").catch(() => []),
    ]);
    owners.characters = new Map(characters.map((c) => [c.id, c.name]));
    owners.presets = new Map(presets.map((p) => [String(p.id), p.name]));
    list.draw();
  };
  /** @param {Row} r */
  const where = (r) =>
    r["character_id"]
      ? (owners.characters.get(r["character_id"]) ?? "")
      : r["preset_id"]
        ? (owners.presets.get(String(r["preset_id"])) ?? "")
        : t("Everywhere");
  const list = editList({
    ops: "",
    ask,
    what: "scripts",
    title: t("list of scripts"),
    none: t("No scripts yet. Import or add a script."),
    switched: true,
    ordered: true,
    undo: true,
    name: (r) => r["name"] || t("Untitled"),
    mark: (r) => (r["allowed"] ? "" : t("Waits for you")),
    about: (r) => [where(r), actsOn(/** @type {Script} */ (r))].join(" · "),
    first: { label: t("Name of the script"), placeholder: t("Example: Hide asides"), add: t("Add a script") },
    create: (name) => ({
      name,
      find: "/\\(OOC:[\\s\\S]*?\\)/gi",
      replace: "",
      trim: [],
      on: ["reply"],
      allowed: true,
      enabled: true,
    }),
    form: (r, save) => scriptForm(r, save, owners),
    acts: (r) => [
      button(t("Export"), () => void exportFile("scripts.export", /** @type {any} */ ({ id: r["id"] })), {
        icon: "upload",
      }),
    ],
  });
  el.append(
    h(
      "div.settings-body",
      h(
        "div.library-bar",
        button(t("Import"), () => pickFiles(jsonKinds, (files) => void bringScripts(files)), { icon: "download" }),
        button(t("Export all"), () => void exportFile("scripts.export", /** @type {any} */ ({ id: 0 })), {
          icon: "upload",
        }),
      ),
      list.node,
    ),
  );
  dropPlace(el, (files) => void bringScripts(files));
  void readOwners();
  return undoAll([whenChanged("characters", readOwners), whenChanged("presets", readOwners), list.close]);
}

/** @param {Row} r @param {(patch: Row) => Promise<unknown>} saves @param {{characters: Map<string, string>, presets: Map<string, string>}} owners */
function scriptForm(r, saves, owners) {
  const now = { ...r }; // as it is saved by now
  const tried = trial(now);
  const save = async (/** @type {Row} */ patch) => {
    await saves(patch);
    Object.assign(now, patch);
    tried.look();
  };
  const depth = (
    /** @type {"min_depth" | "max_depth"} */ key,
    /** @type {string} */ label,
    /** @type {string} */ hint,
  ) =>
    textField({
      label,
      hint,
      value: r[key] == null ? "" : String(r[key]),
      check: (v) => (v.trim() ? integerFault(v, 0, 100_000) : ""),
      save: (v) => save({ [key]: v.trim() ? Number(v) : null }),
    }).node;
  const owner = r["character_id"] ? `c${r["character_id"]}` : r["preset_id"] ? `p${r["preset_id"]}` : "";
  return [
    text(r, save, "name", t("Name"), "", { limit: 200, must: true }),
    textField({
      label: t("Find"),
      hint: t(
        "A regular expression as in JavaScript, such as /word/gi. Without the flag g only the first match counts.",
      ),
      value: r["find"],
      mono: true,
      rows: 2,
      limit: 20_000,
      save: (find) => save({ find }),
    }).node,
    textField({
      label: t("Replace with"),
      hint: t("$1 is the first group, $<name> a named one, $0 all that was found. Empty removes the match."),
      value: r["replace"],
      mono: true,
      rows: 3,
      limit: 256_000,
      macros: true,
      save: (replace) => save({ replace }),
    }).node,
    choice({
      label: t("Changes"),
      value: layerOf(/** @type {Script} */ (r)),
      options: layers,
      save: (v) => save(flagsOf(v)),
    }).node,
    kindBoxes(r, save),
    pickField({
      label: t("Acts"),
      value: owner,
      options: [
        { id: "", name: t("Everywhere") },
        ...[...owners.presets].map(([id, name]) => ({ id: `p${id}`, name: t("With the preset “{name}”", { name }) })),
        ...[...owners.characters].map(([id, name]) => ({ id: `c${id}`, name: t("With {name}", { name }) })),
      ],
      save: (v) =>
        save({
          character_id: v.startsWith("c") ? v.slice(1) : null,
          preset_id: v.startsWith("p") ? Number(v.slice(1)) : null,
        }),
    }),
    fold(h("span", t("More")), () => [
      textField({
        label: t("Remove from the match"),
        hint: t("One text a line. Each is taken out of what was found before it is put in."),
        value: (r["trim"] ?? []).join("\n"),
        rows: 2,
        save: (v) => save({ trim: v.split("\n").filter(Boolean) }),
      }).node,
      pickField({
        label: t("Macros in the pattern"),
        value: r["macros"] ?? "",
        options: [
          { id: "", name: t("Are plain text") },
          { id: "raw", name: t("Are filled in as a pattern") },
          { id: "escaped", name: t("Are filled in as plain text") },
        ],
        save: (macros) => save({ macros }),
      }),
      h(
        "div.side-by-side",
        depth("min_depth", t("From message"), t("Counted from the newest, which is 0.")),
        depth("max_depth", t("To message"), t("Empty: all older ones too.")),
      ),
      h(
        "p.hint",
        t("With a range, what the model reads of older messages changes in each turn. A server then reads them again."),
      ),
      toggle({
        label: t("Also when I edit a message"),
        value: r["on_edit"] === true,
        save: (on_edit) => save({ on_edit }),
      }).node,
    ]),
    tried.node,
  ];
}

/** @param {Row} r @param {(patch: Row) => Promise<unknown>} save */
function kindBoxes(r, save) {
  const boxes = kinds.map(({ id, name }) => {
    const box = h("input", { type: "checkbox", checked: r["on"].includes(id), value: id });
    return { box, node: h("label.check", box, h("span", name)) };
  });
  const said = h("span.hint", { role: "status" });
  for (const { box } of boxes)
    box.addEventListener("change", async () => {
      const on = boxes.filter((b) => b.box.checked).map((b) => b.box.value);
      try {
        await save({ on });
        said.textContent = "";
      } catch (e) {
        box.checked = !box.checked;
        said.textContent = sentence(e);
      }
    });
  return h("fieldset.field.check-list", h("legend", t("In")), ...boxes.map((b) => b.node), said);
}

/** Shows what the script makes of a text, and how long that took. @param {Row} now the script, which changes */
function trial(now) {
  const told = h("p.muted", { role: "status" });
  const result = h("pre.script-result", { "aria-label": t("Result"), hidden: true, dir: "auto" });
  const { input, look } = tryText(
    t("Text to try"),
    t("Write or paste a text to see what the script makes of it"),
    told,
    (written) =>
      call(
        "scripts.try",
        /** @type {any} */ ({ ...now, text: written, ...(activeId.get() && { cid: activeId.get() }) }),
      ),
    (answer) => {
      result.hidden = false;
      result.textContent = answer.text;
      const same = answer.text === input.value ? t("The script changes nothing.") : "";
      told.textContent = [answer.fault ? faultWords[answer.fault] : same, durationWords(answer.micros)]
        .filter(Boolean)
        .join(" ");
    },
  );
  return {
    node: fold(h("span", t("Try a text")), [input, told, result]),
    /** Tries the text again, if there is one. */
    look: () => void (input.value && look()),
  };
}

/** Reads files, shows what is in them, and adds what the person wants. @param {readonly File[]} files */
async function bringScripts(files) {
  for (const file of files) {
    try {
      const upload = uploadOf(file);
      const { scripts, notes } = await call("scripts.read", /** @type {any} */ (await sendFile(upload)));
      const sure = await confirm({
        title: t("{n, plural, one {Add # script?} other {Add # scripts?}}", { n: scripts.length }),
        text: t("They act everywhere, in the order of the list. You can change that in each script."),
        action: t("Add"),
        more: [scriptLines(scripts), noteLines(notes.map(scriptNote))],
      });
      if (sure) await call("scripts.import", /** @type {any} */ (await sendFile(upload)));
    } catch (e) {
      complain(e, t("{name}: {why}", { name: file.name, why: sentence(e) }));
    }
  }
}
