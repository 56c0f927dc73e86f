// Arguments that are taken from elsewhere: the step before, another step, or a variable. Pure.

import { t } from "../../lib/i18n.js";

/** @typedef {{instructionVariableType: "reference", source: "lastOutput" | "result" | "var", index?: number, name?: string}} Reference */
/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */
/** @typedef {"value" | "lastOutput" | "result" | "var"} Source */

/** @param {unknown} v @returns {v is Reference} */
export const isReference = (v) =>
  typeof v === "object" &&
  v !== null &&
  /** @type {any} */ (v).instructionVariableType === "reference" &&
  ["lastOutput", "result", "var"].includes(/** @type {any} */ (v).source);

/** @param {unknown} v @returns {Source} */
export const sourceOf = (v) => (isReference(v) ? v.source : "value");

/** @param {"lastOutput" | "result" | "var"} source @param {{index?: number, name?: string}} [at] @returns {Reference} */
export const reference = (source, at = {}) => ({ instructionVariableType: "reference", source, ...at });

/**
 * The steps after their order changed: a reference to a step's result goes on meaning that step. One whose step is
 * gone points nowhere, -1, which the check finds.
 * @param {readonly Instruction[]} steps in their new order @param {(was: number) => number} placeOf where a step is now
 * @returns {Instruction[]}
 */
export function following(steps, placeOf) {
  return steps.map((step) => {
    if (!step.args || !Object.values(step.args).some((v) => isReference(v) && v.source === "result")) return step;
    const args = Object.fromEntries(
      Object.entries(step.args).map(([name, v]) => {
        if (!isReference(v) || v.source !== "result" || (v.index ?? -1) < 0) return [name, v];
        const index = placeOf(v.index ?? -1);
        return [name, index === v.index ? v : { ...v, index }];
      }),
    );
    return { ...step, args };
  });
}

/** The names of variables that steps ask for and no step before them saves: a person gives those. @param {readonly Instruction[]} steps @returns {string[]} */
export function wantedVars(steps) {
  const saved = new Set();
  const wanted = new Set();
  for (const step of steps) {
    for (const v of Object.values(step.args ?? {}))
      if (isReference(v) && v.source === "var" && v.name && !saved.has(v.name)) wanted.add(v.name);
    if (step.saveAs) saved.add(step.saveAs);
  }
  return [...wanted];
}

/** The names that can be chosen at a step: what steps before it save. @param {readonly Instruction[]} steps @param {number} at */
export const savedBefore = (steps, at) => [...new Set(steps.slice(0, at).flatMap((s) => (s.saveAs ? [s.saveAs] : [])))];

/** What is wrong with the name of a variable; "" when nothing is. @param {string} name */
export const nameFault = (name) =>
  /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) ? "" : t("Use letters, digits and _, and begin with a letter.");
