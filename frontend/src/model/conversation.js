// What a person does with conversations and turns: calls, and the state they change.

import { call, callNamed, Fault, save, sentence } from "../ipc/index.js";
import { t, toast, together } from "../lib/index.js";
import { presentRow, read } from "./conversations.js";
import { failedHere } from "./failure.js";
import { directionOf } from "./hints.js";
import { newTurn } from "./reduce.js";
import { dropTurn, isRunning, putTurn } from "./running.js";
import { setStart, takeStart } from "./starts.js";
import { activeId, turns } from "./state.js";
import { more, openWindow, outlook, refresh, tip } from "./window.js";

export { loadConversations } from "./conversations.js";

export { isRunning } from "./running.js";
export { refresh } from "./window.js";

/** @typedef {import("./reduce.js").Turn} Turn */

/** Says in passing why something failed. @param {unknown} e @param {string} [words] where the fault's own are not enough */
export const complain = (e, words = sentence(e)) =>
  void toast(words, { kind: "error", raw: e instanceof Fault ? e.raw : "" });

/**
 * Exports something to a file, and says where it is unless the person changed their mind.
 * @template {Parameters<typeof save>[0]} K
 * @param {K} op
 * @param {import("../../types/api.d.ts").Operations[K]["input"]} args
 */
export async function exportFile(op, args) {
  try {
    const where = await save(op, args);
    if (where) toast(t("Saved as {where}.", { where }));
  } catch (e) {
    complain(e);
  }
}

/** How often a person chose one: what comes after another choice is not opened over it. */
let choices = 0;

/** Chooses the conversation that is open. */
export const stayHere = () => void choices++;

/** @param {string} id */
export async function openConversation(id) {
  choices++;
  await show(id);
}

/** @param {string} id */
async function show(id) {
  localStorage.setItem("conversation", id);
  await together(() => {
    read(id);
    return openWindow(id);
  });
}

/** @param {string | null} characterId @param {string} folder that it begins in; "" is none */
export const newConversation = (characterId = null, folder = "") =>
  make(++choices, { ...(characterId && { character_card_id: characterId }), ...(folder && { folder_id: folder }) });

/** Makes one, and opens it unless another was chosen meanwhile. @param {number} choice @param {{character_card_id?: string, folder_id?: string}} given */
async function make(choice, given) {
  const c = await call("conversations.create", given);
  presentRow(c);
  if (choice === choices) await show(c.id);
}

/**
 * Opens a conversation on the page's own account, unless a person was faster.
 * @param {() => Promise<{id: string} | null | undefined>} find none: a new one is opened
 */
export async function openUnasked(find) {
  const choice = choices;
  const found = await find();
  if (choice !== choices || activeId.get()) return;
  await (found ? show(found.id) : make(choice, {}));
}

/** Opens the conversation that was used last, or a new one, where the open one is deleted from elsewhere. */
export const followDeletions = () =>
  activeId.watch((id) => {
    if (id) return;
    const used = () => call("conversations.list", { limit: 1 }).catch(() => []);
    void openUnasked(async () => (await used())[0]).catch(complain);
  });

/** Takes back a message that was not stored, and gives the way to send it again. @typedef {() => () => void} Refused */

/** @typedef {{operation: string, args: Record<string, any>, shown: Partial<Turn>, refused?: Refused | undefined, start: string}} Asked start: what the reply was to begin with */

/** What each conversation was asked last, for a caller that asks again. @type {Map<string, Asked>} */
export const lastAsked = new Map();

/** What begins a reply, which can begin with the person's words. */
const startable = new Set(["send", "continue", "regenerate", "superRegenerate", "magicRewrite", "forkEdit"]);

/**
 * Begins a turn. What is sent is shown at once, and taken back when it is refused.
 *
 * @param {string} operation
 * @param {Record<string, any>} args
 * @param {Partial<Turn>} shown
 * @param {Refused} [refused] when the turn fails before the message is stored
 */
