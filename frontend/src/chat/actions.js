// What can be done with a row: the same list for its buttons, its menu and its keys.

import { iconButton } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { spell } from "../lib/keys.js";
import { menu } from "../lib/menu.js";
import { toast } from "../lib/overlay.js";
import { again, answer, change, complain, fork } from "../model/conversation.js";
import { tip } from "../model/window.js";
import { mark } from "./bookmarks.js";
import { editBox, magicBox } from "./editbox.js";
import { showPasses } from "./passes.js";
import { fetchRecord } from "./records.js";
import { remove } from "./removal.js";
import { askNumber, switchTo } from "./variants.js";
import { walk, walkable, walkKey } from "./wordwalk.js";

export { switchTo } from "./variants.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/** @typedef {{name: string, icon: string, run: () => void, keys?: string, danger?: boolean, front?: boolean}} Action */

/**
 * @param {import("./rows.js").Shown} item
 * @param {Message} message
 * @param {HTMLElement} prose
 * @returns {Action[]}
 */
export function listOf(item, message, prose) {
  const reply = message.role === "assistant";
  const written = reply && message.parent_id !== null; // a greeting was not, so it cannot be written again
  const { prev_branch_id: before, next_branch_id: next } = message;
  /** @type {(Action | false)[]} */
  const all = [
    { name: t("Copy"), icon: "copy", keys: "mod+C", front: true, run: () => void copy(message.content) },
    { name: t("Edit"), icon: "edit", keys: "F2", front: true, run: () => edit(message, prose) },
    written && {
      name: t("Write it again"),
      icon: "again",
      keys: "mod+Enter",
      front: true,
      run: () => void again(message.id),
    },
    !reply &&
      item.last && {
        name: t("Answer this"),
        icon: "continue",
        keys: "mod+Enter",
        front: true,
        run: () => void answer(),
      },
    before !== null && {
      name: t("Version before"),
      icon: "left",
      keys: "alt+ArrowLeft",
      run: () => void switchTo(before),
    },
    next !== null && {
      name: t("Next version"),
      icon: "right",
      keys: "alt+ArrowRight",
      run: () => void switchTo(next),
    },
    message.branch_count > 2 && { name: t("Go to a version"), icon: "branch", run: () => numberOf(prose, message) },
    message.id !== tip.get()?.id && {
      name: t("Start a new branch here"),
      icon: "branch",
      run: () => void branch(message),
    },
    written && {
      name: t("Take another turn with it"),
      icon: "differently",
      run: () => void again(message.id, "superRegenerate"),
    },
    written && { name: t("Say how to write it instead"), icon: "wand", run: () => magicBox(prose, message.id) },
    written && { name: t("Show the passes"), icon: "inspector", run: () => showPasses(message.id) },
    written &&
      !item.log && {
        name: t("Show thoughts and changes"),
        icon: "diff",
        run: () => void fetchRecord(message.id).catch(complain),
      },
    walkable(prose) && { name: t("Words…"), icon: "menu", keys: walkKey, run: () => walk(prose) },
    {
      name: message.bookmarked ? t("Take the bookmark away") : t("Bookmark"),
      icon: "bookmark",
      keys: "mod+D",
      run: () => void mark(message),
    },
    { name: t("Delete"), icon: "trash", danger: true, run: () => void remove(message).catch(complain) },
  ];
  return all.filter((a) => a !== false);
}

/**
 * @param {() => Action[]} list asked when it is needed
 * @param {readonly Action[]} all
 * @param {Node} [others] of plug-ins
 */
export function buttonsOf(list, all, others) {
  const buttons = all.filter((a) => a.front).map((a) => iconButton(a.icon, a.name, a.run));
  const more = iconButton("more", t("More"), () => openMenu(more, list()), { "aria-haspopup": "menu" });
  return others ? [...buttons, others, more] : [...buttons, more];
}

/** @param {HTMLElement | {x: number, y: number}} at @param {readonly Action[]} all */
export const openMenu = (at, all) =>
  menu(
    at,
    all.map((a) => ({
      label: a.name,
      icon: a.icon,
      run: a.run,
      danger: a.danger,
      hint: a.keys && spell(a.keys).join(" "),
    })),
    t("Message"),
  );

/** @param {string} text */
export async function copy(text) {
  await navigator.clipboard.writeText(text).then(
    () => toast(t("Copied.")),
    () => toast(t("The clipboard could not be reached."), { kind: "error" }),
  );
}

/** @param {Message} message @param {HTMLElement} prose */
function edit(message, prose) {
  editBox(prose, message.content, {
    save: (text) => change("messages.edit", message.id, { content: text, regenerate: false }),
    answer: message.role === "user" ? (text) => fork(message.id, text) : undefined,
  });
}

/** @param {HTMLElement} prose @param {Message} message */
function numberOf(prose, message) {
  const count = /** @type {HTMLElement | null | undefined} */ (
    prose.closest(".row")?.querySelector(".branches .count")
  );
  if (count) askNumber(count, message);
}

/** Ends the path at a row, so that what is said next begins a branch. @param {Message} message */
async function branch(message) {
  const leaf = tip.get();
  try {
    await change("messages.branchHere", message.id, {}, "end");
    toast(t("What is said next begins a new branch here."), {
      action: {
        label: t("Undo"),
        run: () => leaf && void change("messages.switchBranch", leaf.id, {}, message.id).catch(complain),
      },
    });
  } catch (e) {
    complain(e);
  }
}
