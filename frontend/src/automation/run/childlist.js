// The runs that a run has started, a line each.

import { h, icon, keyedItems, t } from "../../lib/index.js";
import { hasEnded, lasted, shapeOf, stateWord, tookOf } from "../../model/runlabels.js";
import { growingTime } from "./stepline.js";

/** @typedef {import("../../../types/api.d.ts").run.Run} Run */

/** More are counted and not listed. */
const most = 30;

/** @param {(id: string) => void} show */
export function childList(show) {
  const list = h("ul.child-list");
  const rest = h("p.muted");
  const node = h("section.run-section", { hidden: true }, h("h3", t("Started runs")), list, rest);
  /** @param {HTMLElement} li @param {Run} run */
  const fill = (li, run) => {
    const held = li.contains(document.activeElement);
    const way = h(
      "button.child-row",
      { onclick: () => show(run.workflowRunId) },
      h("span.run-row-shape", icon(shapeOf(run.state))),
      h("span.child-name", run.name || t("Untitled")),
      h("span.muted", stateWord(run.state)),
      run.startedAt && !hasEnded(run.state)
        ? growingTime(run.startedAt)
        : h("span.step-time", lasted(tookOf(run, Date.now()))),
    );
    li.dataset["kind"] = run.state;
    li.replaceChildren(way);
    if (held) way.focus();
  };
  return {
    node,
    /** @param {readonly Run[]} runs */
    show(runs) {
      node.hidden = runs.length === 0;
      keyedItems(list, runs.slice(0, most), (r) => r.workflowRunId, fill);
      rest.textContent = runs.length > most ? t("{n} more", { n: runs.length - most }) : "";
    },
  };
}
