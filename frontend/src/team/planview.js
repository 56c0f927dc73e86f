// The plan of a round: the documents that are promised, and who does what for them.

import { dotted, fold, h, icon, t } from "../lib/index.js";
import { shapeOf } from "../model/runlabels.js";
import { agentWord, promisedWords, taskWords } from "./labels.js";

/** @typedef {import("./rounds.js").Plan} Plan */

export function planView() {
  const promised = h("ul.team-promised", { "aria-label": t("Documents") });
  const tasks = h("ol.team-tasks", { "aria-label": t("Tasks") });
  const summary = h("span.muted");
  const node = fold([h("h4", t("Plan")), summary], [promised, tasks], {
    kind: "team-fold",
    bodyKind: "team-plan",
  });
  node.hidden = true;
  let drawn = "";
  return {
    node,
    /** @param {Plan | null} plan @param {boolean} running @param {ReadonlyMap<string, string>} titles */
    show(plan, running, titles) {
      const sign = JSON.stringify([plan, running, [...titles]]);
      if (sign === drawn) return;
      // What is at work is open; whoever folds it away has decided.
      if (drawn === "" && running) node.open = true;
      drawn = sign;
      node.hidden = !plan || plan.promised.length + plan.tasks.length === 0;
      if (!plan) return;
      promised.hidden = plan.promised.length === 0;
      summary.textContent = summaryOf(plan);
      promised.replaceChildren(...plan.promised.map((p) => line(p.state, p.label, promisedWords[p.state])));
      tasks.replaceChildren(
        ...plan.tasks.map((task) => line(task.state, agentWord(task.agent, titles), taskWords[task.state], task.why)),
      );
    },
  };
}

/** @param {string} state @param {string} what @param {string} word @param {string} [why] */
const line = (state, what, word, why) =>
  h(
    "li",
    { dataset: { state } },
    icon(shapeOf(state)),
    h("span.team-what", what),
    h("span.team-state", word),
    why ? h("span.team-why", why) : null,
  );

/** @param {Plan} plan */
export function summaryOf({ promised, tasks }) {
  const made = promised.filter((p) => p.state === "made").length;
  const over = tasks.filter((task) => task.state === "done" || task.state === "failed").length;
  return dotted(
    promised.length > 0 && t("{n} of {all} documents", { n: made, all: promised.length }),
    tasks.length > 0 && t("{n} of {all} tasks", { n: over, all: tasks.length }),
  );
}
