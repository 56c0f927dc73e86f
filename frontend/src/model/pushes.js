// What a push of the backend means for the shown conversation.

import { activeId } from "./state.js";

/**
 * Whether a noun of the shown conversation may have changed: its rows were written, a turn of it ended, or pushes were
 * missed.
 * @param {import("../ipc/transport.js").Push} push @param {string} noun such as "messages"
 */
export function touchesShown(push, noun) {
  const shown = activeId.get();
  if (push.type === "changed") return push.what === noun && (!push.id || push.id === shown);
  if (push.type !== "turn") return push.type === "reset";
  return push.conversation_id === shown && push.events.some((e) => e.event === "done" || e.event === "error");
}
