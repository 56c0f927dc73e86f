// What a person does with a conversation in the list.

import { call } from "../ipc/index.js";
import { clip, confirmLoss, spell, t, toast } from "../lib/index.js";
import { complain, newConversation, openConversation } from "../model/conversation.js";
import { look, paging } from "../model/conversations.js";
import { duplicate, duplicateSummarized, suggestTitle } from "../model/copies.js";
import { activeId, conversations, current } from "../model/state.js";
import { exportMenu } from "../widgets/exporting.js";
import { openMemory } from "../widgets/memory/page.js";
import { askMove, askTags } from "./many.js";
import { oldBackups } from "./oldbackups.js";

/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("../lib/menu.js").MenuItem} MenuItem */

/**
 * @param {Entry} e
 * @param {() => void} rename
 * @returns {MenuItem[]}
 */
export function menuOf(e, rename) {
  const { id, title } = e;
  if (e.trashed)
    return [
      { label: t("Restore"), icon: "undo", run: () => void putBack(id, title) },
      { label: t("Delete permanently"), icon: "trash", danger: true, run: () => void purge(id, title) },
    ];
  return [
    { label: t("Rename"), icon: "edit", hint: "F2", run: rename },
    e.pinned
      ? { label: t("Unpin"), icon: "pin", run: () => void update(id, { pinned: false }) }
      : { label: t("Pin to top"), icon: "pin", run: () => void update(id, { pinned: true }) },
    e.archived
      ? { label: t("Restore"), icon: "archive", run: () => void bringBack(id, title) }
      : { label: t("Archive"), icon: "archive", run: () => void archive(id, title, e.pinned) },
    { label: t("Move to folder"), icon: "folder", hint: spell("mod+shift+M").join(" "), run: () => askMove([id]) },
    { label: t("Tags"), icon: "tag", run: () => askTags([id]) },
    { label: t("Suggest a title"), icon: "wand", run: () => void suggestTitle(id) },
    { label: t("Duplicate"), icon: "copy", run: () => void duplicate(id) },
    { label: t("Summarize into a new conversation"), icon: "copy", run: () => void duplicateSummarized(id) },
    { label: t("Memory"), icon: "book", run: () => void openConversation(id).then(openMemory, complain) },
    { label: t("Export…"), icon: "upload", run: () => exportMenu(id) },
    { label: t("Move to trash"), icon: "trash", danger: true, run: () => void trash(id, title) },
  ];
}

/** Does something, and says why it failed; true when it did not. @param {() => Promise<unknown>} does */
async function act(does) {
  try {
    await does();
    return true;
  } catch (e) {
    complain(e);
    return false;
  }
}

/** @param {string} id @param {Record<string, unknown>} patch */
const update = (id, patch) => act(() => call("conversations.update", { cid: id, ...patch }));

/** @param {string} id @param {string} title */
export const retitle = (id, title) => update(id, { title });

/** @param {string} id @param {string} title @param {boolean} pinned */
async function archive(id, title, pinned) {
  if (!(await update(id, { archived: true }))) return;
  toast(t("“{title}” was archived.", { title: clip(title) }), {
    action: { label: t("Undo"), run: () => void update(id, pinned ? { pinned } : { archived: false }) },
  });
}

/** @param {string} id @param {string} title */
async function bringBack(id, title) {
  if (await update(id, { archived: false })) toast(t("“{title}” was restored.", { title: clip(title) }));
}

/** @param {string} id @param {string} title */
const trash = (id, title) =>
  act(async () => {
    const next = activeId.get() === id ? await neighbour(id) : null;
    await call("conversations.delete", { cid: id });
    if (activeId.get() === id) await (next ? openConversation(next) : newConversation());
    const restore = () => call("conversations.restore", { cid: id }).then(() => openConversation(id));
    toast(t("“{title}” was moved to the trash.", { title: clip(title) }), {
      action: { label: t("Undo"), run: () => void act(restore) },
    });
  });

/** Moves the conversation that is open. */
export const trashOpen = async () => {
  const c = current.get();
  if (c) await trash(c.id, c.title);
};

/** What is opened in the place of one that goes: the one below it, the one above it, or the first of all. @param {string} id */
async function neighbour(id) {
  const shown = look.get().view === "list" ? conversations.get() : [];
  const at = shown.findIndex((c) => c.id === id);
  const near = at >= 0 ? (shown[at + 1] ?? shown[at - 1]) : undefined;
  if (near) return near.id;
  const first = await call("conversations.list", { limit: 2 });
  return first.find((c) => c.id !== id)?.id ?? null;
}

/** @param {string} id @param {string} title */
const putBack = (id, title) =>
  act(async () => {
    const c = await call("conversations.restore", { cid: id });
    const words = c.archived_at
      ? t("“{title}” was moved back to the archive.", { title: clip(title) })
      : t("“{title}” was restored.", { title: clip(title) });
    toast(words, { action: { label: t("Open"), run: () => void openConversation(id) } });
  });

/** @param {string} id @param {string} title */
async function purge(id, title) {
  const text = t("Deleting can't be undone.");
  const copies = await oldBackups();
  if (!(await confirmLoss(t("Delete “{name}”?", { name: title }), text, t("Delete permanently"), ...copies.nodes)))
    return;
  if (await act(() => call("conversations.purge", { cid: id })))
    toast(`${t("“{title}” was deleted.", { title: clip(title) })} ${await copies.replace()}`.trim());
}

/** A search hides what else is in the trash; all of it goes. */
export async function emptyTrash() {
  const all = look.get().q || paging.get().more ? 0 : conversations.get().length;
  const only = all === 1 ? conversations.get()[0]?.title : "";
  const text = only
    ? t("“{title}” will be deleted permanently.", { title: only })
    : all
      ? t(
          "{n, plural, one {# conversation will be deleted permanently.} other {# conversations will be deleted permanently.}}",
          { n: all },
        )
      : t("All conversations in the trash will be deleted permanently.");
  const copies = await oldBackups();
  if (!(await confirmLoss(t("Empty the trash?"), text, t("Empty trash"), ...copies.nodes))) return;
  await act(async () => {
    const { purged } = await call("conversations.emptyTrash");
    const said = t("{n, plural, one {# conversation deleted.} other {# conversations deleted.}}", { n: purged ?? 0 });
    toast(`${said} ${await copies.replace()}`.trim());
  });
}
