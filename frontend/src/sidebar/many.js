// What is done with several conversations at once, and the bar that offers it.

import { call, save } from "../ipc/index.js";
import { h, iconButton, t, toast } from "../lib/index.js";
import { complain, newConversation, openConversation } from "../model/conversation.js";
import { where } from "../model/conversations.js";
import { changeMany, moveInto } from "../model/folders.js";
import { activeId, conversations } from "../model/state.js";
import { chooseFolder } from "../widgets/folder/choose.js";
import { openTags } from "../widgets/folder/tags.js";
import { nothing, selection, withAll } from "./select.js";

/** Asks into which folder conversations go. @param {readonly string[]} ids */
export const askMove = (ids) =>
  chooseFolder(
    t("Move to folder"),
    (folder) => {
      selection.set(nothing);
      void moveInto(ids, folder).catch(complain);
    },
    true,
  );

/** @param {readonly string[]} ids */
export const askTags = (ids) =>
  void openTags(
    ids,
    async (id) => conversations.get().find((c) => c.id === id) ?? (await call("conversations.get", { cid: id })),
  ).catch(complain);

/** @param {readonly string[]} ids */
async function archiveMany(ids) {
  selection.set(nothing);
  await changeMany([{ ids: [...ids], archived: true }], (n) =>
    t("{n, plural, one {# conversation was archived.} other {# conversations were archived.}}", { n }),
  );
}

/** @param {readonly string[]} ids */
async function trashMany(ids) {
  const gone = new Set(ids);
  const open = activeId.get();
  const next = open && gone.has(open) ? (conversations.get().find((c) => !gone.has(c.id))?.id ?? null) : open;
  selection.set(nothing);
  await changeMany([{ ids: [...ids], trashed: true }], (n) =>
    t("{n, plural, one {# conversation was moved to the trash.} other {# conversations were moved to the trash.}}", {
      n,
    }),
  );
  if (open && gone.has(open)) await (next ? openConversation(next) : newConversation());
}

/** Exports conversations as one archive. @param {{ids?: readonly string[], folder?: string}} which */
export async function exportMany({ ids = [], folder = "" }) {
  try {
    const place = await save("conversations.exportMany", { ids: ids.join(","), folder, task: "" });
    if (place) toast(t("Saved as {where}.", { where: place }));
  } catch (e) {
    complain(e);
  }
}

/** Selects all that the list would show, those too that are not loaded. */
export async function selectAll() {
  const rows = await call("conversations.list", where());
  selection.set(withAll(rows.map((c) => c.id)));
}

/** The bar with what can be done with the selection; it is there while there is one. */
export function selectionBar() {
  const words = h("span.selected-count", { role: "status" });
  const ids = () => [...selection.get().ids];
  /** @param {string} icon @param {string} label @param {(ids: string[]) => unknown} act */
  const way = (icon, label, act) => iconButton(icon, label, () => void act(ids()), { title: label });
  const bar = h(
    "div.selection-bar",
    { role: "toolbar", "aria-label": t("Selected conversations"), hidden: true },
    words,
    way("folder", t("Move to folder"), askMove),
    way("tag", t("Tags"), askTags),
    way("download", t("Export"), (all) => exportMany({ ids: all })),
    way("archive", t("Archive"), (all) => archiveMany(all).catch(complain)),
    way("trash", t("Move to trash"), (all) => trashMany(all).catch(complain)),
    way("close", t("Clear the selection"), () => selection.set(nothing)),
  );
  selection.watch(({ ids: all }) => {
    bar.hidden = all.size === 0;
    words.textContent = all.size > 0 ? t("{n} selected", { n: all.size }) : "";
  });
  return bar;
}
