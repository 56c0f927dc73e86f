// Open work: the requests of runs and the calls of replies that wait for a person, and the runs that have not ended. It
// follows all from the start of the window on, and says when something needs a person or ends.

import { call, listen } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import {
  cell,
  clip,
  failureDetails,
  panel,
  repeatedRead,
  spellInvisible,
  t,
  toast,
  translateFault,
  undoAll,
} from "../lib/index.js";
import { inquiryOf, sameList } from "./calls.js";
import { manifest, nameOf } from "./manifest.js";
import { notify } from "./notify.js";
import { asksPlace } from "./readwords.js";
import { hasEnded } from "./runlabels.js";
import { settings } from "./state.js";
import { titleShown } from "./title.js";
import { toolTitle } from "./toolwords.js";

/** @typedef {import("../../types/api.d.ts").run.Inquiry} Request */
/** @typedef {import("../../types/api.d.ts").run.Run} Run */

/** Oldest first. @type {import("../lib/cell.js").Cell<readonly Request[]>} */
export const requests = cell(/** @type {readonly Request[]} */ ([]));

/** @typedef {import("../../types/api.d.ts").chat.WaitingCall} WaitingCall */

/** Calls for replies, in all conversations; oldest first. @type {import("../lib/cell.js").Cell<readonly WaitingCall[]>} */
export const waitingCalls = cell(/** @type {readonly WaitingCall[]} */ ([]), sameList);

/** Runs that have not ended. @type {import("../lib/cell.js").Cell<readonly Run[]>} */
export const openRuns = cell(/** @type {readonly Run[]} */ ([]));

/** How many runs are looked through for one that has ended. */
const newestRuns = 20;

// Often enough to seem at once, seldom enough for a run of ten thousand steps; in ms.
const pause = 800;
/** What changes when something waits, or no longer does. */
const followed = new Set(["runs", "requests", "conversations"]);
const notEnded = "scheduled,queued,running,waiting";

/** A notice of a plug-in says what failed after a turn, and leads to its settings. @param {import("../ipc/transport.js").NoticePush} push */
function showNotice({ notice, workflow_id }) {
  const plugin = manifest.get().find((w) => w.id === workflow_id);
  if (!plugin) return void toast(notice);
  const label = t("Settings of {plugin}", { plugin: nameOf(plugin) });
  const run = () => void (panel.open(`plugin-${plugin.id}`) || panel.open("voices"));
  toast(failureDetails(notice).text, { kind: "error", action: { label, run } });
}

/** What a person is told of a run, by how it ended. @param {Run} run @returns {string} */
export function endSentence(run) {
  if (run.state === "completed") return t("“{name}” is done.", { name: run.name });
  return run.state === "failed" ? t("“{name}” failed.", { name: run.name }) : "";
}

/** Whether a person hears of its end: what others run on their way, and what a chat does, is theirs to tell. @param {Run} run */
export const isAnnounced = (run) => !run.parentWorkflowRunId && (run.kind === "instructions" || run.kind === "flow");

/** A file of a call, from the folder on that tools work in. @param {Request} r @param {"path" | "from"} which */
function withinFolder({ target }, which) {
  const { folder = "", [which]: file = "" } = target ?? {};
  return folder && file.startsWith(folder) ? file.slice(folder.length).replace(/^[\\/]+/, "") : file;
}

/** A call of a conversation, as the request of a run. @param {WaitingCall} w @returns {Request} */
const asRequest = ({ title, call: c }) => ({ ...inquiryOf(c), runName: titleShown(title) });

/** What a run or a reply wants of the person, in a sentence. @param {Request & {inChat?: boolean}} r */
export function wantsSentence(r) {
  const name = clip(r.runName);
  if (r.kind === "repeat" && r.inChat)
    return t("“{name}” was interrupted and asks whether to run “{tool}” again.", {
      name,
      tool: toolTitle(r.toolId, r.toolName),
    });
  if (r.kind === "repeat") return t("“{name}” was interrupted and asks whether to repeat a step.", { name });
  if (r.kind === "question")
    return r.text
      ? t("“{name}” asks: {question}", { name, question: clip(translateFault(r.text)) })
      : t("“{name}” has a question.", { name });
  if (asksPlace(r)) return t("“{name}” wants to ask {host}.", { name, host: r.to });
  const { adds, host = "", program = "" } = r.target ?? {};
  const [path, from] = [withinFolder(r, "path"), withinFolder(r, "from")];
  if (path && from) return t("“{name}” wants to rename {from} to {path}.", { name, from, path });
  if (path)
    return adds
      ? t("“{name}” wants to add to {path}.", { name, path })
      : t("“{name}” wants to write {path}.", { name, path });
  if (host) return t("“{name}” wants to send something to {host}.", { name, host });
  if (program) return t("“{name}” wants to run {program}.", { name, program });
  return t("“{name}” wants to use “{tool}”.", { name, tool: toolTitle(r.toolId, r.toolName) });
}

