// Chooses a file or a folder of the tools folder by its name, in place of typing its path.

import { call } from "../ipc/index.js";
import {
  button,
  dialog,
  h,
  iconButton,
  narrowList,
  pickerRow,
  searchField,
  spellInvisible,
  t,
  walkFromField,
} from "../lib/index.js";
import { attempt } from "./readdetail.js";

/** @typedef {import("../../types/api.d.ts").folder.Content} Content */
/** @typedef {{folder: boolean, makes: boolean}} PathKind folder: a folder is wanted, not a file; makes: of a file that need not be there yet */

/** More are not listed; the field narrows them. */
const most = 100;

/** What an argument of a tool wants that is a path in the tools folder; undefined: it is none. A tool of a server has folders of its own. @param {{level: string, ownName?: string}} tool @param {{key: string, schema?: any}} field @returns {PathKind | undefined} */
export function pathKind(tool, { key, schema }) {
  const format = tool.ownName ? "" : schema?.format;
  if (format !== "path" && format !== "folder-path") return undefined;
  return {
    folder: format === "folder-path",
    makes: tool.level !== "read" && ["path", "to", "saveAs"].includes(key),
  };
}

/** The folder of the tools folder that a text begins in, as far as that is written out. Pure. @param {string} text */
export function startOf(text) {
  const written = text.split("{{")[0] ?? "";
  if (/^([\\/]|[A-Za-z]:)/.test(written)) return ""; // a whole path is somewhere else
  return written === text ? written : written.slice(0, written.lastIndexOf("/") + 1);
}

/** A path in a folder with the name that a text ends in. Pure. @param {string} folder @param {string} text */
export const inFolder = (folder, text) => `${folder && `${folder}/`}${text.slice(text.lastIndexOf("/") + 1)}`;

/** The button that chooses for a field. @param {string} label @param {PathKind} kind @param {() => string} held @param {(path: string) => void} picked */
export const pathButton = (label, kind, held, picked) =>
  iconButton(
    "folder",
    kind.folder ? t("Choose a folder for {field}", { field: label }) : t("Choose a file for {field}", { field: label }),
    () => choosePath(kind, held(), picked),
    { kind: "value-pick" },
  );

/**
 * Shows what is in a folder, which a person goes through until a file or a folder is chosen.
 * @param {PathKind} kind @param {string} held what the field holds @param {(path: string) => void} picked
 */
function choosePath({ folder, makes }, held, picked) {
  const title = folder ? t("Choose a folder") : t("Choose a file");
  /** @type {Content} */
  let at = { path: "", missing: "", items: [], more: false, hidden: 0 };
  let asked = 0;
  const field = searchField(t("Search"), () => draw());
  const list = h("ul.picker-list", { "aria-label": title });
  const crumbs = h("nav.path-crumbs", { "aria-label": t("Folder") });
  const word = h("p.muted", { role: "status" });
  const out = h("div");
  const choose = (/** @type {string} */ path) => {
    shown.close();
    picked(path);
  };
  const here = button(folder ? t("Choose this folder") : t("Use this folder"), () =>
    choose(folder ? at.path : inFolder(at.path, held)),
  );
  here.hidden = !folder && !makes;
  const draw = () => {
    const named = at.items.filter((x) => !folder || x.folder).map((x) => ({ ...x, id: x.path, about: "" }));
    const found = narrowList(named, field.value);
    list.replaceChildren(
      ...found.slice(0, most).map((x) => {
        const item = /** @type {Content["items"][number] & {id: string}} */ (/** @type {unknown} */ (x));
        const act = item.folder ? () => void enter(item.path) : () => choose(item.path);
        return pickerRow({ onclick: act }, h("bdi", spellInvisible(item.name)), item.folder ? t("Folder") : "");
      }),
    );
    word.textContent = said(named.length, found.length);
  };
  /** @param {number} all @param {number} found */
  const said = (all, found) =>
    [
      at.missing && !(makes && inFolder(at.path, held) === at.missing) // a new file is not there yet
        ? t("There is no {name} in the tools folder.", { name: spellInvisible(at.missing) })
        : "",
      all === 0
        ? folder
          ? t("No folders are in here.")
          : t("Nothing is in here.")
        : found === 0
          ? t("No matches")
          : found > most
            ? t("{n} more. Type to narrow the list.", { n: found - most })
            : "",
      at.more ? t("This folder has more files than can be listed. Type the path of a file that isn't here.") : "",
      at.hidden > 0
        ? t("{n, plural, one {# name isn't} other {# names aren't}} shown, because of invisible characters.", {
            n: at.hidden,
          })
        : "",
    ]
      .filter(Boolean)
      .join(" ");
  const drawCrumbs = () => {
    const parts = at.path === "" ? [] : at.path.split("/");
    const names = [t("Tools folder"), ...parts];
    crumbs.replaceChildren(
      ...names.flatMap((name, i) => [
        i > 0 ? h("span", { "aria-hidden": "true" }, "/") : "",
        h(
          "button.path-crumb",
          {
            type: "button",
            onclick: () => void enter(parts.slice(0, i).join("/")),
            ...(i === names.length - 1 && { "aria-current": "location" }),
          },
          h("bdi", spellInvisible(name)),
        ),
      ]),
    );
  };
  /** Shows a folder. The answer for the one that was asked for last counts. @param {string} path */
  const enter = (path) => {
    asked += 1;
    const mine = asked;
    return attempt(out, t("Reading the folder…"), async () => {
      const now = await call("toolbox.folder", { path });
      if (mine !== asked) return [];
      at = now;
      field.value = "";
      drawCrumbs();
      draw();
      field.focus();
      return [];
    });
  };
  const body = h("div.runs-form.picker", crumbs, field, list, out, word);
  walkFromField(body, field, list);
  const shown = dialog(title, body, { class: "picker-dialog", actions: [here] });
  field.focus();
  void enter(startOf(held));
}
