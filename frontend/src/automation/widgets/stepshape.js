// What a step of a workflow is: its kind, by the field that is set.

/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */
/** @typedef {"tool" | "words" | "workflow" | "if" | "each" | "repeat" | "parallel" | "wait" | "ask" | "stop" | "fail"} StepKind */

/**
 * A step as it is edited: what a template holds of a step, and parts of it that are not filled in yet.
 * @typedef {Omit<Instruction, "then" | "else" | "steps" | "parallel" | "forEach" | "repeat" | "ask" | "retry"> & {
 *   then?: Step[], else?: Step[], steps?: Step[], parallel?: Step[][],
 *   forEach?: {items?: unknown, as?: string, parallel?: number},
 *   repeat?: {until?: string, atMost?: number, pauseMs?: number, as?: string, pages?: {by: "cursor" | "offset" | "link", list?: unknown, next?: unknown, first?: unknown}},
 *   ask?: {question?: string, schema?: any}, retry?: {count?: number, backoffMs?: number, always?: boolean},
 * }} Step
 */

/** @type {readonly [keyof Step, StepKind][]} */
const signs = [
  ["if", "if"],
  ["forEach", "each"],
  ["repeat", "repeat"],
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

/** What the steps of a loop call its item or its round; "" for a step that is no loop. @param {Step} step */
export const loopItem = ({ forEach, repeat }) =>
  forEach ? forEach.as || "item" : repeat ? repeat.as || (repeat.pages ? "page" : "attempt") : "";
