// What becomes of the pushes about conversations and their turns: rows, the end of a turn, and why one failed.

import { call } from "../ipc/index.js";
import { failureDetails, t, toast } from "../lib/index.js";
import { again, answer, beginTurn, change, complain, lastAsked } from "./conversation.js";
import { hearOf, loadConversations } from "./conversations.js";
import { failedHere } from "./failure.js";
import { touchesShown } from "./pushes.js";
import { join } from "./reduce.js";
import { doubtTurns, dropTurn, isRunning, putSnapshot, putTurn } from "./running.js";
import { setStart } from "./starts.js";
import { activeId, lastLog, messages, turns, unread } from "./state.js";
import { outlook, presentSent, refresh, tip } from "./window.js";

/** @typedef {import("./reduce.js").Turn} Turn */

/** What is read with the rows of a conversation. */
const ofRows = new Set(["messages", "bookmarks"]);

/** What changes how rows are shown, in every conversation. */
const ofAll = new Set(["scripts"]);

/** @param {any} push */
export function takePush(push) {
  if (push.type === "turn") void takeTurn(push);
  else if (push.type === "reset") {
    doubtTurns();
    void Promise.all([loadConversations(), refresh()]).catch(complain);
  } else if (push.what === "conversations") void hearOf(push.id).catch(complain);
  else if (ofAll.has(push.what) || (ofRows.has(push.what) && touchesShown(push, push.what))) readRows();
}

/** Reads the rows of the shown conversation again, unless a turn or a change that is on its way does so when it ends. */
function readRows() {
  const shown = activeId.get();
  if (shown && !isRunning(shown) && !outlook.changing(shown)) void refresh().catch(complain);
}

/** Who hears the events of the turns beside the reducer. @type {Set<(event: string, data: any, cid: string) => void>} */
export const listeners = new Set();

/** @param {any} batch */
async function takeTurn(batch) {
  const cid = batch.conversation_id;
  for (const e of batch.events) for (const fn of listeners) fn(e.event, e.data, cid);
  const before = turns.get().get(cid);
  const next = join(before, batch);
  if (next === null) {
    const snapshot = await call("turns.snapshot", { cid }).catch(() => null);
    if (snapshot) {
      putSnapshot(snapshot);
      await presentSent(cid);
    } else if (cid === activeId.get()) await refresh().catch(complain);
    return;
  }
  if (next === before) return;
  putTurn(next);
  if (cid === activeId.get() && batch.events.some((/** @type {{event: string}} */ e) => e.event === "reply_done"))
    await refresh().catch(complain);
  if (next.phase === "done") await finish(next);
  else if (batch.events.some((/** @type {{event: string}} */ e) => e.event === "user_message_created"))
    await presentSent(cid);
}

/** @param {Turn} turn */
async function finish(turn) {
  const cid = turn.conversation_id;
  const before = messages.get().find((m) => m.id === turn.target_id);
  if (cid !== activeId.get()) {
    if (turn.error) {
      const { text, raw } = failureDetails(turn.error);
      toast(text, { kind: "error", raw });
      failed(turn);
    }
    dropTurn(cid);
    unread.update((s) => new Set(s).add(cid));
    return;
  }
  await refresh().catch(complain);
  if (turn.error) failed(turn);
  if (turn.kind === "extend" && before) extended(before);
}

/** Offers to take back what was added to a reply. @param {{id: number, content: string}} before */
function extended({ id, content }) {
  const now = messages.get().find((m) => m.id === id);
  if (!now || now.content === content) return;
  const undo = () => void change("messages.edit", id, { content, regenerate: false }).catch(complain);
  toast(t("The reply was continued."), { action: { label: t("Undo"), run: undo } });
}

/**
 * Says at the message why its turn failed, unless the turn's own record does. A message that was kept is answered;
 * what else was asked is asked again.
 *
 * @param {Turn} turn
 */
function failed({ conversation_id: cid, error: text, kind, user_message_id }) {
  const { start } = lastAsked.get(cid) ?? {};
  if (start) setStart(cid, start);
  const log = lastLog.get();
  if (log?.conversation_id === cid && log.outcome === "error" && log.error === text) return;
  const sent = kind === "send" && user_message_id === 0;
  const sendAgain = sent ? lastAsked.get(cid)?.refused?.() : undefined;
  const retry = () => {
    const asked = lastAsked.get(cid);
    if (sendAgain) return sendAgain();
    const reply = tip.get();
    if (reply?.role === "user") void answer();
    else if (asked?.shown.target_id) void beginTurn(asked.operation, asked.args, asked.shown).catch(complain);
    else if (reply) void again(reply.id);
  };
  failedHere(cid, { text, retry });
}
