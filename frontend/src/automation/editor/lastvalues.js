// The values of the last run of a workflow: a form that opens shows them where a value is picked.

import { call, listen } from "../../ipc/index.js";
import { repeatedRead, undoAll } from "../../lib/index.js";
import { nothing } from "./values.js";

/** The steps whose fields can be read before anything ran. @param {any} v @returns {any[]} */
const tablesIn = (v) =>
  typeof v !== "object" || v === null
    ? []
    : [...(v.directCallToolId === "read_table" ? [[v.id, v.args]] : []), ...Object.values(v).flatMap(tablesIn)];

/** Between two readings, in ms. */
const pause = 800;

/** @param {string} id of the workflow */
export function lastValues(id) {
  let last = nothing;
  /** What the tables that are there hold now, by step. @type {Record<string, any>} */
  let tables = {};
  let read = "";
  const learn = () =>
    call("automations.values", { id }).then(
      ({ steps, vars, trigger }) => {
        last = { steps, vars, trigger: trigger ?? undefined };
      },
      () => {}, // Without them a value is told by its type.
    );
  return {
    get: () => ({ ...last, steps: { ...last.steps, ...tables } }),
    /** Reads the first rows of the tables that a draft reads, when it reads others than before. @param {any} template */
    look(template) {
      const wanted = JSON.stringify([tablesIn(template.instructions), template.vars]);
      if (wanted === read) return;
      read = wanted;
      if (tablesIn(template.instructions).length === 0) tables = {};
      else
        void call("automations.preview", { template: { ...template, workflowId: id } }).then(
          ({ steps }) => {
            if (wanted === read) tables = steps;
          },
          () => {}, // Without them the fields are told after a test.
        );
    },
    /** What a step gave when it was tested. @param {string} step @param {unknown} result */
    learned(step, result) {
      last = { ...last, steps: { ...last.steps, [step]: result } };
    },
    /** Reads them, and again when a run has changed: one may begin and end before the window hears of it. */
    follow() {
      const again = repeatedRead(learn, pause);
      again.wish();
      return undoAll([
        again.close,
        listen((push) => {
          if (push.type === "reset" || (push.type === "changed" && push.what === "runs")) again.wish();
        }),
      ]);
    },
  };
}
