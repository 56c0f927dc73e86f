// The failure that the record of the last turn tells, so that it is known after a reload and a new start.

import { letSpeak } from "./cast.js";
import { again, answer, extend, magic } from "./conversation.js";
import { activeId, lastLog, turns } from "./state.js";
import { tip } from "./window.js";

/** @typedef {import("../../types/api.d.ts").turn.Log} Log */
/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/** @returns {import("./failure.js").Failure | null} */
export function recordedFailure() {
  const log = /** @type {Log | null} */ (lastLog.get());
  const end = tip.get();
  if (log?.outcome !== "error" || !end || turns.get().has(activeId.get() ?? "")) return null;
  const retry = retryOf(log, end);
  return retry && { text: log.error, retry };
}

/** What asks for the same once more; null where the conversation does not end with that turn. @param {Log} log @param {Message} end */
function retryOf(log, end) {
  const made = log.message_id;
  if (end.role === "user") return made === null && log.user_message_id === end.id ? () => void answer() : null;
  if (made === end.id && log.kind === "extend") return () => void extend(end);
  if (made === end.id) return () => rewrite(log, end.id);
  if (made !== null) return null;
  if (log.user_message_id === 0) return log.turn_index === end.turn_index ? () => nextSpeaks(log) : null;
  const below = end.parent_id === log.user_message_id;
  return below && rewrites.has(log.kind) ? () => rewrite(log, end.id) : null;
}

const rewrites = new Set(["regenerate", "super_regenerate", "magic_rewrite"]);

/** @param {Log} log @param {number} mid */
function rewrite({ kind, direction }, mid) {
  if (kind === "magic_rewrite" && direction) void magic(mid, direction);
  else void again(mid, kind === "super_regenerate" ? "superRegenerate" : "regenerate");
}

/** Whom the person let speak is asked again; where the members answer by themselves, they go on. @param {Log} log */
function nextSpeaks({ kind, speaker }) {
  if (kind === "send" && speaker) letSpeak(speaker.character_card_id);
  else void answer("next");
}
