// What becomes of the events of a turn that the reducer has no word for: plug-ins hear them, the pill and the
// inspector show them.

import { reject } from "../chat/artifacts/rejections.js";
import { applyPhase, channels, clearPhases } from "../chat/channels.js";
import { isKnown } from "../inspector/pipelines.js";
import { call } from "../ipc/index.js";
import { jsonOrText, t, toast } from "../lib/index.js";
import { isEnabled } from "../model/manifest.js";
import { activeId } from "../model/state.js";

/** @typedef {(data: any, row: HTMLElement | null, conversation: string) => void} Handler row is the reply that is being written, where it is shown */

/** The window handles these events itself, so no plug-in may. done is not among them: the turn ends with it. */
export const reserved = new Set([
  "user_message_created",
  "director_start",
  "reasoning",
  "prompt_rewritten",
  "speaker",
  "director_done",
  "token",
  "progress",
  "writer_done",
  "writer_rewrite",
  "editor_done",
  "feedback",
  "direction_notes",
  "phase_status",
  "workflow_attachments_rejected",
  "assistants_asked",
  "reply_done",
  "files_quoted",
  "plugin_running",
  "plugin_done",
  "tool_call",
  "tool_result",
  "error",
]);

/** One for each event; the last one holds. @type {Map<string, {id: string, fn: Handler}>} */
const handlers = new Map();

/** @param {string} event @param {{id: string, fn: Handler}} handler @returns {() => void} takes it back, and gives the event to whom it took it from */
export function registerHandler(event, handler) {
  const before = handlers.get(event);
  handlers.set(event, handler);
  return () => {
    if (handlers.get(event) !== handler) return;
    if (before) handlers.set(event, before);
    else handlers.delete(event);
  };
}

/** What a turn's plug-ins made and was not kept, until the row is there that it was made for. @type {Map<string, any[]>} */
const refused = new Map();
/** Passes that were warned of; they come with every token. @type {Set<string>} */
const warned = new Set();

/** @param {string} event @param {any} data @param {string} cid */
export function dispatch(event, data, cid) {
  if (event === "reasoning") warnOf(data?.pass);
  else if (event === "phase_status") channels.update((all) => applyPhase(all, data, cid));
  else if (event === "workflow_attachments_rejected") refused.set(cid, data?.rejected ?? []);
  else if (event === "plugin_done" && data?.outcome === "busy")
    toast(t("The plug-in {name} is still busy with an earlier reply, so it was left out.", { name: data.name }));
  else if (!reserved.has(event)) handle(event, data, cid);
  if (event !== "done" && event !== "error") return;
  clearPhases(cid);
  void settleRefused(cid);
}

/** @param {unknown} pass */
function warnOf(pass) {
  if (typeof pass !== "string" || isKnown(pass) || warned.has(pass)) return;
  warned.add(pass);
  console.warn(`no view shows the pass ${pass}`);
}

/** @param {string} event @param {any} data @param {string} cid */
function handle(event, data, cid) {
  const handler = handlers.get(event);
  if (!handler || !isEnabled(handler.id)) return;
  const row = cid === activeId.get() ? document.querySelector('.row[data-kind="reply"]') : null;
  try {
    handler.fn(typeof data === "string" ? jsonOrText(data) : data, /** @type {HTMLElement | null} */ (row), cid);
  } catch (e) {
    console.error(`plug-in ${handler.id}`, e);
  }
}

/** The row that a turn wrote is the last one of its path, in whichever conversation. @param {string} cid */
async function settleRefused(cid) {
  const list = refused.get(cid);
  refused.delete(cid);
  if (!list?.length) return;
  const [row] = await call("messages.list", { cid, limit: 1 }).catch(() => []);
  if (row) reject(row.id, null, list);
}
