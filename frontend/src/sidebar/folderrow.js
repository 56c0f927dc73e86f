// The heading of a folder in the list, and its menu.

import { h, icon, iconButton, menu, on, spell, t } from "../lib/index.js";
import { complain, newConversation } from "../model/conversation.js";
import { deleteFolder, folderOf, folders, openFolder, orderFolders, stepOf, updateFolder } from "../model/folders.js";
import { askName, chooseFolder, newFolder } from "../widgets/folder/choose.js";
import { colors, openFolderSettings } from "../widgets/folder/settings.js";
import { chooseCharacter } from "../widgets/newchat.js";
import { exportMany } from "./many.js";

/** @typedef {import("./sections.js").Section} Section */
/** @typedef {import("../model/folders.js").Folder} Folder */

/** @param {Section} s */
export function folderRow(s) {
  const id = s.folder?.id ?? "";
  const head = h(
    "button.folder-head",
    {
      tabindex: "-1",
      "aria-describedby": "folder-keys",
      onclick: () => openFolder(id, head.getAttribute("aria-expanded") !== "true"),
    },
    icon("right"),
    h("span.folder-mark", { "aria-hidden": "true" }),
    h("span.folder-label", { dir: "auto" }),
    h("span.folder-count"),
  );
  const more = iconButton("more", "", () => openFolderMenu(row), {
    kind: "more",
    tabindex: "-1",
    "aria-haspopup": "menu",
    title: t("More"),
  });
  const row = h("div.folder-row", { dataset: { id } }, h("h3", head), more);
  on(row, "contextmenu", (/** @type {MouseEvent} */ e) => {
    e.preventDefault();
    openFolderMenu(row, e.clientX || e.clientY ? { x: e.clientX, y: e.clientY } : undefined);
  });
  showFolder(row, s);
  return row;
}

/** @param {HTMLElement} row @param {Section} s */
export function showFolder(row, s) {
  const { folder: f } = s;
  if (!f) return;
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (row.querySelector(name));
  part(".folder-head").setAttribute("aria-expanded", String(s.open));
  part(".folder-label").textContent = f.name;
  part(".folder-label").title = f.name;
  part(".folder-mark").dataset["color"] = f.color;
  part(".folder-count").textContent = String(s.count);
  row.dataset["nested"] = String(f.parent_id !== "");
  part(".more").setAttribute("aria-label", t("More for {title}", { title: f.name }));
}

/** @param {Element | null | undefined} inside @returns {HTMLElement | null} */
export const folderRowAt = (inside) => inside?.closest(".folder-row") ?? null;

/** @param {HTMLElement} row */
const shownFolder = (row) => folderOf(row.dataset["id"] ?? "");

/** @param {HTMLElement} row @param {{x: number, y: number}} [at] */
export function openFolderMenu(row, at) {
  const f = shownFolder(row);
  const more = /** @type {HTMLElement} */ (row.querySelector(".more"));
  if (!f) return;
  /** @type {HTMLElement} */ (row.querySelector(".folder-head")).focus();
  menu(at ?? more, folderMenu(f, more), f.name);
}

/** @param {Folder} f @param {HTMLElement} place where the colors are shown @returns {import("../lib/menu.js").MenuItem[]} */
function folderMenu(f, place) {
  const step = (/** @type {"up" | "down" | "in" | "out"} */ way) => ({ run: () => moveFolder(f.id, way) });
  const can = (/** @type {"up" | "down" | "in" | "out"} */ way) => stepOf(folders.get(), f.id, way) !== null;
  const nest = !f.parent_id && !folders.get().some((o) => o.parent_id === f.id);
  return [
    {
      label: t("New chat in this folder"),
      icon: "plus",
      run: () => {
        openFolder(f.id, true);
        void newConversation(null, f.id).catch(complain);
      },
    },
    { label: t("New chat with a character"), icon: "person", run: () => void chooseCharacter(f.id) },
    ...(f.parent_id ? [] : [{ label: t("New folder inside"), icon: "folder", run: () => void newFolder(f.id) }]),
    { label: t("Rename"), icon: "edit", hint: "F2", run: () => void renameFolder(f) },
    { label: t("Color"), icon: "dot", run: () => colorMenu(f, place) },
    { label: t("Folder settings"), icon: "settings", run: () => openFolderSettings(f.id) },
    ...(can("up") ? [{ label: t("Move up"), icon: "up", hint: spell("alt+ArrowUp").join(" "), ...step("up") }] : []),
    ...(can("down")
      ? [{ label: t("Move down"), icon: "down", hint: spell("alt+ArrowDown").join(" "), ...step("down") }]
      : []),
    ...(nest ? [{ label: t("Move into a folder…"), icon: "right", run: () => nestFolder(f) }] : []),
    ...(can("out") ? [{ label: t("Take out of its folder"), icon: "left", ...step("out") }] : []),
    { label: t("Export conversations"), icon: "upload", run: () => void exportMany({ folder: f.id }) },
    { label: t("Delete folder"), icon: "trash", danger: true, run: () => void deleteFolder(f).catch(complain) },
  ];
}

/** @param {string} id @param {"up" | "down" | "in" | "out"} way @returns {boolean} whether it can */
export function moveFolder(id, way) {
  const to = stepOf(folders.get(), id, way);
  if (!to) return false;
  if (to.parent) openFolder(to.parent, true);
  void orderFolders(to.parent, to.ids).catch(complain);
  return true;
}

/** @param {Folder} f */
const nestFolder = (f) =>
  chooseFolder(
    t("Move “{name}” into", { name: f.name }),
    (parent) => {
      const within = folders.get().filter((o) => o.parent_id === parent && o.id !== f.id);
      openFolder(parent, true);
      void orderFolders(parent, [...within.map((o) => o.id), f.id]).catch(complain);
    },
    false,
  );

/** @param {Folder} f @param {HTMLElement} place */
const colorMenu = (f, place) =>
  menu(
    place,
    colors.map(({ id, name }) => ({
      label: name,
      icon: id === f.color ? "check" : "blank",
      run: () => void updateFolder(f.id, { color: id }).catch(complain),
    })),
    t("Color"),
  );

/** @param {Folder} f */
async function renameFolder(f) {
  const name = await askName(t("Rename folder"), f.name);
  if (name && name !== f.name) await updateFolder(f.id, { name }).catch(complain);
}

/** Renames the folder whose heading has the focus; false when none has. @param {Element | null} at */
export function renameFolderAt(at) {
  const row = folderRowAt(at);
  const f = row && shownFolder(row);
  if (!f) return false;
  void renameFolder(f);
  return true;
}
