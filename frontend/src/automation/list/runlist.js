// The runs tab: every run, newest first, by state and kind, and how busy this computer is.

import { call } from "../../ipc/index.js";
import {
  button,
  fillSelect,
  fullDate,
  h,
  joinWithDots,
  pageSize,
  relativeDate,
  selectOf,
  t,
  undoAll,
} from "../../lib/index.js";
import { workflows } from "../../model/catalog.js";
import { asksPerson, hasEnded, lasted, progressWords, shapeOf, stateWord, tookOf } from "../../model/runlabels.js";
import { requests } from "../../model/waiting.js";
import { mountListDetail } from "../../widgets/listdetail.js";
import { startedBy } from "../widgets/triggerwords.js";
import { foldRuns } from "./folding.js";
import { gateChart } from "./gatechart.js";
import { lastRuns } from "./history.js";
import { historyChart } from "./historychart.js";

/** @typedef {import("../../../types/api.d.ts").run.Run} Run */

const states = [
  { value: "", name: t("All states") },
  { value: "queued,running", name: t("Running") },
  { value: "waiting,scheduled", name: t("Waiting") },
  { value: "completed", name: t("Done") },
  { value: "failed", name: t("Failed") },
  { value: "stopped", name: t("Stopped") },
];
const kinds = [
  { value: "", name: t("All kinds") },
  { value: "instructions", name: t("Workflows") },
  { value: "flow", name: t("Flows") },
  { value: "tool", name: t("Single tools") },
  { value: "reply", name: t("Replies") },
];

/** What is under the name of a run in the list. @param {Run} run @param {number} now */
function aboutRun(run, now) {
  const took = hasEnded(run.state) ? lasted(tookOf(run, now)) : "";
  return joinWithDots(stateWord(run.state), startedBy(run), progressWords(run), took);
}

/** What is under the name of a row that stands for many. @param {readonly Run[]} folded */
const aboutFolded = (folded) =>
  joinWithDots(
    t("{n, plural, one {# run} other {# runs}} since {when}", {
      n: folded.length,
      when: fullDate(folded.at(-1)?.createdAt ?? ""),
    }),
    startedBy(/** @type {Run} */ (folded[0])),
    t("all done"),
  );

/** As many pages as are read at most for one page of rows: a schedule of each minute fills them with one. */
const pagesAtOnce = 10;
/** As many runs as the API gives at once. */
const runsAtOnce = 200;

/** @typedef {import("../../lib/router.js").AutomationTab} TabId */

/**
 * @param {(id: string, go: import("../../lib/page.js").Show<TabId>) => import("../../widgets/listdetail.js").Detail} detail shows one run
 * @returns {import("../../lib/page.js").Mount<TabId>}
 */
export const runsTab = (detail) => (place, at, go) => {
  /** Where the pages before this one began; the last one is shown. @type {string[]} */
  const cursors = [];
  /** The runs whose row was opened. @type {Set<string>} */
  const opened = new Set();
  /** @type {readonly Run[]} */
  let runs = [];
  const reset = () => {
    cursors.length = 0;
    part.read();
  };
  const state = selectOf(states, { "aria-label": t("State"), onchange: reset });
  const kind = selectOf(kinds, { "aria-label": t("Kind"), onchange: reset });
  const workflow = selectOf([], { "aria-label": t("Workflow"), "data-workflows": "", onchange: reset });
  const drawWorkflows = () => {
    const held = workflow.value;
    const known = workflows.get().map((x) => ({ value: x.workflowId, name: x.name }));
    const value = known.some((o) => o.value === held) ? held : "";
    fillSelect(workflow, [{ value: "", name: t("All workflows") }, ...known], value);
  };
  // What waits is read apart from the runs, and may come after them.
  const undo = undoAll([workflows.watch(drawWorkflows), requests.watch(() => part.redraw())]);
  drawWorkflows();
  const history = historyChart((id) => part.choose(id, true));
  const forward = () => {
    cursors.pop();
    part.read();
  };
  const backward = () => {
    cursors.push(runs.at(-1)?.workflowRunId ?? "");
    part.read();
  };
  const newer = button(t("Newer"), forward, { kind: "quiet", icon: "left" });
  const older = button(t("Older"), backward, { kind: "quiet", icon: "right" });
  const ways = h("div.runs-ways", { hidden: true }, newer, older);
  const gate = gateChart();
  /** A page of rows, for which more runs are read where many of them are folded into one. */
  const readPage = async () => {
    /** @type {Run[]} */
    const read = [];
    let before = cursors.at(-1);
    for (let i = 0; ; i++) {
      const answer = await call("runs.list", {
        ...(state.value && { state: state.value }),
        ...(kind.value && { kind: /** @type {import("../../../types/api.d.ts").run.Kind} */ (kind.value) }),
        ...(workflow.value && { workflowId: workflow.value }),
        ...(before && { before }),
        limit: i === 0 ? pageSize : runsAtOnce,
      });
      read.push(.../** @type {Run[]} */ (answer.items));
      const hasMore = answer.hasMore === true;
      if (!hasMore || i + 1 >= pagesAtOnce || foldRuns(read, new Set()).length >= pageSize) return { read, hasMore };
      before = read.at(-1)?.workflowRunId;
    }
  };
  const part = mountListDetail(
    place,
    {
      label: t("Runs"),
      what: ["runs"],
      load: async () => {
        const { read, hasMore } = await readPage();
        const past = workflow.value
          ? ((await call("runs.list", { workflowId: workflow.value, limit: lastRuns })).items ?? [])
          : [];
        history.show(past);
        newer.disabled = cursors.length === 0;
        older.disabled = !hasMore;
        ways.hidden = newer.disabled && older.disabled;
        runs = read;
        return foldRuns(runs, opened);
      },
      id: (row) => row.id,
      line: ({ run, folded, open, within }) => ({
        title: run.name || t("Untitled"),
        icon: shapeOf(run.state),
        kind: run.state,
        when: relativeDate(run.createdAt),
        ...(asksPerson(run, requests.get()) && { mark: t("Waiting for you") }),
        about: folded.length > 0 ? aboutFolded(folded) : aboutRun(run, Date.now()),
        ...(folded.length > 0 && { open }),
        within,
      }),
      toggle: ({ folded, open }) => {
        for (const r of folded) open ? opened.delete(r.workflowRunId) : opened.add(r.workflowRunId);
        return foldRuns(runs, opened);
      },
      none: () =>
        state.value || kind.value || workflow.value
          ? { text: t("No runs match these filters.") }
          : {
              text: t("No runs yet. A workflow is a list of steps that runs on this computer."),
              action: { label: t("Go to workflows"), run: () => go("automations") },
            },
      above: [h("div.runs-filters", state, kind, workflow), history.node],
      below: [ways, gate.node],
      detail: (id) => {
        opened.add(id); // what is shown is seen in the list
        return detail(id, go);
      },
      blank: ["runs", t("Choose a run to see its steps and its log.")],
      closing: [gate.close, undo],
    },
    at,
  );
  return part;
};
