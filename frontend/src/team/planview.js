// The plan of a round: the documents that are promised, and who does what for them.

import { h, icon } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { agentWord, promisedWord, shapeOf, taskWord } from "./labels.js";

/** @typedef {import("./rounds.js").Plan} Plan */

export function planView() {
  const promised = h("ul", { class: "team-promised", "aria-label": t("Documents") });
  const tasks = h("ol", { class: "team-tasks", "aria-label": t("Tasks") });
  const summary = h("span", { class: "muted" });
  const node = /** @type {HTMLDetailsElement} */ (
    h(
      "details",
      { class: "fold team-fold", hidden: true },
      h("summary", null, h("h4", null, t("Plan")), summary),
      h("div", { class: "fold-body team-plan" }, promised, tasks),
    )
  );
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
      promised.replaceChildren(
        ...plan.promised.map((p) =>
          h(
            "li",
            { dataset: { state: p.state } },
            icon(shapeOf(p.state)),
            h("span", { class: "team-what" }, p.label),
            h("span", { class: "team-state" }, promisedWord(p.state)),
          ),
        ),
      );
      tasks.replaceChildren(
        ...plan.tasks.map((task) =>
          h(
            "li",
            { dataset: { state: task.state } },
            icon(shapeOf(task.state)),
            h("span", { class: "team-what" }, agentWord(task.agent, titles)),
            h("span", { class: "team-state" }, taskWord(task.state)),
            task.why ? h("span", { class: "team-why" }, task.why) : null,
          ),
        ),
      );
    },
  };
}

/** @param {Plan} plan */
export function summaryOf({ promised, tasks }) {
  const made = promised.filter((p) => p.state === "made").length;
  const over = tasks.filter((task) => task.state === "done" || task.state === "failed").length;
  return [
    promised.length > 0 ? t("{n} of {all} documents", { n: made, all: promised.length }) : "",
    tasks.length > 0 ? t("{n} of {all} tasks", { n: over, all: tasks.length }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
