// Brings a person to a message anywhere: in another conversation, on another branch. What was
// looked at before is one button away.

import { call, Fault } from "../ipc/index.js";
import { t, toast } from "../lib/index.js";
import { change, complain, openConversation } from "./conversation.js";
import { stands } from "./pages.js";
import { activeId } from "./state.js";
import { outlook, tip } from "./window.js";

/**
 * Brings a row into view wherever it is on the path. The transcript registers itself here, so that code which points at
 * rows does not need to know it.
 * @type {{reveal: (id: number) => Promise<HTMLElement | null>}}
 */
export const transcriptView = { reveal: async () => null };

/** How long the message stands out, in milliseconds; a little longer than its animation. */
const shine = 2500;

/** @typedef {{cid: string, leaf: number | null, row: number | null}} Spot where somebody was */

/** @returns {Spot | null} */
function here() {
  const cid = activeId.get();
  return cid ? { cid, leaf: tip.get()?.id ?? null, row: outlook.anchor() } : null;
}

/**
 * @param {string} cid @param {number} mid
 * @returns {Promise<boolean>} false: the message is gone
 */
export async function jumpTo(cid, mid) {
  const before = here();
  const away = before?.cid !== cid;
  try {
    await outlook.settle();
    const near = await call("messages.list", { cid, limit: 2, around: mid }); // what is gone is not gone to
    if (away) await openConversation(cid);
    const leaf = tip.get()?.id ?? null;
    const onPath = stands(mid, near, leaf);
    if (!onPath) await change("messages.switchBranch", mid, {}, mid);
    const row = await transcriptView.reveal(mid);
    if (!row) throw new Fault("not_found", t("This message was deleted."));
    stand(row);
    const back =
      away || !onPath ? { label: t("Return"), run: () => void goBack(before, cid, onPath ? null : leaf) } : undefined;
    if (back)
      toast(onPath ? t("The message is in another conversation.") : t("Switched to the branch with this message."), {
        action: back,
        time: 15_000,
      });
    return true;
  } catch (e) {
    if (before && activeId.get() !== before.cid) await openConversation(before.cid);
    complain(e);
    return !(e instanceof Fault && e.code === "not_found");
  }
}

/** @param {HTMLElement} row */
function stand(row) {
  row.focus({ preventScroll: true });
  row.classList.remove("brought");
  void row.offsetWidth; // restarts the animation when it is the same row
  row.classList.add("brought");
  setTimeout(() => row.classList.remove("brought"), shine);
}

/**
 * Puts the branch back that was shown, and goes where the person was.
 * @param {Spot | null} spot @param {string} cid @param {number | null} leaf of the conversation that was jumped into
 */
async function goBack(spot, cid, leaf) {
  try {
    if (leaf !== null) {
      if (activeId.get() === cid) await change("messages.branchHere", leaf, {}, leaf);
      else await call("messages.branchHere", { cid, mid: leaf, limit: 1 });
    }
    if (!spot) return;
    if (activeId.get() !== spot.cid) await openConversation(spot.cid);
    const row = spot.row === null ? null : await transcriptView.reveal(spot.row);
    row?.focus({ preventScroll: true });
  } catch (e) {
    complain(e);
  }
}