/** The sentence for what waits: what the first wants, and how much there is beside it. @param {readonly Request[]} all @param {readonly WaitingCall[]} [calls] */
export function waitingSentence(all, calls = []) {
  const [first, ...rest] = [...all, ...calls.map(asRequest)];
  if (!first) return "";
  const more = rest.length > 0 ? t("{n, plural, one {# more is} other {# more are}} waiting.", { n: rest.length }) : "";
  return [spellInvisible(wantsSentence(first)), more].filter(Boolean).join(" ");
}

/**
 * @param {{show: (runId: string) => void, showRequest: (request: Request) => void, showConversation: (id: string) => void, inSight: () => boolean}} place
 * @returns {() => void}
 */
export function followOpen(place) {
  /** @type {Set<string> | null} */
  let knownRequests = null;
  /** @type {Set<number> | null} */
  let knownCalls = null;
  const away = () => !document.hasFocus() && settings.get()?.notify_finished;
  // The requests are asked for first: then the run of each is known when a person sees it, and its end is told.
  const look = repeatedRead(async () => {
    const waiting = await callAll("runs.requests").catch(() => null);
    const calls = await callAll("calls.waiting").catch(() => null);
    const open = await call("runs.list", { state: notEnded, limit: 100 }).catch(() => null);
    if (open) showRuns(/** @type {Run[]} */ (open.items));
    if (waiting) showRequests(/** @type {Request[]} */ (waiting));
    if (calls) showCalls(calls);
  }, pause);
  /** @param {Request[]} all */
  const showRequests = (all) => {
    const fresh = knownRequests ? all.filter((r) => !knownRequests?.has(r.requestId)) : [];
    knownRequests = new Set(all.map((r) => r.requestId));
    requests.set(all);
    const first = fresh[0];
    if (first && away()) void notify(waitingSentence(fresh), first.workflowRunId, () => place.showRequest(first));
  };
  /** @param {readonly WaitingCall[]} all */
  const showCalls = (all) => {
    const fresh = knownCalls ? all.filter((w) => !knownCalls?.has(w.call.id)) : [];
    knownCalls = new Set(all.map((w) => w.call.id));
    waitingCalls.set(all);
    const first = fresh[0];
    if (first && away())
      void notify(waitingSentence([], fresh), first.conversation_id, () =>
        place.showConversation(first.conversation_id),
      );
  };
  /** @param {Run[]} now */
  const showRuns = (now) => {
    const ids = new Set(now.map((r) => r.workflowRunId));
    const gone = openRuns.get().filter((r) => !ids.has(r.workflowRunId) && isAnnounced(r));
    openRuns.set(now);
    for (const r of gone) void tell(r);
  };
  /** The run as it is now; null when it was deleted. Most runs that end are among the newest. @param {Run} r */
  const ended = async (r) => {
    const newest = await call("runs.list", { limit: newestRuns });
    const items = /** @type {Run[]} */ (newest.items);
    const found = items.find((x) => x.workflowRunId === r.workflowRunId);
    const oldest = items.at(-1);
    if (found || !oldest || items.length < newestRuns || r.createdAt >= oldest.createdAt) return found ?? null;
    return /** @type {Run} */ (await call("runs.get", { id: r.workflowRunId, limit: 1 }));
  };
  /** @param {Run} r */
  const tell = async (r) => {
    const id = r.workflowRunId;
    const run = await ended(r).catch(() => null);
    // What a trigger started and what went well is in the list; a person didn't wait for it.
    const quiet = run?.triggerId && run.state === "completed";
    const text = run && !quiet && hasEnded(run.state) ? endSentence(run) : "";
    if (!text) return;
    const show = () => place.show(id);
    if (away()) void notify(text, id, show);
    if (!place.inSight()) toast(text, { action: { label: t("Open"), run: show } });
  };
  look.wish();
  const deaf = listen((push) => {
    if (push.type === "reset") look.wish();
    else if (push.type === "notice") {
      showNotice(push);
      if (!document.hasFocus()) void notify(push.notice, "notice", () => {});
    }
    // A run that begins to wait says so as a change of the run.
    else if (push.type === "changed" && followed.has(push.what)) look.wish();
    // A reply ends with a call that waits, and one that was answered begins with what came of it.
    else if (push.type === "turn" && push.events.some((e) => e.event === "done" || e.event === "tool_result"))
      look.wish();
  });
  return undoAll([deaf, look.close]);
}
