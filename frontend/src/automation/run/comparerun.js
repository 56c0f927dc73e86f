// What a run did otherwise than an earlier run of the same workflow. Pure.

import { textOf } from "../../lib/index.js";

/** @typedef {import("../../../types/api.d.ts").api.StepDetail} Step */
/** @typedef {{index: number, step: Step, other: Step | null, differs: boolean, first: boolean}} ComparedStep a step, and the one of the earlier run; first: the first that differs */

/** Steps are matched by their id and how often it has come; without an id by their place. @param {readonly Step[]} steps @returns {Map<string, Step>} */
function keyed(steps) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return new Map(
    steps.map((s) => {
      const id = s.instruction.id ?? `#${s.index}`;
      const n = seen.get(id) ?? 0;
      seen.set(id, n + 1);
      return [`${id} ${n}`, s];
    }),
  );
}

/** @param {Step} a @param {Step | null} b */
const same = (a, b) =>
  b !== null && a.state === b.state && a.branch === b.branch && textOf(a.result ?? null) === textOf(b.result ?? null);

/** @param {readonly Step[]} steps @param {readonly Step[]} others of the earlier run @returns {ComparedStep[]} */
export function compareRun(steps, others) {
  const known = keyed(others);
  let found = false;
  return [...keyed(steps)].map(([key, step]) => {
    const other = known.get(key) ?? null;
    const differs = !same(step, other);
    const first = differs && !found;
    found ||= differs;
    return { index: step.index, step, other, differs, first };
  });
}
