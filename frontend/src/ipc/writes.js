// What is written to one thing arrives in the order in which it was written: two requests at once may overtake each other,
// and an older text would replace a newer one.

/** @param {() => boolean} goes whether the page goes: then nothing can wait for an answer */
export function writesInOrder(goes) {
  /** The last write to each thing that has no answer yet. @type {Map<string, Promise<unknown>>} */
  const last = new Map();
  return {
    /** @template T @param {string} thing @param {() => Promise<T>} write @returns {Promise<T>} */
    write(thing, write) {
      const before = goes() ? undefined : last.get(thing);
      const now = before ? before.then(write, write) : write();
      last.set(thing, now);
      const over = () => void (last.get(thing) === now && last.delete(thing));
      now.then(over, over);
      return now;
    },
    /** Resolves when every write has its answer. @returns {Promise<void>} */
    async settled() {
      while (last.size > 0) await Promise.allSettled(last.values());
    },
  };
}
