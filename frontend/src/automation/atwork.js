// Who is at work for the open conversation: the assistants that it mentioned and the workflows that were begun in it,
// until they answer there. One button shows the run, the other stops it.

import { call } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { complain } from "../model/conversation.js";
import { needsPerson, reasonSentence } from "../model/runlabels.js";
import { activeId } from "../model/state.js";
import { openRuns } from "../model/waiting.js";

/** @typedef {import("../../types/api.d.ts").run.Run} Run */

/** @param {readonly Run[]} all @param {string | null} conversation */
const workingFor = (all, conversation) =>
  all.filter((r) => r.conversationId === conversation && !r.parentWorkflowRunId && r.state !== "scheduled");

/** @param {Run} run */
const sentenceOf = (run) =>
  run.waitReason ? `${run.name}: ${reasonSentence(run)}` : t("{name} is at work.", { name: run.name });

/** @param {(runId: string) => void} show @returns {HTMLElement} */
export function atWork(show) {
  const node = h("div", { class: "waiting-place at-work", role: "status" });
  let drawn = "";
  const draw = () => {
    // What waits for the person has a notice of its own.
    const runs = workingFor(openRuns.get(), activeId.get()).filter((r) => !needsPerson(r));
    const now = runs.map((r) => `${r.workflowRunId} ${sentenceOf(r)}`).join("\n");
    if (now === drawn) return;
    drawn = now;
    node.replaceChildren(
      ...runs.map((r) =>
        h(
          "div",
          { class: "notice waiting-strip" },
          icon("runs"),
          h("p", null, sentenceOf(r)),
          h("button", { type: "button", class: "button", onclick: () => show(r.workflowRunId) }, t("Look at it")),
          h(
            "button",
            {
              type: "button",
              class: "button",
              onclick: () => void call("runs.halt", { id: r.workflowRunId }).catch(complain),
            },
            t("Stop"),
          ),
        ),
      ),
    );
  };
  openRuns.watch(draw);
  activeId.watch(draw);
  draw();
  return node;
}
