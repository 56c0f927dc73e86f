// The folders of the conversations: the list of them, which ones are closed, and what a person does with them.

import { call, whenChanged } from "../ipc/index.js";
import { cell, clip, storedValue, t, toast } from "../lib/index.js";
import { complain } from "./conversation.js";
import { current } from "./state.js";

/** @typedef {import("../../types/api.d.ts").chat.Folder} Folder */
/** @typedef {import("../../types/api.d.ts").chat.ConversationsChange} Change */

/** In the order of the list: a folder, those in it, the next folder. @type {import("../lib/cell.js").Cell<readonly Folder[]>} */
export const folders = cell(/** @type {readonly Folder[]} */ ([]));

const store = storedValue("closed-folders");

/** @param {any} kept @returns {ReadonlySet<string>} */
const idsOf = (kept) => new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);

/** The folders that are closed in the list. @type {import("../lib/cell.js").Cell<ReadonlySet<string>>} */
export const closedFolders = cell(idsOf(store.read()));

/** Reads the folders again. */
async function loadFolders() {
  folders.set(await call("folders.list"));
}

/** Begins to follow the folders. */
export function followFolders() {
  whenChanged("folders", () => void loadFolders().catch(complain));
  void loadFolders().catch(complain);
  closedFolders.watch((all) => void store.keep([...all]));
}

/** @param {string} id @param {boolean} open */
export const openFolder = (id, open) =>
  closedFolders.update((all) => {
    if (all.has(id) !== open) return all;
    const next = new Set(all);
    if (open) next.delete(id);
    else next.add(id);
    return next;
  });

/** @param {string} id */
export const folderOf = (id) => folders.get().find((f) => f.id === id) ?? null;

/**
 * A folder and the one around it, the outer one first. Pure.
 * @param {readonly Folder[]} all @param {string} id @returns {Folder[]}
 */
export function chainOf(all, id) {
  const own = all.find((f) => f.id === id);
  if (!own) return [];
  return [...all.filter((f) => f.id === own.parent_id), own];
}

/** What a folder is called with the one around it. Pure. @param {readonly Folder[]} all @param {string} id */
export const pathOf = (all, id) =>
  chainOf(all, id)
    .map((f) => f.name)
    .join(" › ");

/** The folders whose conversations are out of sight: those that are closed, and those in them. Pure. @param {readonly Folder[]} all @param {ReadonlySet<string>} closed */
export const hiddenFolders = (all, closed) =>
  all.filter((f) => closed.has(f.id) || closed.has(f.parent_id)).map((f) => f.id);

/** The folders of the open conversation. */
export const currentFolders = () => chainOf(folders.get(), current.get()?.folder_id ?? "");

/**
 * The model that the folders of a conversation name, the inner one first; null: none. Pure.
 * @param {readonly Folder[]} chain
 */
export const modelOfFolders = (chain) => chain.findLast((f) => f.model_config_id !== null)?.model_config_id ?? null;

/** @param {string} name @param {string} [parent] */
export async function createFolder(name, parent = "") {
  const f = await call("folders.create", { name, parent_id: parent });
  await loadFolders();
  if (parent) openFolder(parent, true);
  return f;
}

/** Changes many conversations, says so, and offers to take it back. @param {Change[]} changes @param {(n: number) => string} words */
export async function changeMany(changes, words) {
  const done = await call("conversations.change", { changes });
  if (done.changed === 0) return done;
  const back = () => void call("conversations.change", { changes: done.undo }).catch(complain);
  toast(words(done.changed), { action: { label: t("Undo"), run: back } });
  return done;
}

/** @param {readonly string[]} ids @param {string} folder "" takes them out of their folders */
export function moveInto(ids, folder) {
  const name = clip(folderOf(folder)?.name ?? "");
  return changeMany([{ ids: [...ids], folder_id: folder }], (n) =>
    folder
      ? t("{n, plural, one {# conversation was moved to “{name}”.} other {# conversations were moved to “{name}”.}}", {
          n,
          name,
        })
      : t(
          "{n, plural, one {# conversation was taken out of its folder.} other {# conversations were taken out of their folders.}}",
          { n },
        ),
  );
}

/** Deletes a folder with those in it; their conversations stay. @param {Folder} f */
export async function deleteFolder(f) {
  await call("folders.delete", { id: f.id });
  await loadFolders();
  const back = () => void call("folders.restore", { id: f.id }).catch(complain);
  toast(t("The folder “{name}” was deleted. Its conversations were kept.", { name: clip(f.name) }), {
    action: { label: t("Undo"), run: back },
  });
}

/** @param {string} id @param {Partial<Folder>} patch */
export const updateFolder = (id, patch) => call("folders.update", { id, ...patch });

/** Puts folders into a folder, or with "" into none, in this order. @param {string} parent @param {readonly string[]} ids */
export async function orderFolders(parent, ids) {
  folders.set(await call("folders.order", { parent_id: parent, ids: [...ids] }));
}

/**
 * Where a folder goes with a step up or down, or in or out; null where it can't. Pure.
 * @param {readonly Folder[]} all @param {string} id @param {"up" | "down" | "in" | "out"} way
 * @returns {{parent: string, ids: string[]} | null}
 */
export function stepOf(all, id, way) {
  const own = all.find((f) => f.id === id);
  if (!own) return null;
  const within = (/** @type {string} */ parent) => all.filter((f) => f.parent_id === parent).map((f) => f.id);
  const beside = within(own.parent_id);
  const at = beside.indexOf(id);
  if (way === "out") {
    if (!own.parent_id) return null;
    const tops = within("");
    const after = tops.indexOf(own.parent_id) + 1;
    return { parent: "", ids: [...tops.slice(0, after), id, ...tops.slice(after)] };
  }
  if (way === "in") {
    const into = beside[at - 1];
    if (own.parent_id || !into || within(id).length > 0) return null;
    return { parent: into, ids: [...within(into), id] };
  }
  const to = at + (way === "up" ? -1 : 1);
  if (to < 0 || to >= beside.length) return null;
  const ids = beside.filter((other) => other !== id);
  ids.splice(to, 0, id);
  return { parent: own.parent_id, ids };
}

/**
 * Where a folder goes that is dropped on another one: before or after it, or into it; null where it can't. Pure.
 * @param {readonly Folder[]} all @param {string} id @param {string} on @param {"before" | "after" | "into"} where
 * @returns {{parent: string, ids: string[]} | null}
 */
export function dropOf(all, id, on, where) {
  const own = all.find((f) => f.id === id);
  const to = all.find((f) => f.id === on);
  if (!own || !to || id === on) return null;
  const holds = all.some((f) => f.parent_id === id);
  const within = (/** @type {string} */ parent) =>
    all.filter((f) => f.parent_id === parent && f.id !== id).map((f) => f.id);
  if (where === "into") return to.parent_id || holds ? null : { parent: on, ids: [...within(on), id] };
  if (to.parent_id && holds) return null;
  const ids = within(to.parent_id);
  ids.splice(ids.indexOf(on) + (where === "after" ? 1 : 0), 0, id);
  return { parent: to.parent_id, ids };
}
