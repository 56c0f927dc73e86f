// What a step of a workflow is: its kind, by the field that is set.

/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */
/** @typedef {"tool" | "words" | "workflow" | "if" | "each" | "parallel" | "wait" | "ask" | "stop" | "fail"} StepKind */

/**
 * A step as a template holds it, with the fields of automation that control the run.
 * @typedef {Instruction & {
 *   id?: string, when?: string, if?: string, then?: Step[], else?: Step[],
 *   forEach?: {items?: unknown, as?: string, parallel?: number}, steps?: Step[], parallel?: Step[][],
 *   wait?: {forMs?: number, until?: unknown}, stop?: unknown, fail?: string,
 *   ask?: {question?: string, schema?: any}, vars?: Record<string, unknown>,
 *   timeoutMs?: number, retry?: {count?: number, backoffMs?: number, always?: boolean}, continueOnError?: boolean,
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
