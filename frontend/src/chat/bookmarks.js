// Marked rows: the mark itself, and the list of them in the head of the page.

import { call } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { excerpt } from "../lib/excerpt.js";
import { t } from "../lib/i18n.js";
import { menu } from "../lib/menu.js";
import { toast } from "../lib/overlay.js";
import { change, complain } from "../model/conversation.js";
import { goTo } from "../model/goto.js";
import { withNames } from "../model/names.js";
import { activeId, messages } from "../model/state.js";
import { names } from "../model/window.js";

/** @typedef {import("../../types/api.d.ts").chat.Bookmark} Bookmark */

/** @param {import("../../types/api.d.ts").chat.Message} message */
export async function mark(message) {
  const on = !message.bookmarked;
  try {
    await call("messages.bookmark", { cid: message.conversation_id, mid: message.id, on });
    messages.update((all) => all.map((m) => (m.id === message.id ? { ...m, bookmarked: on } : m)));
  } catch (e) {
    complain(e);
  }
}

/** The button that lists them. */
export function bookmarksButton() {
  const button = h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": t("Bookmarks"),
      title: t("Bookmarks"),
      "aria-haspopup": "menu",
    },
    icon("bookmark"),
  );
  button.addEventListener("click", () => void list(button).catch(complain));
  return button;
}

/** @param {HTMLElement} at */
async function list(at) {
  const cid = activeId.get();
  if (!cid) return;
  /** @type {Bookmark[]} */
  const all = await call("messages.bookmarks", { cid });
  if (all.length === 0) {
    toast(t("No message is bookmarked here. The menu of a message can do it."));
    return;
  }
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
  const row = await goTo.row(b.id);
  row?.focus({ preventScroll: true });
}
