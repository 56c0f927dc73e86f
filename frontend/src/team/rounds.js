// The rounds of a team workflow, as a person reads them: the request, the plan, who did what, and how far it is. Pure.

import { hasEnded } from "./thread.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {import("../../types/api.d.ts").team.Log} Log */
/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../../types/api.d.ts").team.Status} Status */
/** @typedef {{label: string, state: "todo" | "made" | "missing"}} Promised */
/** @typedef {{n: number, agent: string, state: "todo" | "running" | "done" | "failed" | "cut", why: string}} Task */
/** @typedef {{promised: readonly Promised[], tasks: readonly Task[]}} Plan */

/**
 * @typedef {object} Round
 * @property {number} n from 1
 * @property {Message | null} request
 * @property {readonly Message[]} messages what came after the request
 * @property {readonly Document[]} documents what was made
 * @property {readonly Log[]} logs
 * @property {Plan | null} plan null before there is one
 * @property {Status} status
 * @property {string} error why it failed
 * @property {number} floor how far it is, 0 to 100
 * @property {number} ceiling where it cannot be beyond before the next line
 */

const runningTask = /^Running task (\d+)\/(\d+): /;
const failedTask = /^Task (\d+)\/\d+ failed: ([\s\S]*)$/;
const final = "Creating final response";

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
        plan: planOf(logs, documents, status),
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

/** @param {readonly Log[]} logs @param {readonly Document[]} documents @param {Status} status @returns {Plan | null} */
function planOf(logs, documents, status) {
  const plan = logs.find((l) => l.plan)?.plan;
  if (!plan) return null;
  const there = new Set(documents.map((d) => labelOf(d).toLowerCase()));
  return {
    promised: plan.promised.map((label) => ({
      label,
      state: there.has(label.toLowerCase()) ? "made" : hasEnded(status) ? "missing" : "todo",
    })),
    tasks: tasksOf(plan.agents, logs, status),
  };
}

/** @param {readonly string[]} agentNames @param {readonly Log[]} logs @param {Status} status @returns {Task[]} */
function tasksOf(agentNames, logs, status) {
  let at = 0;
  let over = status === "completed";
  /** @type {Map<number, string>} */
  const failed = new Map();
  for (const { message } of logs) {
    const began = runningTask.exec(message);
    if (began) at = Math.max(at, Number(began[1]));
    const broke = failedTask.exec(message);
    if (broke) failed.set(Number(broke[1]), broke[2] ?? "");
    if (message.startsWith(final)) over = true;
  }
  return agentNames.map((agent, i) => {
    const n = i + 1;
    const why = failed.get(n) ?? "";
    if (failed.has(n)) return { n, agent, state: "failed", why };
    if (n < at || (over && n <= at)) return { n, agent, state: "done", why };
    if (n === at) return { n, agent, state: hasEnded(status) ? "cut" : "running", why };
    return { n, agent, state: "todo", why };
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

/** The words of the newest line of a round; "" before the first. @param {Round} r */
export const newestLine = (r) => r.logs.at(-1)?.message ?? "";
