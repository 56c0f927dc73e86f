// What can be done with a row: the same list for its buttons, its menu and its keys.

import { copyMarkdown } from "../lib/copying.js";
import { assemble, iconButton, menu, navigate, spell, t, toast } from "../lib/index.js";
import { again, answer, change, complain, extend, fork, isRunning } from "../model/conversation.js";
import { forkConversation } from "../model/copies.js";
import { tip } from "../model/window.js";
import { rememberThis } from "../widgets/memory/remember.js";
import { mark } from "./bookmarks.js";
import { editBox, magicBox } from "./editbox.js";
import { openHints } from "./hintmenu.js";
import { fetchRecord } from "./records.js";
import { remove } from "./removal.js";
import { askNumber, branchArrows, switchTo } from "./variants.js";
import { walk, walkable, walkKey } from "./wordwalk.js";

export { switchTo } from "./variants.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/** @typedef {{name: string, icon: string, run: () => void, keys?: string, danger?: boolean, front?: boolean}} Action front: has a button beside the menu */

/** @param {string} name @param {string} icon @param {Action["run"]} run @param {Omit<Action, "name" | "icon" | "run">} [more] @returns {Action} */
const action = (name, icon, run, more) => ({ name, icon, run, ...more });

/**
 * @param {import("./rows.js").Shown} item
 * @param {Message} message
 * @param {HTMLElement} prose
 * @returns {Action[]}
 */
export function listOf(item, message, prose) {
  const reply = message.role === "assistant";
  const written = reply && message.parent_id !== null; // a greeting was not, so it cannot be written again
  const { id, prev_branch_id: before, next_branch_id: next } = message;
  const branched = message.branch_count > 2;
  const bookmark = message.bookmarked ? t("Remove bookmark") : t("Bookmark");
  const onEnter = { keys: "mod+Enter", front: true };
  const marked = markedIn(prose);
  const remembering = marked ? t("Remember the selection…") : t("Remember…");
  const record = () => void fetchRecord(id).catch(complain);
  /** @type {(Action | false)[]} */
  const all = [
    action(t("Copy"), "copy", () => void copyMarkdown(message.content), { keys: "mod+C", front: true }),
    action(t("Edit"), "edit", () => edit(message, prose), { keys: "F2", front: true }),
    written && action(t("Regenerate"), "again", () => void again(id), onEnter),
    !reply && item.last && action(t("Get a reply"), "continue", () => void answer(), onEnter),
    written && item.last && action(t("Continue"), "continue", () => void extend(message), { keys: "alt+Enter" }),
    before !== null && action(t("Previous version"), "left", () => void switchTo(before), { keys: "alt+ArrowLeft" }),
    next !== null && action(t("Next version"), "right", () => void switchTo(next), { keys: "alt+ArrowRight" }),
    branched && action(t("Go to a version"), "branch", () => numberOf(prose, message)),
    id !== tip.get()?.id && action(t("Start a new branch here"), "branch", () => void branch(message)),
    action(t("Fork into a new conversation"), "branch", () => void forkConversation(id), { keys: "mod+shift+D" }),
    written && action(t("Regenerate with a hint"), "again", () => openHints(prose, id, prose)),
    written && action(t("Try a different approach"), "differently", () => void again(id, "superRegenerate")),
    written && action(t("Rewrite with instructions"), "wand", () => magicBox(prose, id)),
    written && action(t("Open in inspector"), "inspector", () => navigate("passes", id)),
    written && !item.log && action(t("Show thoughts and changes"), "diff", record),
    walkable(prose) && action(t("Words…"), "menu", () => walk(prose), { keys: walkKey }),
    action(remembering, "book", () => rememberThis(message.conversation_id, message, marked)),
    action(bookmark, "bookmark", () => void mark(message), { keys: "mod+D" }),
    action(t("Delete"), "trash", () => void remove(message).catch(complain), { danger: true }),
  ];
  return all.filter((a) => a !== false);
}

/** What a person has marked in the prose of a row. @param {HTMLElement} prose */
function markedIn(prose) {
  const selection = getSelection();
  const within = selection && !selection.isCollapsed && prose.contains(selection.anchorNode);
  return within && prose.contains(selection.focusNode) ? String(selection) : "";
}

/**
 * Shows the buttons of a row.
 *
 * @param {HTMLElement} tools
 * @param {Message} message
 * @param {() => Action[]} list asked when something is done, and then for what the row is by now
 * @param {HTMLElement} others of plug-ins
 */
export function showButtons(tools, message, list, others) {
  const { branch_count: total, branch_index: at, prev_branch_id: before, next_branch_id: next } = message;
  const front = list().filter((a) => a.front);
  const act = (/** @type {string} */ name) =>
    list()
      .find((a) => a.name === name)
      ?.run();
  const more = () => {
    const node = iconButton("more", t("More"), () => openMenu(node, list()), { "aria-haspopup": "menu" });
    return node;
  };
  tools.classList.toggle("branched", total > 1);
  assemble(tools, [
    { key: total > 1 ? `${at}/${total} ${before} ${next}` : "", make: () => branchArrows(message) },
    ...front.map(({ name, icon }) => ({ key: name, make: () => iconButton(icon, name, () => act(name)) })),
    { key: "more", make: more },
    { key: "others", make: () => others }, // they come later, and may move nothing
  ]);
}

/** @param {HTMLElement | {x: number, y: number}} at @param {readonly Action[]} all */
export const openMenu = (at, all) =>
  menu(
    at,
    all.map(({ name, keys, ...a }) => ({ ...a, label: name, hint: keys && spell(keys).join(" ") })),
    t("Message"),
  );

/** @param {Message} message @param {HTMLElement} prose */
export function edit(message, prose) {
  editBox(prose, message.content, {
    save: (text) => change("messages.edit", message.id, { content: text, regenerate: false }),
    answer: message.role === "user" ? (text) => fork(message.id, text) : undefined,
    waits: () => isRunning(message.conversation_id),
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
  const undo = () => leaf && void change("messages.switchBranch", leaf.id, {}, message.id).catch(complain);
  const begun = () =>
    toast(t("Your next message starts a new branch here."), { action: { label: t("Undo"), run: undo } });
  await change("messages.branchHere", message.id, {}, "end").then(begun, complain);
}
