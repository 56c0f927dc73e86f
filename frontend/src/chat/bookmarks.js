// Marked rows: the mark itself, and the list of them in the head of the page.

import { call } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { excerpt, groups, menu, shortcut, t, toast } from "../lib/index.js";
import { change, complain } from "../model/conversation.js";
import { transcriptView } from "../model/jump.js";
import { withNames } from "../model/names.js";
import { activeId, messages } from "../model/state.js";
import { names, tip } from "../model/window.js";

/** @typedef {import("../../types/api.d.ts").chat.Bookmark} Bookmark */

/** @param {import("../../types/api.d.ts").chat.Message} message */
export function mark({ conversation_id: cid, id: mid, bookmarked }) {
  const marked = () => messages.update((all) => all.map((m) => (m.id === mid ? { ...m, bookmarked: !bookmarked } : m)));
  return call("messages.bookmark", { cid, mid, on: !bookmarked }).then(marked, complain);
}

/** Offers them to the palette. @param {HTMLElement} at where their list opens */
export function offerBookmarks(at) {
  shortcut({
    label: t("Bookmarks"),
    also: t("bookmark mark star favourite saved places"),
    group: groups.read,
    run: () => listBookmarks(at),
  });
  shortcut({
    label: t("Bookmark the last message"),
    also: t("bookmark mark star favourite save place"),
    group: groups.read,
    run: () => {
      const last = messages.get().find((m) => m.id === tip.get()?.id) ?? tip.get();
      if (last) void mark(last);
    },
  });
}

/** Lists the bookmarks of the open conversation. @param {HTMLElement} at */
export const listBookmarks = (at) => void list(at).catch(complain);

/** @param {HTMLElement} at */
async function list(at) {
  const cid = activeId.get();
  if (!cid) return;
  const all = await callAll("messages.bookmarks", { cid });
  if (all.length === 0) return void toast(t("No bookmarks yet. Add one from a message's menu."));
  menu(
    at,
    all.map((b) => ({
      label: labelOf(b),
      icon: b.on_path ? "bookmark" : "branch",
      hint: String(b.turn_index + 1),
      run: () => void jump(b).catch(complain),
    })),
    t("Bookmarks"),
  );
}

/** @param {Bookmark} b */
function labelOf(b) {
  const text = excerpt(withNames(b.excerpt, names.get()), 60);
  return b.on_path ? text : t("On another branch: {text}", { text });
}

/** @param {Bookmark} b */
async function jump(b) {
  if (!b.on_path) await change("messages.switchBranch", b.id, {}, b.id);
  const row = await transcriptView.reveal(b.id);
  row?.focus({ preventScroll: true });
}
