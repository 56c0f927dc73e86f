// The plan of a round: the documents that are promised, and who does what for them.

import { cell, effect, fold, h, icon, joinWithDots, sameContent, t, translateFault } from "../lib/index.js";
import { shapeOf } from "../model/runlabels.js";
import { agentWord, costWords, promisedWords, taskWords } from "./labels.js";

/** @typedef {import("./rounds.js").Plan} Plan */
/** @typedef {import("./rounds.js").Stats} Stats */
/** @typedef {{plan: Plan | null, running: boolean, cost: Stats | null, titles: readonly (readonly [string, string])[]}} PlanShown titles: of the agents, by their names */

/** Lines about what was read, of a task. */
const mostReads = 4;

export function planView() {
  const promised = h("ul.team-promised", { "aria-label": t("Documents") });
  const tasks = h("ol.team-tasks", { "aria-label": t("Tasks") });
  const summary = h("span.muted");
  const node = fold([h("h4", t("Plan")), summary], [promised, tasks], {
    kind: "team-fold",
    bodyKind: "team-plan",
  });
  const shown = cell(/** @type {PlanShown} */ ({ plan: null, running: false, cost: null, titles: [] }), sameContent);
  effect([shown], ({ plan, running, cost, titles }) => {
    node.hidden = !plan || plan.promised.length + plan.tasks.length === 0;
    if (!plan) return;
    promised.hidden = plan.promised.length === 0;
    summary.textContent = joinWithDots(summaryOf(plan), !running && costWords(cost));
    promised.replaceChildren(...plan.promised.map((p) => line(p.state, p.label, promisedWords[p.state])));
    tasks.replaceChildren(...plan.tasks.map((task) => taskLine(task, new Map(titles))));
  });
  const first = shown.watch(({ running }) => {
    first();
    node.open = running; // a person who folds it away has decided
  });
  return { node, show: shown.set };
}

/** @param {string} state @param {string} what @param {string} word @param {readonly (Node | null)[]} [more] */
const line = (state, what, word, more = []) =>
  h("li", { dataset: { state } }, icon(shapeOf(state)), h("span.team-what", what), h("span.team-state", word), ...more);

/** @param {import("./rounds.js").Task} task @param {ReadonlyMap<string, string>} titles */
function taskLine(task, titles) {
  const about = joinWithDots(task.makes.join(", "), costWords(task.cost));
  const reads = task.reads.slice(-mostReads).map((r) => h("li", { dataset: { left: r.left } }, translateFault(r.text)));
  return line(task.state, agentWord(task.agent, titles), taskWords[task.state], [
    about ? h("span.team-why", about) : null,
    reads.length > 0 ? h("ul.team-why.team-reads", { "aria-label": t("Read so far") }, ...reads) : null,
    task.why ? h("span.team-why", translateFault(task.why)) : null,
  ]);
}

/** @param {Plan} plan */
export function summaryOf({ promised, tasks }) {
  const made = promised.filter((p) => p.state === "made").length;
  const over = tasks.filter((task) => task.state === "done" || task.state === "failed").length;
  return joinWithDots(
    promised.length > 0 &&
      t("{n} of {all, plural, one {# document} other {# documents}}", { n: made, all: promised.length }),
    tasks.length > 0 && t("{n} of {all, plural, one {# task} other {# tasks}}", { n: over, all: tasks.length }),
  );
}
