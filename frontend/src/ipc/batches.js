// Hands pushes over at most once a frame, with what was said in between joined. The
// window's door does so in the backend; `serve` sends every token as it comes, and a
// quick server's would be drawn many times between two frames, unseen.

/** @typedef {import("./transport.js").Push} Push */
/** @typedef {import("./transport.js").TurnPush} TurnPush */

/** Milliseconds. Not an animation frame, because a page out of sight has none and still hears that a turn ends. */
const frame = 16;

/**
 * The first push is handed over at once.
 *
 * @param {(push: Push) => void} handler
 * @param {(fn: () => void, ms: number) => void} [later]
 * @returns {(pushes: readonly Push[]) => void}
 */
export function batches(handler, later = setTimeout) {
  /** @type {Push[]} */
  let waiting = [];
  let pausing = false;
  const deliver = () => {
    pausing = waiting.length > 0;
    if (!pausing) return;
    later(deliver, frame);
    const all = joinBatches(waiting);
    waiting = [];
    for (const push of all) handler(push);
  };
  return (pushes) => {
    waiting.push(...pushes);
    if (!pausing) deliver();
  };
}

/**
 * Joins neighbouring batches of a turn, and neighbouring tokens in them. The order stays. Pure.
 *
 * @param {readonly Push[]} pushes
 */
export function joinBatches(pushes) {
  /** @type {Push[]} */
  const out = [];
  for (const push of pushes) {
    const last = out.at(-1);
    if (last?.type !== "turn" || push.type !== "turn" || !follows(last, push))
      out.push(push.type === "turn" ? { ...push, events: [...push.events] } : push);
    else {
      last.seq = push.seq;
      for (const e of push.events) {
        const before = last.events.at(-1);
        if (before?.event === "token" && e.event === "token")
          last.events[last.events.length - 1] = { event: "token", data: before.data + e.data };
        else last.events.push(e);
      }
    }
  }
  return out;
}

/** @param {TurnPush} before @param {TurnPush} push */
const follows = (before, push) =>
  before.conversation_id === push.conversation_id && before.turn === push.turn && push.first === before.seq + 1;
