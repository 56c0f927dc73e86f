// The words of runs: what a state, a reason, a step or a length of time is called. Pure.

import { oneLine, t } from "../lib/index.js";

import { toolTitle } from "./toolwords.js";

export { duration as lasted } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").run.Run} Run */
/** @typedef {import("../../types/api.d.ts").api.StepDetail} Step */
/** @typedef {import("../../types/api.d.ts").run.Instruction} Instruction */
/** @typedef {import("../../types/api.d.ts").run.State} State */
/** @typedef {import("../../types/api.d.ts").tool.Level} Level */
/** @typedef {{tools: ReadonlyMap<string, string>, templates: ReadonlyMap<string, string>, assistants: ReadonlyMap<string, string>}} Names what things are called, by their ids */

/** @param {State} state */
export const hasEnded = (state) => state === "completed" || state === "failed" || state === "stopped";

/** @type {Readonly<Record<string, string>>} */
const stateWords = Object.freeze({
  scheduled: t("Planned"),
  queued: t("Queued"),
  running: t("Running"),
  waiting: t("Waiting"),
  completed: t("Done"),
  failed: t("Failed"),
  stopped: t("Stopped"),
});
/** What a run or a round of a team is doing. @param {State | import("../../types/api.d.ts").team.Status} state */
export const stateWord = (state) => stateWords[state] ?? t("Stopped");

/** Whether nothing goes on until a person answers. A run that was stopped keeps its question for when it is resumed. @param {Pick<Run, "state" | "waitReason">} run */
export const needsPerson = (run) => !hasEnded(run.state) && ["approval", "repeat", "question"].includes(run.waitReason);

/** Whether a run or one of its items and branches waits for the person. @param {Pick<Run, "state" | "waitReason" | "workflowRunId">} run @param {readonly {workflowRunId: string}[]} requests */
export const asksPerson = (run, requests) =>
  needsPerson(run) || (!hasEnded(run.state) && requests.some((r) => r.workflowRunId === run.workflowRunId));

/** @type {Readonly<Record<string, string>>} */
const reasons = Object.freeze({
  schedule: t("Waiting for the start time."),
  child: t("Waiting for a run that this run started."),
  cpu: t("Waiting until this computer is less busy."),
  slots: t("Queued: the limit of parallel runs is reached."),
  approval: t("Waiting for your approval."),
  repeat: t("Waiting for you: a step was interrupted and can't be repeated automatically."),
  question: t("Waiting for your answer."),
});
/** What a run waits for, in a sentence; "" when it does not wait. @param {Pick<Run, "waitReason">} run */
export const reasonSentence = (run) => reasons[run.waitReason] ?? "";

/** @type {Readonly<Record<string, string>>} */
const stepWords = Object.freeze({
  pending: t("Not started"),
  running: t("Running"),
  waiting: t("Waiting"),
  done: t("Done"),
  skipped: t("Skipped"),
  stopped: t("Stopped"),
});
/** @param {Step["state"]} state */
export const stepWord = (state) => stepWords[state] ?? t("Failed");

/** The shape beside a state of a run, a step, a task or a document, so that colour never speaks alone. @type {Readonly<Record<string, string>>} */
const shapes = Object.freeze({
  scheduled: "clock",
  queued: "dots",
  pending: "ring",
  running: "play",
  waiting: "pause",
  completed: "check",
  done: "check",
  skipped: "right",
  made: "check",
  failed: "warning",
  missing: "warning",
  stopped: "stop",
  cut: "stop",
  asks: "pause",
  todo: "ring",
});
/** @param {string} state */
export const shapeOf = (state) => shapes[state] ?? "dot";

/** @type {Readonly<Record<string, string>>} */
const levels = Object.freeze({ read: t("Reads"), write: t("Writes"), execute: t("Executes") });
/** @param {string} level */
export const levelWord = (level) => levels[level] ?? "";

