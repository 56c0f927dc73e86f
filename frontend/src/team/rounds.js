// The rounds of a request to a team, as a person reads them: the request, the plan, who did what, and how far it is. Pure.

import { hasEnded } from "./thread.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {import("../../types/api.d.ts").team.Log} Log */
/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../../types/api.d.ts").team.Status} Status */
/** @typedef {{label: string, state: "todo" | "made" | "missing"}} Promised */
/** @typedef {import("../../types/api.d.ts").team.Stats} Stats */
/** @typedef {{text: string, left: boolean}} Read what an agent was given of a document, or that it was not */
/** @typedef {"todo" | "running" | "asks" | "done" | "failed" | "cut"} TaskState */
/** @typedef {{n: number, agent: string, state: TaskState, why: string, makes: readonly string[], reads: readonly Read[], cost: Stats | null}} Task */
/** @typedef {{promised: readonly Promised[], tasks: readonly Task[]}} Plan */

/**
 * @typedef {object} Round
 * @property {number} n from 1
 * @property {Message | null} request
 * @property {readonly Message[]} messages what came after the request
 * @property {readonly Document[]} documents what was made
 * @property {readonly Log[]} logs
 * @property {Plan | null} plan null before there is one
 * @property {readonly string[]} warnings what was not read, not shown or not done, each once
 * @property {Status} status
 * @property {Stats} cost of all that was done so far
 * @property {string} error why it failed
 * @property {number} floor how far it is, 0 to 100
 * @property {number} ceiling where it cannot be beyond before the next line
 */

/** The agent that plans and reviews. */
export const manager = "projectManager";

const runningTask = /^Running task (\d+)\/(\d+): /;
const failedTask = /^Task (\d+)\/\d+ failed: ([\s\S]*)$/;
const final = "Creating final response";
const question = /^Waiting for you: /;
const answer = /^You allowed | was not allowed$/;
/** A line about what an agent reads: the label of a document, and how much of it. A label has no colon. */
const readingLine = /^[^:]+\.[\p{L}\d]{1,11}: ./u;

/** @param {Log} l */
const isReading = (l) => l.agentName !== "" && l.progress === undefined && readingLine.test(l.message);

/** @param {Pick<Document, "name" | "ext">} d */
export const labelOf = (d) => (d.ext ? `${d.name}.${d.ext}` : d.name);

/** @param {import("./thread.js").Thread} t @returns {readonly Round[]} */
export function roundsOf(t) {
  /** @type {Map<number, {messages: Message[], logs: Log[]}>} */
  const parts = new Map();
  const part = (/** @type {number} */ n) => {
    const had = parts.get(n) ?? { messages: [], logs: [] };
    parts.set(n, had);
    return had;
  };
  for (const m of t.messages) part(m.round).messages.push(m);
  for (const l of t.logs) part(l.round).logs.push(l);
  return [...parts]
    .sort(([a], [b]) => a - b)
    .map(([n, { messages, logs }]) => {
      const now = t.head?.currentRound === n ? t.head : null;
      const status = now?.status ?? logs.findLast((l) => hasEnded(l.status))?.status ?? "completed";
      const documents = made(messages);
      return {
        n,
        request: messages.find((m) => m.status === "first") ?? null,
        messages: messages.filter((m) => m.status !== "first"),
        documents,
        logs,
        plan: planOf(logs, messages, documents, status),
        cost: costOf(messages),
        warnings: warningsOf(logs),
        status,
        error: status === "failed" ? (now?.error ?? logs.findLast((l) => l.type === "error")?.message ?? "") : "",
        ...boundsOf(logs, status),
      };
    });
}

/** Each document of a round once, as the last message that has it names it. @param {readonly Message[]} messages */
function made(messages) {
  /** @type {Map<number, Document>} */
  const byFile = new Map();
  for (const m of messages) if (m.role === "assistant") for (const d of m.documents) byFile.set(d.fileId, d);
  return [...byFile.values()];
}

