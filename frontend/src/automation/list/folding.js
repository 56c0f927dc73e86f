// A schedule of each minute leaves a run a minute. Those of one trigger that ended well, one after the other, are one row
// of the list, which opens; a run that failed, was stopped or hasn't ended stands for itself and begins a new row. Pure.

/** @typedef {import("../../../types/api.d.ts").run.Run} Run */
/** @typedef {{id: string, run: Run, folded: readonly Run[], open: boolean, within: boolean}} Row folded: the runs that the row stands for, the newest first, none for a single run; within: it is one of those of an open row above it */

/** As many as are worth a row that has to be opened. */
const enough = 3;

/** @param {Run} run */
const single = (run) => ({ id: run.workflowRunId, run, folded: [], open: false, within: false });

/**
 * The rows of a list of runs, the newest first.
 * @param {readonly Run[]} runs @param {ReadonlySet<string>} opened runs whose row was opened
 * @returns {Row[]}
 */
export function foldRuns(runs, opened) {
  /** @type {Run[][]} */
  const groups = [];
  /** The row of a trigger that an older run may still join. @type {Map<string, Run[]>} */
  const joined = new Map();
  for (const run of runs) {
    const key = JSON.stringify([run.triggerId, run.workflowId]);
    const group = joined.get(key);
    if (run.triggerId && run.state === "completed" && group) {
      group.push(run);
      continue;
    }
    const fresh = [run];
    groups.push(fresh);
    if (run.triggerId && run.state === "completed") joined.set(key, fresh);
    else joined.delete(key);
  }
  return groups.flatMap((folded) => {
    const [first] = folded;
    if (!first || folded.length < enough) return folded.map(single);
    const open = folded.some((r) => opened.has(r.workflowRunId));
    // The oldest names the row: newer ones join it while a person looks.
    const head = { id: `fold-${folded.at(-1)?.workflowRunId}`, run: first, folded, open, within: false };
    return [head, ...(open ? folded.map((r) => ({ ...single(r), within: true })) : [])];
  });
}
