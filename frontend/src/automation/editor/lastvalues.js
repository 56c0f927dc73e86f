// The values of the last run of a workflow: a form that opens shows them where a value is picked.

import { call } from "../../ipc/index.js";
import { openRuns } from "../../model/waiting.js";
import { nothing } from "./values.js";

/** @param {string} id of the workflow */
export function lastValues(id) {
  let last = nothing;
  /** The runs of this workflow that are not over. @type {readonly string[]} */
  let open = [];
  const learn = () =>
    call("automations.values", { id }).then(
      ({ steps, vars, trigger }) => {
        last = { steps, vars, trigger: trigger ?? undefined };
      },
      () => {}, // Without them a value is told by its type.
    );
  const look = () => {
    const own = openRuns.get().filter((r) => r.workflowId === id);
    const now = own.map((r) => r.workflowRunId);
    const ended = open.some((run) => !now.includes(run));
    open = now;
    if (ended) void learn(); // there are newer values
  };
  return {
    get: () => last,
    /** What a step gave when it was tested. @param {string} step @param {unknown} result */
    learned(step, result) {
      last = { ...last, steps: { ...last.steps, [step]: result } };
    },
    /** Reads them, and again when a run ends; returns what ends that. */
    follow() {
      void learn();
      look();
      return openRuns.watch(look);
    },
  };
}