/** How long a run has taken so far, in ms; null before its start. @param {Run} run @param {number} now */
export function tookOf(run, now) {
  if (!run.startedAt) return null;
  const end = run.completedAt ?? run.haltedAt ?? (hasEnded(run.state) ? run.updatedAt : null);
  return Math.max(0, (end ? Date.parse(end) : now) - Date.parse(run.startedAt));
}

/** How far a run has come, in words. @param {Run} run */
export const progressWords = (run) =>
  run.stepCount > 1 && !hasEnded(run.state)
    ? t("Step {n} of {all}", { n: Math.min(run.currentInstructionIndex + 1, run.stepCount), all: run.stepCount })
    : "";

/** What a step does, on a line. @param {Instruction} step @param {Names} names @returns {string} */
export function stepTitle(step, names) {
  if (step.directCallToolId) return names.tools.get(step.directCallToolId) ?? step.directCallToolId;
  if (step.subWorkflowId !== undefined && step.subWorkflowId !== "")
    return t("Run “{name}”", { name: names.templates.get(step.subWorkflowId) ?? step.subWorkflowId });
  const words = oneLine(step.markdown ?? "", 90);
  if (words) return words;
  if (step.directCallToolId === "") return t("Use a tool");
  return step.subWorkflowId === "" ? t("Run another workflow") : t("Ask an assistant");
}

/** Whether an id is one that the editor gave a step, and says no more than its number. @param {string} id */
export const isPlainId = (id) => /^step\d+$/.test(id);

/** A step by its place in the run; by its own name where a person gave it one. @param {string} path @param {number} index */
export const stepName = (path, index) =>
  path && !isPlainId(path) ? t("Step “{name}”", { name: path }) : t("Step {n}", { n: index + 1 });

/**
 * A step that asks, by its place and its title: its own name, the words of its task, or the tool that it calls.
 * @param {Pick<import("../../types/api.d.ts").run.Inquiry, "path" | "instructionIndex" | "stepWords" | "toolId" | "toolName">} r
 */
export function askingStep(r) {
  if (r.path && !isPlainId(r.path)) return stepName(r.path, r.instructionIndex);
  const title = oneLine(r.stepWords ?? "", 60) || toolTitle(r.toolId, r.toolName);
  return title ? t("Step {n} (“{title}”)", { n: r.instructionIndex + 1, title }) : stepName("", r.instructionIndex);
}

/** What is beside the title of a step: who does it, and where the result goes. @param {Instruction} step @param {Names} names @returns {string} */
export function stepAbout(step, names) {
  const who = step.assistantId ? (names.assistants.get(step.assistantId) ?? step.assistantId) : "";
  return [who, step.saveAs ? t("its result is “{name}”", { name: step.saveAs }) : ""].filter(Boolean).join(" · ");
}

/** What a step of a dry run does. @param {import("../../types/api.d.ts").runs.DryStep} step @returns {string} */
export function deedWords({ does: { kind, name, count }, toolId }) {
  switch (kind) {
    case "flow":
      return t("Runs the flow.");
    case "ask":
      return t("Asks you.");
    case "if":
      return t("Continues with one of two branches.");
    case "parallel":
      return t("Working on {n, plural, one {# branch} other {# branches in parallel}}.", { n: count });
    case "wait":
      return t("Waiting.");
    case "stop":
      return t("Ends the run with a result.");
    case "fail":
      return t("Fails.");
    case "forEach":
      return count < 0
        ? t("Repeats its steps for each item.")
        : t("Repeats its steps for {n, plural, one {# item} other {each of # items}}.", { n: count });
    case "repeat":
      return t("Repeats its steps up to {n, plural, one {# time} other {# times}}.", { n: count });
    case "pages":
      return t("Gathers up to {n, plural, one {# page} other {# pages}}.", { n: count });
    case "workflow":
      return name ? t("Runs {name} and waits for it.", { name }) : t("Runs another workflow.");
    case "assistant":
      return name ? t("Asks {name}.", { name }) : t("Asks an assistant.");
    default:
      return t("Calls “{name}”.", { name: toolTitle(toolId, name) });
  }
}
