// How long the last runs of a workflow took and how they ended: the bars of a small chart. Pure.

import { hasEnded, tookOf } from "../../model/runlabels.js";

/** @typedef {import("../../../types/api.d.ts").run.Run} Run */
/** @typedef {{run: Run, ms: number, height: number}} Bar height: from 0 to 1 */

/** So many runs are drawn. */
export const lastRuns = 30;

/** A bar for each run that has ended, oldest first. A long one does not make the others invisible: heights grow with the root. @param {readonly Run[]} runs newest first @returns {Bar[]} */
export function bars(runs) {
  const ended = runs
    .filter((r) => hasEnded(r.state))
    .slice(0, lastRuns)
    .reverse()
    .map((run) => ({ run, ms: tookOf(run, 0) ?? 0 }));
  const longest = Math.max(1, ...ended.map((b) => b.ms));
  return ended.map((b) => ({ ...b, height: Math.max(0.08, Math.sqrt(b.ms / longest)) }));
}
