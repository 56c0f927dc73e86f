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
  let past = [];
  /** @type {(readonly Placed[])[]} */
  let future = [];
  return {
    /** Hears of every change; one that leaves all steps in their places is none. @param {readonly Placed[]} before @param {readonly Placed[]} after */
    heard(before, after) {
      if (before === after || shapeOf(before) === shapeOf(after)) return;
      past = [...past, before].slice(-most);
      future = [];
    },
    /** The steps of before; undefined when there is nothing to take back. @param {readonly Placed[]} now */
    undo(now) {
      const before = past.at(-1);
      if (!before) return undefined;
      past = past.slice(0, -1);
      future = [...future, now];
      return before;
    },
    /** The steps after the change that was taken back last. @param {readonly Placed[]} now */
    redo(now) {
      const after = future.at(-1);
      if (!after) return undefined;
      future = future.slice(0, -1);
      past = [...past, now];
      return after;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
