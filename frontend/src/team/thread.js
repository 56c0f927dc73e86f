// What the window knows of one request to a team: its head, its messages and its log, merged as they come. Pure.

/** @typedef {import("../../types/api.d.ts").team.Request} Request */
/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../../types/api.d.ts").team.Log} Log */
/** @typedef {import("../../types/api.d.ts").teams.Status} StatusEvent */

/**
 * @typedef {object} Thread
 * @property {Request | null} head
 * @property {StatusEvent | null} early what was told before the head was read
 * @property {readonly Message[]} messages by their number
 * @property {readonly Log[]} logs in their order; the newest of them when there are too many
 * @property {number} dropped how many older lines were let go
 */

/** More lines than this are not held. */
const mostLines = 2000;

/** @type {Thread} */
export const noThread = Object.freeze({ head: null, early: null, messages: [], logs: [], dropped: 0 });

/** @param {import("../../types/api.d.ts").team.Status | undefined} status */
export const hasEnded = (status) => status !== "running";

/** Whether what is said of a request was true before what is known of it. @param {Thread} t @param {{status: Request["status"], currentRound: number}} now */
const isOlder = ({ head }, now) =>
  head !== null &&
  (now.currentRound < head.currentRound ||
    (now.currentRound === head.currentRound && now.status === "running" && hasEnded(head.status)));

/** Takes a head that was read. What it does not name any more was deleted. @param {Thread} t @param {Request} head @returns {Thread} */
export function withHead(t, head) {
  if (isOlder(t, head)) return t;
  const there = new Set(head.messageIds);
  const newest = head.messageIds.at(-1) ?? "";
  // Ids grow, so that what is newer than the head is no loss.
  const messages = t.messages.filter((m) => there.has(m.id) || m.id > newest);
  const now = { ...t, head, early: null, messages: messages.length === t.messages.length ? t.messages : messages };
  return t.early ? withStatus(now, t.early) : now;
}

/** @param {Thread} t @param {StatusEvent} s @returns {Thread} */
export function withStatus(t, s) {
  if (!t.head) return { ...t, early: s };
  if (isOlder(t, s)) return t;
  const { status, currentRound, lastActivity, error } = s;
  return { ...t, head: { ...t.head, status, currentRound, lastActivity, error } };
}

/** @param {Thread} t @param {readonly Message[]} fresh @returns {Thread} */
export function withMessages(t, fresh) {
  if (fresh.length === 0) return t;
  const byId = new Map(t.messages.map((m) => [m.id, m]));
  for (const m of fresh) byId.set(m.id, m);
  return { ...t, messages: [...byId.values()].sort((a, b) => a.sequenceNo - b.sequenceNo) };
}

/** @param {Thread} t @param {readonly Message[]} gone @returns {Thread} */
export function without(t, gone) {
  return gone.length === 0 ? t : { ...t, messages: t.messages.filter((m) => !gone.some((g) => g.id === m.id)) };
}

/** @param {Thread} t @param {readonly Log[]} fresh @param {number} [most] @returns {Thread} */
export function withLogs(t, fresh, most = mostLines) {
  const byId = new Map(t.logs.map((l) => [l.id, l]));
  const oldest = t.dropped > 0 ? (t.logs[0]?.id ?? "") : "";
  for (const l of fresh) if (l.id >= oldest) byId.set(l.id, l);
  if (byId.size === t.logs.length) return t;
  const all = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const over = Math.max(0, all.length - most);
  return { ...t, logs: over > 0 ? all.slice(over) : all, dropped: t.dropped + over };
}

/** Takes what a round tells while it is carried out. @param {Thread} t @param {readonly {event: string, data?: any}[]} events @returns {Thread} */
export function applyEvents(t, events) {
  let now = t;
  for (const { event, data } of events) {
    if (event === "message") now = withMessages(now, [data]);
    else if (event === "log") now = withLogs(now, [data]);
    else if (event === "status") now = withStatus(now, data);
  }
  return now;
}

/** The person has stopped it: the view shows that at once, and nothing older takes it back. @param {Thread} t @returns {Thread} */
export const halt = (t) => (t.head?.status === "running" ? { ...t, head: { ...t.head, status: "stopped" } } : t);

/** Stopping did not work: what is read next holds, whatever it says. @param {Thread} t @returns {Thread} */
export const resume = (t) => (t.head?.status === "stopped" ? { ...t, head: { ...t.head, status: "running" } } : t);

/** The newest id of rows; "" for none: from there on they are asked for again. @param {readonly {id: string}[]} rows */
export const lastId = (rows) => rows.reduce((last, r) => (r.id > last ? r.id : last), "");
