// Holds values that are replaced, never mutated, and tells those who watch.

/**
 * @template T
 * @typedef {object} Cell
 * @property {() => T} get
 * @property {(value: T) => void} set tells the watchers, unless it is the same value
 * @property {(change: (value: T) => T) => void} update
 * @property {(see: (value: T) => void, follows?: boolean) => () => void} watch called at each change, not at once; follows: also within a batch of changes, as derived values need; returns the undo
 */

/**
 * @template T
 * @param {T} value
 * @returns {Cell<T>}
 */
export function cell(value) {
  /** @type {Set<{see: (value: T) => void, follows: boolean}>} */
  const watchers = new Set();
  /** @param {T} next */
  const set = (next) => {
    if (Object.is(next, value)) return;
    value = next;
    // A copy, because a watcher may leave or bring another while it is told.
    for (const own of [...watchers]) {
      const tell = () => watchers.has(own) && own.see(value);
      if (waiting && !own.follows) waiting.set(own.see, tell);
      else tell();
    }
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    watch(see, follows = false) {
      const own = { see, follows }; // so that one function may watch twice and leave once
      watchers.add(own);
      return () => {
        watchers.delete(own);
      };
    },
  };
}

/** Those who will be told when the changes under way are made, in the order in which they were due. @type {Map<unknown, () => unknown> | null} */
let waiting = null;

/**
 * Makes several changes as one: each watcher is told once, after the last, and finds what follows from them derived.
 * @template T
 * @param {() => T} change
 * @returns {T}
 */
export function together(change) {
  if (waiting) return change();
  const due = new Map();
  waiting = due;
  try {
    return change();
  } finally {
    try {
      for (const [see, tell] of due) {
        due.delete(see); // what is told may change what it watches
        tell();
      }
    } finally {
      waiting = null;
    }
  }
}

/**
 * A value that follows from others. It lives as long as they do.
 * @template T
 * @param {readonly Cell<any>[]} cells
 * @param {(...values: any[]) => T} fn pure
 * @returns {Pick<Cell<T>, "get" | "watch">}
 */
export function derived(cells, fn) {
  const now = () => fn(...cells.map((c) => c.get()));
  const out = cell(now());
  for (const c of cells) c.watch(() => out.set(now()), true);
  return { get: out.get, watch: out.watch };
}

/** One undo for several. @param {readonly (() => void)[]} undos */
export const undoAll = (undos) => () => {
  for (const undo of undos) undo();
};

/** Calls see at each change of one of the cells; returns the undo. @param {readonly Pick<Cell<any>, "watch">[]} cells @param {() => void} see */
export const watchAll = (cells, see) => undoAll(cells.map((c) => c.watch(see)));

/**
 * Puts a thing into a list, in the place of the one that has its id; returns what takes it out.
 * @template {{id: string}} T @param {Cell<readonly T[]>} list @param {T} one
 */
export function put(list, one) {
  list.update((all) =>
    all.some((x) => x.id === one.id) ? all.map((x) => (x.id === one.id ? one : x)) : [...all, one],
  );
  return () => list.update((all) => all.filter((x) => x !== one));
}