/** What a person is told without a look at the log. What they refused themselves, and how a plan came about, is not. @param {readonly Log[]} logs */
const warningsOf = (logs) => [
  ...new Set(
    logs
      .filter((l) => l.type === "warning" && l.agentName !== manager && !answer.test(l.message))
      .map((l) => l.message),
  ),
];

/** @param {readonly Message[]} messages @returns {Stats} */
function costOf(messages) {
  const cost = { bytesSent: 0, bytesReceived: 0, tokenCount: 0, processingTime: 0, warnings: 0 };
  for (const { dataStats: s } of messages) {
    for (const key of /** @type {(keyof Stats)[]} */ (Object.keys(cost))) cost[key] += s?.[key] ?? 0;
  }
  return cost;
}

/** @param {readonly Log[]} logs @param {readonly Message[]} messages @param {readonly Document[]} documents @param {Status} status @returns {Plan | null} */
function planOf(logs, messages, documents, status) {
  const plan = logs.find((l) => l.plan)?.plan;
  if (!plan) return null;
  const there = new Set(documents.map((d) => labelOf(d).toLowerCase()));
  return {
    promised: plan.promised.map((label) => ({
      label,
      state: there.has(label.toLowerCase()) ? "made" : hasEnded(status) ? "missing" : "todo",
    })),
    tasks: tasksOf(plan, logs, messages, status),
  };
}

/** @param {import("../../types/api.d.ts").team.Outline} plan @param {readonly Log[]} logs @param {readonly Message[]} messages @param {Status} status @returns {Task[]} */
function tasksOf(plan, logs, messages, status) {
  let at = 0;
  let over = status === "completed";
  let asks = false;
  /** @type {Map<number, string>} */
  const failed = new Map();
  /** @type {Map<number, Read[]>} */
  const reads = new Map();
  for (const l of logs) {
    const { message } = l;
    const began = runningTask.exec(message);
    if (began) {
      at = Math.max(at, Number(began[1]));
      asks = false;
    }
    const broke = failedTask.exec(message);
    if (broke) failed.set(Number(broke[1]), broke[2] ?? "");
    else if (question.test(message)) asks = true;
    else if (answer.test(message)) asks = false;
    else if (isReading(l)) reads.set(at, [...(reads.get(at) ?? []), { text: message, left: l.type !== "info" }]);
    if (message.startsWith(final)) over = true;
  }
  // An agent says one thing at the end of each task.
  const told = messages.filter((m) => m.status === "step" && m.role === "assistant" && m.agentName !== manager);
  return plan.agents.map((agent, i) => {
    const n = i + 1;
    const more = { makes: plan.makes?.[i] ?? [], reads: reads.get(n) ?? [], cost: told[i]?.dataStats ?? null };
    const why = failed.get(n) ?? "";
    if (failed.has(n)) return { n, agent, state: "failed", why, ...more };
    if (n < at || (over && n <= at)) return { n, agent, state: "done", why, ...more };
    if (n === at) return { n, agent, state: hasEnded(status) ? "cut" : asks ? "asks" : "running", why, ...more };
    return { n, agent, state: "todo", why, ...more };
  });
}

/** What each line makes way for: the share at which the next one comes. @param {readonly Log[]} logs @param {Status} status */
function boundsOf(logs, status) {
  if (hasEnded(status)) return { floor: 100, ceiling: 100 };
  let floor = 0;
  let ceiling = 10;
  for (const l of logs) {
    if (l.progress === undefined || l.progress < floor) continue;
    floor = l.progress;
    const task = runningTask.exec(l.message);
    if (task) ceiling = 30 + Math.floor((60 * Number(task[1])) / Number(task[2]));
    else ceiling = floor < 10 ? 10 : floor < 20 ? 20 : floor < 30 ? 30 : floor < 90 ? 90 : 100;
  }
  return { floor, ceiling };
}

/** The newest line of a round that says what goes on; undefined before the first. @param {Round} r */
export const newestLine = (r) => r.logs.findLast((l) => l.type === "info" || !isReading(l));

/** What the agent of a line reads; "" for any other line. @param {Log} l */
export const readingOf = (l) => (isReading(l) ? l.message : "");
