// Copies of conversations and their titles: what the menus of conversations and messages offer alike.

import { call } from "../ipc/index.js";
import { clip, t, toast } from "../lib/index.js";
import { complain, openConversation } from "./conversation.js";
import { summarizedCopy } from "./folding.js";
import { activeId } from "./state.js";

/** Opens a copy, and offers the way back. @param {Promise<{id: string, title: string} | null>} made null: the person stopped it */
async function open(made) {
  const from = activeId.get();
  try {
    const copy = await made;
    if (!copy) return;
    const { id, title } = copy;
    await openConversation(id);
    const back = from && from !== id && { label: t("Return"), run: () => void openConversation(from).catch(complain) };
    toast(t("“{title}” is open.", { title: clip(title) }), back ? { action: back } : {});
  } catch (e) {
    complain(e);
  }
}

/** Begins a conversation with everything up to a message of the one that is open. @param {number} mid */
export function forkConversation(mid) {
  const cid = activeId.get();
  return cid ? open(call("messages.forkConversation", { cid, mid })) : Promise.resolve();
}

/** @param {string} cid */
export const duplicate = (cid) => open(call("conversations.duplicate", { cid }));

/** Begins a copy in which the model reads a summary of all messages but the last ones. @param {string} cid */
export const duplicateSummarized = (cid) => open(summarizedCopy(cid));

/** Lets the model write a title. @param {string} cid */
export async function suggestTitle(cid) {
  try {
    const { title } = await call("conversations.title", { cid });
    toast(t("The new title is “{title}”.", { title: clip(title) }));
  } catch (e) {
    complain(e);
  }
}
