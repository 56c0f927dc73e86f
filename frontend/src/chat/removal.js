// Deletes a row so that it can be taken back: it leaves the page at once and the
// file when the offer to undo has passed, or before anything else is done here.

import { call } from "../ipc/index.js";
import { confirmLoss, t, toast, together } from "../lib/index.js";
import { complain, isRunning, stop } from "../model/conversation.js";
import { placeOf } from "../model/pages.js";
import { activeId, messages, turns } from "../model/state.js";
import { more, outlook, refresh, tip } from "../model/window.js";
import { asDeleted } from "./rows.js";

/** How long the offer lasts, in milliseconds: as long as its toast. */
const offer = 8000;

/** So many rows at once are not taken away with a slip of the hand. */
const manyRows = 20;

/** @type {{cid: string, id: number, timer: ReturnType<typeof setTimeout>, close: () => void} | null} */
let waiting = null;

/** @param {{below: number, siblings: number}} n */
export function removalWords({ below, siblings }) {
  if (siblings > 0 && below > 0)
    return t(
      "This also deletes {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below} other {the # messages below}}.",
      { siblings, below },
    );
  if (siblings > 0)
    return t(
      "{siblings, plural, one {This also deletes the other version.} other {This also deletes the # other versions.}}",
      {
        siblings,
      },
    );
  if (below > 0)
    return t(
      "{below, plural, one {This also deletes the message below.} other {This also deletes the # messages below.}}",
      {
        below,
      },
    );
  return "";
}

/** @param {import("../../types/api.d.ts").chat.Message} message */
export async function remove(message) {
  const before = asDeleted(message, placeOf(tip.get()));
  if (before.below >= manyRows) {
    const sure = await confirmLoss(t("Delete this message?"), removalWords(before));
    if (!sure) return;
  }
  await settle();
  await stopped(message.conversation_id); // a reply below would go with it, so it is not written on
  if (message.conversation_id !== activeId.get()) return;
  const held = messages.get();
  const at = held.findIndex((m) => m.id === message.id);
  if (at < 0) return;
  const also = removalWords(asDeleted(message, placeOf(tip.get())));
  const close = toast([t("Deleted."), also].filter(Boolean).join(" "), {
    time: offer,
    action: { label: t("Undo"), run: () => void takeBack().catch(complain) },
  });
  waiting = { cid: message.conversation_id, id: message.id, timer: setTimeout(() => void settle(), offer), close };
  together(() => {
    more.set({ older: more.get().older && at > 0, newer: false });
    tip.set(held[at - 1] ?? null);
    messages.set(held.slice(0, at));
  });
}

/** Stops the reply that is written in a conversation, and ends when its row is shown. @param {string} cid */
async function stopped(cid) {
  if (!isRunning(cid)) return;
  const over = new Promise((resolve) => {
    const undo = turns.watch((all) => {
      if (all.has(cid)) return;
      undo();
      resolve(undefined);
    });
  });
  await stop();
  await over;
}

async function takeBack() {
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting = null;
  await refresh();
}

/** Carries out what waits. @returns {Promise<void> | null} null: nothing waits */
function settle() {
  const now = waiting;
  if (!now) return null;
  waiting = null;
  clearTimeout(now.timer);
  now.close();
  return call("messages.delete", { cid: now.cid, mid: now.id, limit: 1 }).then(
    () => {},
    (e) => {
      complain(e);
      void refresh().catch(complain); // the rows are still there, so they are shown again
    },
  );
}

outlook.settle = settle;
if (typeof addEventListener === "function") addEventListener("pagehide", () => void settle());
