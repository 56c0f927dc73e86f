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
 * @param {(a: T, b: T) => boolean} [same] whether two values are as good as one for those who watch
 * @returns {Cell<T>}
 */
export function cell(value, same = Object.is) {
  /** @type {Set<{see: (value: T) => void, follows: boolean}>} */
  const watchers = new Set();
  /** @param {T} next */
  const set = (next) => {
    if (same(value, next)) return;
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

/** A cell for those who read it. @template T @typedef {Pick<Cell<T>, "get" | "watch">} Readable */
/** What the readables of a list hold, in its order. @template {readonly Readable<any>[]} Cells @typedef {{[I in keyof Cells]: Cells[I] extends Readable<infer T> ? T : never}} Held */

/**
 * A value that follows from others. It lives as long as they do.
 * @template T
 * @template {readonly Readable<any>[]} const Cells
 * @param {Cells} cells
 * @param {(...values: Held<Cells>) => T} fn pure
 * @param {(a: T, b: T) => boolean} [same] so that a new object that says the same is no change
 * @returns {Readable<T>}
 */
export function derived(cells, fn, same = Object.is) {
  const now = () => fn(.../** @type {any} */ (cells.map((c) => c.get())));
  const out = cell(now(), same);
  for (const c of cells) /** @type {Cell<any>} */ (c).watch(() => out.set(now()), true);
  return { get: out.get, watch: out.watch };
}

/**
 * Does something with what cells hold: at once, and again at each change. Returns the undo.
 * @template {readonly Readable<any>[]} const Cells
 * @param {Cells} cells
 * @param {(...values: Held<Cells>) => void} does
 */
export function effect(cells, does) {
  const run = () => does(.../** @type {any} */ (cells.map((c) => c.get())));
  const undo = watchAll(cells, run);
  run();
  return undo;
}

/**
 * Whether two readings of a record say the same: each reading brings new objects.
 * @template {object} T
 * @param {T} a @param {T} b
 */
export const sameContent = (a, b) =>
  a === b ||
  /** @type {(keyof T)[]} */ (Object.keys(b)).every(
    (k) => a[k] === b[k] || (typeof b[k] === "object" && JSON.stringify(a[k]) === JSON.stringify(b[k])),
  );

/** Whether two records hold the same in each field. @template {object} T @param {T} a @param {T} b */
export const sameFields = (a, b) =>
  a === b || /** @type {(keyof T)[]} */ (Object.keys(b)).every((k) => Object.is(a[k], b[k]));

/** One undo for several. @param {readonly (() => void)[]} undos */
export const undoAll = (undos) => () => {
  for (const undo of undos) undo();
};

/** Calls see at each change of one of the cells; returns the undo. @param {readonly Readable<any>[]} cells @param {() => void} see */
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
