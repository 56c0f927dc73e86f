// What a person does with what a plug-in made: make it again, bring it back, choose, delete.

import { Fault } from "../../ipc/index.js";
import { t, toast } from "../../lib/index.js";
import { complain } from "../../model/conversation.js";
import { labelOf } from "../../model/manifest.js";
import { activeId, messages } from "../../model/state.js";
import { clearPhase, setPhase } from "../channels.js";
import { sawVariant } from "./access.js";
import { alone, fly, mutate } from "./flight.js";
import { activeOf, withActive } from "./groups.js";
import { moveFold } from "./minimised.js";
import { reject } from "./rejections.js";

/** @typedef {import("../../../types/api.d.ts").chat.Artifact} Artifact */
/** @typedef {import("./groups.js").Group} Group */

/**
 * Lets the plug-in make another variant: from the start, or from the same plan with another seed.
 * @param {"regenerate" | "reroll"} verb @param {Artifact} att @param {number} root
 */
export async function remake(verb, att, root) {
  const cid = activeId.get();
  if (!cid) return;
  await alone(root, att.message_id, async () => {
    const channel = `workflow:${att.workflow_id}:regen:${root}`;
    setPhase(cid, channel, t("{plugin} is making another", { plugin: labelOf(att.workflow_id) }));
    try {
      await fly(cid, async () => {
        const answer = await mutate(`artifacts.${verb}`, { cid, mid: att.message_id, aid: att.id });
        const refused = answer?.rejected_workflow_atts ?? [];
        reject(att.message_id, root, refused);
        const made = verb === "regenerate" ? (answer?.attachments ?? []).length > 0 : Boolean(answer?.attachment_id);
        if (!made && refused.length === 0) toast(t("No new result."));
        return made;
      });
    } catch (e) {
      complain(e);
    } finally {
      clearPhase(channel);
    }
  });
}

/**
 * Changes something in the shown conversation, one thing at a time for a key.
 * @param {number} key @param {number} mid
 * @param {(cid: string) => Promise<boolean>} change says whether what is shown must be fetched
 */
async function alter(key, mid, change) {
  const cid = activeId.get();
  if (cid) await alone(key, mid, () => fly(cid, () => change(cid)).catch(complain));
}

/** Makes the evicted bytes again. @param {Artifact} att */
export const rehydrate = (att) =>
  alter(att.id, att.message_id, async (cid) => {
    await mutate("artifacts.rehydrate", { cid, mid: att.message_id, aid: att.id }).catch((e) => {
      // Another window restored it meanwhile.
      if (!(e instanceof Fault && e.code === "conflict")) throw e;
    });
    return true;
  });

/** The choice that is wanted, by root, while one is sent. @type {Map<number, number>} */
const wanted = new Map();

/**
 * Shows a variant at once, and goes back to the one that holds when it could not be chosen.
 * @param {Group} group @param {Artifact} to
 */
export async function activate({ root, all }, to) {
  const cid = activeId.get();
  const mid = to.message_id;
  const shown = activeOf({ root, all });
  if (!cid || shown.id === to.id) return;
  /** @param {number | null} id */
  const show = (id) => messages.update((rows) => withActive(rows, mid, root, id));
  show(to.id);
  const sending = wanted.has(root);
  wanted.set(root, to.id);
  if (sending) return; // the sender reads what is wanted now
  let holds = shown.id;
  try {
    await fly(cid, async () => {
      for (let next = to.id; next !== holds; next = wanted.get(root) ?? next) {
        await mutate("artifacts.activate", { cid, mid, aid: root, sibling_id: next });
        holds = next;
        if (cid === activeId.get()) sawVariant(next);
      }
      // A fetch that was under way may have brought the choice before.
      show(holds);
      return false;
    });
  } catch (e) {
    if (cid === activeId.get()) show(holds);
    complain(e);
  } finally {
    wanted.delete(root);
  }
}

/** @param {Artifact} att @param {number} root @param {"variant" | "group"} scope */
export const discard = (att, root, scope) =>
  alter(root, att.message_id, async (cid) => {
    const gone = await mutate("artifacts.delete", { cid, mid: att.message_id, aid: att.id, scope });
    moveFold(root, gone.group_empty ? null : gone.root_id);
    if (gone.group_empty) reject(att.message_id, root, []);
    return true;
  });
