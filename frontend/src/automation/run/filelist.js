// The files that a run wrote in the folder for tools, a link each, which saves a copy.

import { save } from "../../ipc/index.js";
import { button, h, keyedItems, muted, sizeWords, spellInvisible, t, verdict } from "../../lib/index.js";

/** @typedef {import("../../../types/api.d.ts").run.WrittenFile} WrittenFile */

export function fileList() {
  const list = h("ul.run-files");
  const rest = muted("");
  const said = verdict();
  const node = h("section.run-section", { hidden: true }, h("h3", t("Files")), list, rest, said.node);
  /** The way it is saved says nothing of a person who changed their mind. @param {string} path */
  const keep = (path) => said.watch(() => save("toolbox.file", { path }), "");
  /** @param {HTMLElement} li @param {WrittenFile} file */
  const fill = (li, file) => {
    const name = spellInvisible(file.path);
    const way = button(name, () => void keep(file.path), { icon: "download", kind: "quiet" });
    const label = t("Save {name}", { name });
    way.setAttribute("aria-label", label);
    way.title = label;
    const { bytes } = file;
    li.replaceChildren(way, bytes === null ? "" : h("span.muted", sizeWords(bytes)));
  };
  return {
    node,
    /** @param {readonly WrittenFile[]} files @param {number} more */
    show(files, more) {
      node.hidden = files.length === 0;
      keyedItems(list, files, (f) => f.path, fill);
      rest.textContent = more > 0 ? t("{n} more", { n: more }) : "";
    },
  };
}
