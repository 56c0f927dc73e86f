// Lets only the newest of several questions be answered: a late answer to an earlier one is dropped.

export function newest() {
  let asked = 0;
  return {
    /**
     * @template T
     * @param {() => Promise<T>} read
     * @param {(answer: T) => unknown} show is told the answer to the newest question alone
     * @param {(e: unknown) => unknown} failed is told why the newest question has no answer
     */
    async ask(read, show, failed) {
      const mine = ++asked;
      try {
        const answer = await read();
        if (mine === asked) show(answer);
      } catch (e) {
        if (mine === asked) failed(e);
      }
    },
    /** Drops the answer that is still to come. */
    drop() {
      asked++;
    },
  };
}
