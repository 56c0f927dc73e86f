// What can be done with a row: the same list for its buttons and its menu.

import { h, icon } from "../lib/dom.js";
import { confirm, menu, toast } from "../lib/layer.js";
import { messages } from "../state.js";
import { again, answer, change, complain, fork } from "./conversation.js";
import { editBox, magicBox } from "./editbox.js";
import { showPasses } from "./passes.js";
import { deleted } from "./rows.js";

/** @typedef {import("../../types/rows").Message} Message */

/** @typedef {{name: string, icon: string, run: () => void, danger?: boolean, front?: boolean}} Action */

/**
 * @param {import("./message.js").Shown} item
 * @param {Message} message
 * @param {HTMLElement} prose
 * @returns {Action[]}
 */
export function listOf(item, message, prose) {
  const reply = message.role === "assistant";
  const greeting = reply && message.parent_id === null;
  /** @type {(Action | false)[]} */
  const all = [
    reply && !greeting && { name: "Write it again", icon: "again", front: true, run: () => void again(message.id) },
    !reply && item.last && { name: "Answer this", icon: "again", front: true, run: () => void answer() },
    { name: "Copy", icon: "copy", front: true, run: () => void copy(message.content) },
    { name: "Edit", icon: "edit", front: true, run: () => edit(message, prose) },
    reply &&
      !greeting && {
        name: "Take another turn with it",
        icon: "differently",
        run: () => void again(message.id, "superRegenerate"),
      },
    reply && !greeting && { name: "Say how to write it instead", icon: "wand", run: () => magicBox(prose, message.id) },
    reply && !greeting && { name: "Show the passes", icon: "inspector", run: () => showPasses(message.id) },
    { name: "Delete", icon: "trash", danger: true, run: () => void remove(message) },
  ];
  return all.filter((a) => a !== false);
}

/** @param {import("./message.js").Shown} item @param {Message} message @param {HTMLElement} prose */
export function actionsOf(item, message, prose) {
  const all = listOf(item, message, prose);
  const buttons = all
    .filter((a) => a.front)
    .map((a) =>
      h(
        "button",
        { type: "button", class: "icon-button", "aria-label": a.name, title: a.name, onclick: a.run },
        icon(a.icon),
      ),
    );
  const more = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": "More", title: "More", "aria-haspopup": "menu" },
    icon("more"),
  );
  more.addEventListener("click", () => openMenu(more, all));
  return [...buttons, more];
}

/** @param {HTMLElement | {x: number, y: number}} at @param {readonly Action[]} all */
export const openMenu = (at, all) =>
  menu(
    at,
    all.map((a) => ({ label: a.name, icon: a.icon, run: a.run, danger: a.danger })),
    "Message",
  );

/** The arrows on a row that has siblings. @param {Message} m */
export function branchArrows(m) {
  if (m.branch_count < 2) return null;
  /** @param {string} name @param {string} shape @param {number | null} to */
  const arrow = (name, shape, to) =>
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": name,
        title: name,
        disabled: to === null,
        onclick: () => void switchTo(to),
      },
      icon(shape),
    );
  return h(
    "span",
    { class: "branches", role: "group", "aria-label": `Version ${m.branch_index + 1} of ${m.branch_count}` },
    arrow("Version before", "left", m.prev_branch_id),
    h("span", { class: "count" }, `${m.branch_index + 1}/${m.branch_count}`),
    arrow("Next version", "right", m.next_branch_id),
  );
}

/** @param {number | null} id */
export async function switchTo(id) {
  if (id !== null) await change("messages.switchBranch", id).catch(complain);
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text).then(
    () => toast("Copied."),
    () => toast("The clipboard could not be reached.", { kind: "error" }),
  );
}

/** @param {Message} message @param {HTMLElement} prose */
export function edit(message, prose) {
  editBox(prose, message.content, {
    save: (text) => change("messages.edit", message.id, { content: text, regenerate: false }),
    answer: message.role === "user" ? (text) => fork(message.id, text) : undefined,
  });
}

/** @param {Message} message */
async function remove(message) {
  const { below, siblings } = deleted(messages.get(), message.id);
  const parts = [];
  if (siblings > 0) parts.push(siblings === 1 ? "its other version" : `its ${siblings} other versions`);
  if (below > 0) parts.push(below === 1 ? "the message below it" : `the ${below} messages below it`);
  const text =
    parts.length > 0 ? `With it go ${parts.join(" and ")}. This cannot be undone.` : "This cannot be undone.";
  if (await confirm({ title: "Delete this message?", text, action: "Delete", danger: true }))
    await change("messages.delete", message.id).catch(complain);
}
