// The lines of a run's log as the window holds them: merged as they come, and bounded. Pure.

/** @typedef {import("../../../types/api.d.ts").run.Log} Log */

/**
 * @typedef {object} Lines
 * @property {readonly Log[]} all in order; the newest of them when there are too many
 * @property {number} rev up to which everything was heard
 * @property {number} dropped how many older ones were let go
 */

/** More lines than this are not held: a run that floods its log should not fill the memory. */
const mostLines = 2000;

/** @type {Lines} */
export const noLines = Object.freeze({ all: Object.freeze([]), rev: 0, dropped: 0 });

/**
 * Takes lines in. One that comes again has been finished meanwhile, and the higher revision holds.
 * @param {Lines} lines @param {readonly Log[]} fresh @param {number} [rev] @param {number} [most] @returns {Lines}
 */
export function mergeLogs(lines, fresh, rev = 0, most = mostLines) {
  const heard = Math.max(lines.rev, rev, ...fresh.map((l) => l.rev));
  if (fresh.length === 0) return heard === lines.rev ? lines : { ...lines, rev: heard };
  const oldest = lines.dropped > 0 ? (lines.all[0]?.seq ?? 0) : -Infinity;
  const byId = new Map(lines.all.map((l) => [l.workflowLogId, l]));
  for (const l of fresh) {
    const had = byId.get(l.workflowLogId);
    // What was let go does not come back by being finished.
    if (!had && l.seq < oldest) continue;
    if (!had || had.rev <= l.rev) byId.set(l.workflowLogId, l);
  }
  const all = [...byId.values()].sort((a, b) => a.seq - b.seq);
  const over = Math.max(0, all.length - most);
  return { all: over > 0 ? all.slice(over) : all, rev: heard, dropped: lines.dropped + over };
}

/** The lines of one execution of a step. @param {Lines} lines @param {string} contextId */
export const linesOf = (lines, contextId) => (contextId ? lines.all.filter((l) => l.contextId === contextId) : []);

/** The arguments that a step was really called with, as its log has them; undefined when it has none. @param {Lines} lines @param {string} contextId */
export const argsOf = (lines, contextId) =>
  linesOf(lines, contextId).findLast((l) => l.toolArgs !== null && l.toolArgs !== undefined)?.toolArgs;
