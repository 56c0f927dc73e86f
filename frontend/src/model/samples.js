// Adds the samples, and removes them.

import { call } from "../ipc/index.js";
import { confirmLoss, t, toast } from "../lib/index.js";
import { complain, openConversation } from "./conversation.js";

/** @typedef {{part: string, kind: string, id: string, name: string}} Sample */

/** Puts them in, from anywhere, and opens the conversation among them. */
export async function addSamples() {
  try {
    await openSample();
    toast(t("Samples added. To remove them, open Settings, Data."));
  } catch (e) {
    complain(e);
  }
}

/** Puts them in where they are not, and opens the conversation among them. */
export async function openSample() {
  const all = /** @type {Sample[]} */ (await call("samples.add"));
  const talk = all.find((s) => s.kind === "conversation");
  if (talk) await openConversation(talk.id);
}

/** @returns {Promise<boolean>} false: the person thought better of it */
export async function removeSamples() {
  const sure = await confirmLoss(
    t("Remove the samples?"),
    t("All samples are deleted, along with your changes to them. Everything else is kept."),
    t("Remove the samples"),
  );
  if (!sure) return false;
  await call("samples.remove");
  return true;
}
