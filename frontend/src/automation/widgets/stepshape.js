// What a step of a workflow is: its kind, by the field that is set.

/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */
/** @typedef {"tool" | "words" | "workflow" | "if" | "each" | "parallel" | "wait" | "ask" | "stop" | "fail"} StepKind */

/**
 * A step as it is edited: what a template holds of a step, and parts of it that are not filled in yet.
 * @typedef {Omit<Instruction, "then" | "else" | "steps" | "parallel" | "forEach" | "ask" | "retry"> & {
 *   then?: Step[], else?: Step[], steps?: Step[], parallel?: Step[][],
 *   forEach?: {items?: unknown, as?: string, parallel?: number},
 *   ask?: {question?: string, schema?: any}, retry?: {count?: number, backoffMs?: number, always?: boolean},
 * }} Step
 */

/** @type {readonly [keyof Step, StepKind][]} */
const signs = [
  ["if", "if"],
  ["forEach", "each"],
  ["parallel", "parallel"],
  ["wait", "wait"],
  ["ask", "ask"],
  ["stop", "stop"],
  ["fail", "fail"],
  ["directCallToolId", "tool"],
  ["subWorkflowId", "workflow"],
];

/** @param {Step} step @returns {StepKind} */
export const kindOf = (step) => signs.find(([field]) => step[field] !== undefined)?.[1] ?? "words";

/** The field that says of which kind a step is. @param {Step} step @returns {keyof Step} */
export const signOf = (step) => signs.find(([field]) => step[field] !== undefined)?.[0] ?? "markdown";
