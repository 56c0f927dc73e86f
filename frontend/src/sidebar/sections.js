// The sections of the list: by time, by character, or by folder. Pure.

import { t } from "../lib/index.js";
import { hiddenFolders } from "../model/folders.js";
import { byFolder } from "../model/order.js";
import { groupRows } from "./groups.js";

/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("../model/folders.js").Folder} Folder */
/** @typedef {{id: string, name: string}} Group */

/**
 * @typedef {object} Section
 * @property {Group} group
 * @property {readonly Entry[]} items
 * @property {Folder | null} folder
 * @property {boolean} open
 * @property {number} count of a folder: how many conversations it has, with those of closed folders in it
 */

/** Those in no folder. @type {Group} */
const loose = { id: "loose", name: t("In no folder") };

/**
 * @param {readonly Entry[]} entries in the order of the backend
 * @param {import("../model/order.js").Look} look
 * @param {readonly Folder[]} folders
 * @param {ReadonlySet<string>} closed
 * @param {boolean} more whether rows follow that are not loaded: then so may folders that are not shown yet
 * @returns {Section[]}
 */
export function sectionsOf(entries, look, folders, closed, more) {
  /** @param {{group: Group, items: Entry[]}} s @returns {Section} */
  const plain = (s) => ({ ...s, folder: null, open: true, count: s.items.length });
  if (!byFolder(look)) return groupRows(entries, (e) => e.group).map(plain);
  /** @type {Map<string, Entry[]>} */
  const inside = new Map();
  const known = new Set(folders.map((f) => f.id));
  for (const e of entries) {
    const id = known.has(e.folder) ? e.folder : "";
    const had = inside.get(id);
    if (had) had.push(e);
    else inside.set(id, [e]);
  }
  const last = entries.at(-1)?.folder ?? "";
  const end = more && known.has(last) ? folders.findIndex((f) => f.id === last) : folders.length;
  const all = folders
    .slice(0, end + 1)
    .filter((f) => !closed.has(f.parent_id))
    .map((f) => {
      const open = !closed.has(f.id);
      const within = open ? [] : folders.filter((o) => o.parent_id === f.id);
      const count = [f, ...within].reduce((n, o) => n + o.conversations, 0);
      return {
        group: { id: `folder-${f.id}`, name: f.name },
        items: open ? (inside.get(f.id) ?? []) : [],
        folder: f,
        open,
        count,
      };
    });
  const others = inside.get("") ?? [];
  return others.length > 0 || folders.length === 0 ? [...all, plain({ group: loose, items: others })] : all;
}

/**
 * The folders as the order of the rows needs them.
 * @param {readonly Folder[]} folders @param {ReadonlySet<string>} closed @returns {import("../model/order.js").Places}
 */
export const placesOf = (folders, closed) => ({
  place: new Map(folders.map((f, i) => [f.id, i])),
  hidden: new Set(hiddenFolders(folders, closed)),
});