export async function beginTurn(operation, args, shown, refused) {
  const cid = activeId.get();
  if (!cid) throw new Error(t("No conversation is open."));
  if (isRunning(cid)) throw new Error(t("A reply is still being written. Stop the reply first, or wait."));
  await outlook.settle();
  if (more.get().newer && !shown.target_id) await refresh("end");
  failedHere(cid, null);
  putTurn(newTurn(cid, 0, shown));
  const start = startable.has(operation.slice("turns.".length)) ? takeStart(cid) : "";
  lastAsked.set(cid, { operation, args, shown, refused, start });
  try {
    const accepted = await callNamed(operation, { cid, ...args, ...(start && { start }) });
    const now = turns.get().get(cid);
    if (now?.turn === 0) putTurn({ ...now, turn: accepted.turn });
  } catch (e) {
    dropTurn(cid);
    if (start) setStart(cid, start);
    throw e;
  }
}

/** @param {number} mid @param {"regenerate" | "superRegenerate"} verb */
export const again = (mid, verb = "regenerate") =>
  beginTurn(
    `turns.${verb}`,
    { mid },
    { kind: verb === "regenerate" ? "regenerate" : "super_regenerate", target_id: mid },
  ).catch(complain);

/** Asks for another last reply, or for the first where there is none. @param {string} [hint] in what it should differ */
export function anotherReply(hint = "") {
  const last = tip.get();
  if (last?.role === "assistant" && last.parent_id !== null)
    void (hint ? magic(last.id, directionOf(hint)) : again(last.id));
  else if (last?.role === "user") void answer();
}

/** @param {number} mid @param {string} direction */
export const magic = (mid, direction) =>
  beginTurn("turns.magicRewrite", { mid, direction }, { kind: "magic_rewrite", target_id: mid }).catch(complain);

/** @param {number} mid @param {string} content */
export const fork = (mid, content) =>
  beginTurn("turns.forkEdit", { mid, content }, { kind: "fork_edit", target_id: mid, user_message: content });

/** Writes on at the end of the last reply. @param {{id: number, content: string}} reply */
export const extend = (reply) =>
  beginTurn("turns.extend", { mid: reply.id }, { kind: "extend", target_id: reply.id, text: reply.content }).catch(
    complain,
  );

/** Continues the last reply, if one is at the end. */
export function continueLast() {
  const last = tip.get();
  if (last?.role === "assistant" && last.parent_id !== null) void extend(last);
}

export const answer = (/** @type {"continue" | "next"} */ kind = "continue") =>
  beginTurn("turns.continue", {}, { kind }).catch(complain);

/**
 * Answers a call of a tool that waits, and has the reply go on.
 * @param {import("./calls.js").Call} asked @param {"once" | "conversation" | "never"} say @param {unknown} [args] in place of those that were asked about
 */
export function answerCall(asked, say, args) {
  /** @type {import("./calls.js").Call} */
  const now = { ...asked, state: say === "never" ? "refused" : "allowed", question: null };
  return beginTurn(
    "calls.answer",
    { call: asked.id, answer: say, ...(args !== undefined && { args }) },
    { kind: "answer", calls: [now] },
  );
}

export async function stop() {
  const cid = activeId.get();
  const turn = cid && turns.get().get(cid);
  if (!cid || !turn || turn.phase === "done") return;
  putTurn({ ...turn, stopping: true });
  await call("turns.stop", { cid }).catch(complain);
}

/** Ends the Director or the Editor that is at work; the turn goes on without it. */
export async function skip() {
  const cid = activeId.get();
  if (cid) await call("turns.skip", { cid }).catch(complain);
}

/**
 * Changes a row or the path, and shows what came of it.
 *
 * @param {"messages.edit" | "messages.delete" | "messages.switchBranch" | "messages.branchHere"} operation
 * @param {number} mid
 * @param {Record<string, any>} [args]
 * @param {"here" | "end" | number} [to] the part to show afterwards
 */
export async function change(operation, mid, args = {}, to = "here") {
  const cid = activeId.get();
  if (!cid) return;
  await outlook.settle();
  const [leaf] = await callNamed(operation, { cid, mid, limit: 1, ...args });
  if (cid !== activeId.get()) return;
  tip.set(leaf ?? null);
  await refresh(to);
}
