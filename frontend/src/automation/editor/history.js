// Takes back moves, deletions and additions of steps, and makes them again. Text fields take back what is typed.

/** @typedef {import("./steptree.js").Placed} Placed */

/** So many changes can be taken back. */
const most = 100;

/** @param {readonly Placed[]} steps @returns {string} what the steps are and where, without what is in them */
const shapeOf = (steps) =>
  steps.map((p) => `${p.key}[${(p.lanes ?? []).map((lane) => shapeOf(lane)).join("|")}]`).join(",");

/** Pure, but for what it remembers. */
export function history() {
  /** @type {(readonly Placed[])[]} */
  const past = [];
  /** @type {(readonly Placed[])[]} */
  const future = [];
  /** @param {(readonly Placed[])[]} from @param {(readonly Placed[])[]} to @param {readonly Placed[]} now */
  const step = (from, to, now) => {
    const next = from.pop();
    if (next) to.push(now);
    return next;
  };
  return {
    /** Hears of every change; one that leaves all steps in their places is none. @param {readonly Placed[]} before @param {readonly Placed[]} after */
    heard(before, after) {
      if (before === after || shapeOf(before) === shapeOf(after)) return;
      past.push(before);
      if (past.length > most) past.shift();
      future.length = 0;
    },
    /** The steps of before; undefined when there is nothing to take back. @param {readonly Placed[]} now */
    undo: (now) => step(past, future, now),
    /** The steps after the change that was taken back last. @param {readonly Placed[]} now */
    redo: (now) => step(future, past, now),
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
