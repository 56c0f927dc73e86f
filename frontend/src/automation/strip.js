// What is at the foot of the conversation and of the automation page: what waits for the person, and who is at work for
// the open conversation, namely the assistants that it mentioned and the workflows that were begun in it.

import { call } from "../ipc/index.js";
import { button, closePage, h, icon, openPage, t, watchAll } from "../lib/index.js";
import { complain, openConversation } from "../model/conversation.js";
import { needsPerson, reasonSentence } from "../model/runlabels.js";
import { activeId } from "../model/state.js";
import { openRuns, requests, waitingCalls, waitingSentence } from "../model/waiting.js";

/** @typedef {import("../../types/api.d.ts").run.Run} Run */
/** @typedef {import("../../types/api.d.ts").run.Inquiry} Request */
/** @typedef {{id: string, text: string, icon: string, act: string, open: () => void, more?: Node}} Notice of a run; act: the name of the way there */

/** Notices of runs, which are drawn when they change. @param {string} kind a class @param {() => Notice[]} now */
function strip(kind, now) {
  const node = h("div.waiting-place", { class: kind, role: "status" });
  let drawn = "";
  const draw = () => {
    const all = now();
    const sign = all.map((n) => `${n.id} ${n.text}`).join("\n");
    if (sign === drawn) return;
    drawn = sign;
    node.replaceChildren(
      ...all.map((n) => h("div.notice.waiting-strip", icon(n.icon), h("p", n.text), button(n.act, n.open), n.more)),
    );
  };
  draw();
  return { node, draw };
}

/** Leads to a conversation, from under a page that lies over it. @param {string} id */
export function showConversation(id) {
  closePage();
  void openConversation(id).catch(complain);
}

/**
 * Shows what waits for the person.
 * @param {(request: Request) => void} show
 * @param {() => string} [shown] the run that is in sight, whose requests stand there already
 */
export function waitingStrip(show, shown = () => "") {
  /** @returns {Notice[]} */
  const waiting = () => {
    const here = shown();
    const all = requests.get().filter((r) => r.workflowRunId !== here);
    // The open conversation has its own cards, unless a page lies over it.
    const calls = waitingCalls.get().filter((w) => openPage.get() || w.conversation_id !== activeId.get());
    const text = waitingSentence(all, calls);
    const [first, w] = [all[0], calls[0]];
    const how = { text, icon: "pause", act: t("Review") };
    if (first) return [{ ...how, id: first.workflowRunId, open: () => show(first) }];
    return w ? [{ ...how, id: w.conversation_id, open: () => showConversation(w.conversation_id) }] : [];
  };
  const { node, draw } = strip("", waiting);
  return { node, draw, close: watchAll([requests, waitingCalls, activeId, openPage], draw) };
}

/** @param {Run} run */
const sentenceOf = (run) =>
  run.waitReason ? `${run.name}: ${reasonSentence(run)}` : t("{name} is running.", { name: run.name });

/** Shows who is at work for the open conversation until they answer there. @param {(runId: string) => void} show */
export function atWork(show) {
  const working = () =>
    openRuns
      .get()
      // What waits for the person has a notice of its own.
      .filter(
        (r) =>
          r.conversationId === activeId.get() && !r.parentWorkflowRunId && r.state !== "scheduled" && !needsPerson(r),
      )
      .map((r) => ({
        id: r.workflowRunId,
        text: sentenceOf(r),
        icon: "runs",
        act: t("Open"),
        open: () => show(r.workflowRunId),
        more: button(t("Stop"), () => void call("runs.halt", { id: r.workflowRunId }).catch(complain)),
      }));
  const { node, draw } = strip("at-work", working);
  openRuns.watch(draw);
  activeId.watch(draw);
  return node;
}
