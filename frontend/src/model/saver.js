// Saves what changes often: soon after the last change, one at a time, and again where it failed.

/** After the last change, in ms. */
const rest = 300;
/** After the first one that is not saved, in ms. */
const longest = 1500;
/** After a failure, in ms. */
const again = 3000;

/**
 * @param {(id: string) => Promise<unknown>} save saves what there is of one now
 * @param {(e: unknown) => boolean} mends whether a failure may pass
 */
export function saver(save, mends) {
  /** When each that is not saved changed first. @type {Map<string, number>} */
  const waiting = new Map();
  /** @type {Map<string, Promise<void>>} */
  const under = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} id */
  async function run(id) {
    while (waiting.delete(id)) {
      try {
        await save(id);
      } catch (e) {
        if (!mends(e) || waiting.has(id)) continue;
        waiting.set(id, Date.now());
        set(again);
        return;
      }
    }
  }

  /** @param {number} wait */
  function set(wait) {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), wait);
  }

  /** Saves at once. @returns {Promise<void>} */
  async function now() {
    clearTimeout(timer);
    for (const id of [...waiting.keys()]) {
      if (under.has(id)) continue; // it takes what changed meanwhile
      const saving = run(id).finally(() => under.delete(id));
      under.set(id, saving);
    }
    await Promise.all(under.values());
  }

  return {
    now,
    /** @param {string} id */
    later(id) {
      const first = waiting.get(id) ?? Date.now();
      waiting.set(id, first);
      set(Math.max(0, Math.min(rest, first + longest - Date.now())));
    },
    /** Whether one is not saved yet. @param {string} id */
    has: (id) => waiting.has(id) || under.has(id),
  };
}
