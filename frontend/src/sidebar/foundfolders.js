// The folders whose names a search finds, above the conversations that it finds.

import { h, icon, keyed, t, watchAll } from "../lib/index.js";
import { look } from "../model/conversations.js";
import { folders, pathOf } from "../model/folders.js";

/** More are not listed; the field narrows them. */
const most = 5;

/** @param {(id: string) => void} open */
export function foundFolders(open) {
  const list = h("ul", { "aria-labelledby": "found-folders" });
  const node = h("section.found-folders", { hidden: true }, h("h3", { id: "found-folders" }, t("Folders")), list);
  const draw = () => {
    const { view, q } = look.get();
    const sought = q.trim().toLowerCase();
    const all = sought && view === "list" ? folders.get().filter((f) => f.name.toLowerCase().includes(sought)) : [];
    node.hidden = all.length === 0;
    keyed(
      list,
      all.slice(0, most),
      (f) => f.id,
      (f) =>
        h(
          "li",
          h(
            "button.button.quiet.found-folder",
            { onclick: () => open(f.id) },
            icon("folder"),
            h("span", { dir: "auto" }, pathOf(folders.get(), f.id)),
          ),
        ),
    );
  };
  watchAll([look, folders], draw);
  return node;
}
