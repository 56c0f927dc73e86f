// The quick replies that are at hand, and what becomes of one that is pressed.

import { call, Fault, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { cell, t, toast } from "../lib/index.js";
import { complain } from "./conversation.js";

/** @typedef {import("../../types/api.d.ts").scripts.QuickReplySet} QuickReplySet */
/** @typedef {{set: number, reply: number, label: string, title: string, message: string, of: string}} Offer */
/** @typedef {{send: (text: string) => void, fill: (text: string) => void, impersonate: (hint: string) => void, input: () => string}} Box */

/** The sets that are on, in their order. @type {import("../lib/cell.js").Cell<readonly QuickReplySet[]>} */
export const quickReplySets = cell(/** @type {readonly QuickReplySet[]} */ ([]));

/** The conversation in which a quick reply is at work; "": in none. */
export const pressing = cell("");

const read = async () => {
  const all = await callAll("quickReplies.list").catch(() => []);
  quickReplySets.set(all.filter((s) => s.enabled));
};

/** Reads the sets now and whenever they change. */
export function watchQuickReplies() {
  void read();
  return whenChanged("quickreplies", read);
}

/** The buttons of the sets that are on. @returns {Offer[]} */
export const quickReplies = () =>
  quickReplySets.get().flatMap((s) =>
    s.replies
      .map(({ label, title, message, hidden }, reply) => ({
        set: s.id,
        reply,
        label,
        title,
        message,
        hidden,
        of: s.name,
      }))
      .filter((r) => !r.hidden && r.label),
  );

/**
 * Carries out a quick reply.
 * @param {string} cid @param {Pick<Offer, "set" | "reply">} offer @param {Box} box @param {boolean} [skip] commands that are not understood are passed over
 */
export async function press(cid, offer, box, skip = false) {
  if (pressing.get()) return void toast(t("Another quick reply is still at work."));
  pressing.set(cid);
  try {
    const { effects } = await call(
      "quickReplies.press",
      /** @type {any} */ ({ cid, set: offer.set, reply: offer.reply, input: box.input(), skip }),
    );
    for (const { kind, text } of effects) {
      if (kind === "echo") toast(text);
      else if (kind === "send") box.send(text);
      else if (kind === "set_input") box.fill(text);
      else if (kind === "impersonate") box.impersonate(text);
    }
  } catch (e) {
    const unknown = e instanceof Fault ? /** @type {any} */ (e).details?.unknown : undefined;
    if (!unknown) return complain(e);
    toast(e instanceof Error ? e.message : "", {
      kind: "error",
      action: { label: t("Run without them"), run: () => void press(cid, offer, box, true) },
    });
  } finally {
    pressing.set("");
  }
}
