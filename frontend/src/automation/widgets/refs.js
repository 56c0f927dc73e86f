// Arguments that are taken from elsewhere: the step before, another step, or a variable. Pure.

import { t } from "../../lib/index.js";

/** @typedef {{instructionVariableType: "reference", source: "lastOutput" | "result" | "var" | "step" | "lastError" | "item" | "trigger", index?: number, name?: string, step?: string, path?: string}} Reference */
/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */
/** @param {unknown} v @returns {v is Reference} */
export const isReference = (v) =>
  typeof v === "object" &&
  v !== null &&
  /** @type {any} */ (v).instructionVariableType === "reference" &&
  ["lastOutput", "result", "var", "step", "lastError", "item", "trigger"].includes(/** @type {any} */ (v).source);

/**
 * A step after the order of the steps changed: a reference to a step's result by its number goes on meaning that step.
 * One whose step is gone points nowhere, -1, which the check finds.
 * @template {Instruction} S @param {S} step @param {(was: number) => number} placeOf where a step is now
 * @returns {S}
 */
export function following(step, placeOf) {
  if (!step.args || !Object.values(step.args).some((v) => isReference(v) && v.source === "result")) return step;
  const args = Object.entries(step.args).map(([name, v]) => {
    if (!isReference(v) || v.source !== "result" || (v.index ?? -1) < 0) return [name, v];
    const index = placeOf(v.index ?? -1);
    return [name, index === v.index ? v : { ...v, index }];
  });
  return args.every(([name, v]) => v === step.args?.[String(name)])
    ? step
    : { ...step, args: Object.fromEntries(args) };
}

/** The names of variables that a value reads, wherever they are in it. @param {unknown} v @returns {string[]} */
function varsIn(v) {
  if (typeof v === "string")
    return [...v.matchAll(/\{\{\s*vars(?:\.([A-Za-z_]\w*)|\["([^"\\]+)"\])/g)].map((m) => m[1] ?? m[2] ?? "");
  if (isReference(v)) return v.source === "var" && v.name ? [v.name] : [];
  return typeof v === "object" && v !== null ? Object.values(v).flatMap(varsIn) : [];
}

/**
 * The names of variables that steps ask for and no step before them saves: a person gives those.
 * @param {readonly Instruction[]} steps @returns {string[]}
 */
export function wantedVars(steps) {
  /** @type {Set<string>} */
  const saved = new Set();
  /** @type {Set<string>} */
  const wanted = new Set();
  const walk = (/** @type {readonly any[]} */ list) => {
    for (const { then, else: otherwise, steps: inner, parallel, ...own } of list) {
      for (const name of varsIn(own)) if (!saved.has(name)) wanted.add(name);
      for (const lane of [then, otherwise, inner, ...(parallel ?? [])]) walk(lane ?? []);
      if (own.saveAs) saved.add(own.saveAs);
    }
  };
  walk(steps);
  return [...wanted];
}

/** What is wrong with the name of a variable; "" when nothing is. @param {string} name */
export const nameFault = (name) =>
  /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) ? "" : t("Use letters, digits and _, starting with a letter.");
