// Asks for a folder, a new one too, and for the name of one.

import { button, dialog, h, picker, t } from "../../lib/index.js";
import { complain } from "../../model/conversation.js";
import { createFolder, folderOf, folders, pathOf } from "../../model/folders.js";

/** Does something in the place of sending a form. @param {() => void} act */
export const submits = (act) => (/** @type {Event} */ e) => {
  e.preventDefault();
  act();
};

/** Asks for a name. @param {string} title @param {string} [value] @returns {Promise<string>} "" where none was given */
export async function askName(title, value = "") {
  const field = h("input", { type: "text", maxlength: "100", "aria-label": t("Name"), dir: "auto", value });
  let name = "";
  const keep = () => {
    name = field.value.trim();
    if (name) shown.close();
  };
  const form = h("form.runs-form", { onsubmit: submits(keep) }, field);
  const shown = dialog(title, form, { actions: [button(t("Save"), keep, { kind: "primary" })] });
  field.focus();
  field.select();
  await shown.closed;
  return name;
}

/** Makes a folder under a name that is asked for. @param {string} [parent] @returns {Promise<import("../../model/folders.js").Folder | null>} */
export async function newFolder(parent = "") {
  const around = parent ? folderOf(parent)?.name : "";
  const name = await askName(around ? t("New folder in “{name}”", { name: around }) : t("New folder"));
  if (!name) return null;
  try {
    return await createFolder(name, parent);
  } catch (e) {
    complain(e);
    return null;
  }
}

/**
 * Asks into which folder something goes; "" takes it out.
 * @param {string} title @param {(folder: string) => void} picked @param {boolean} out whether it can be taken out
 */
export function chooseFolder(title, picked, out) {
  const fresh = "+";
  const none = "-";
  picker({
    title,
    options: [
      ...folders.get().map((f) => ({
        id: f.id,
        name: pathOf(folders.get(), f.id),
        about: t("{n, plural, one {# conversation} other {# conversations}}", { n: f.conversations }),
      })),
      ...(out ? [{ id: none, name: t("In no folder"), about: t("Takes out of the folder.") }] : []),
      { id: fresh, name: t("New folder"), about: "" },
    ],
    none: t("No folders yet."),
    picked: (id) => {
      if (id !== fresh) return picked(id === none ? "" : id);
      void newFolder().then((f) => f && picked(f.id));
    },
  });
}
