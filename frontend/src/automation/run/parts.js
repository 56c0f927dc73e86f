// What is said of the parts of a step and of its steps. Pure.

import { joinWithDots, t } from "../../lib/index.js";
import { stepWord } from "../../model/runlabels.js";

/** @typedef {import("../../../types/api.d.ts").run.Parts} Parts */
/** @typedef {(step: any) => {title: string, name: string, about: string}} LineOf what the line of a step says */

/** Parts that are shown at first, and after each wish for more. */
const first = 5;
const further = 50;
/** @param {number} shown how many are shown now; 0 for none @returns {number} */
export const more = (shown) => (shown === 0 ? first : shown + further);

/** In the order in which one wants to know them. */
const order = ["failed", "stopped", "waiting", "running", "done", "skipped", "pending"];

/** How many parts came to what. @param {Pick<Parts, "count" | "states">} parts @param {boolean} branches */
export const countWords = ({ count, states }, branches) =>
  joinWithDots(
    branches
      ? t("{n, plural, one {# branch} other {# branches}}", { n: count })
      : t("{n, plural, one {# item} other {# items}}", { n: count }),
    ...order.filter((s) => states[s]).map((s) => `${stepWord(/** @type {any} */ (s))}: ${states[s]}`),
  );

/** The branch that an if took. @param {string} branch */
export const branchWord = (branch) => (branch === "then" ? t("Then") : branch === "else" ? t("Otherwise") : "");

/** Further attempts of a step and its tokens. @param {{attempts: number, tokens: number}} s */
export const triesWords = (s) =>
  joinWithDots(
    s.attempts > 1 && t("{n, plural, one {# attempt} other {# attempts}}", { n: s.attempts }),
    s.tokens > 0 && t("{n, plural, one {# token} other {# tokens}}", { n: s.tokens }),
  );

/** The instructions of a step and of all within it by their ids. @param {any} step @param {Map<string, any>} [into] @returns {Map<string, any>} */
export function instructionsById(step, into = new Map()) {
  if (step.id) into.set(step.id, step);
  for (const lane of [step.then, step.else, step.steps, ...(step.parallel ?? [])])
    for (const inner of lane ?? []) instructionsById(inner, into);
  return into;
}

/**
 * How deep each of some steps is: those of the branch that an if took are below it.
 * @param {readonly {index: number, instruction: {insertedBy?: number | null, branch?: string}}[]} steps
 * @returns {Map<number, number>}
 */
export function depths(steps) {
  /** @type {Map<number, number>} */
  const at = new Map();
  for (const { index, instruction } of steps) {
    const by = instruction.insertedBy;
    const below = instruction.branch && by !== null && by !== undefined;
    at.set(index, below ? (at.get(by) ?? 0) + 1 : 0);
  }
  return at;
}
