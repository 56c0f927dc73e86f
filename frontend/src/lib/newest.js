// Lets only the newest of several questions be answered: a late answer to an earlier one is dropped.

export function newest() {
  let asked = 0;
  /** What the newest question comes to. @type {Promise<void>} */
  let last = Promise.resolve();
  return {
    /**
     * @template T
     * @param {() => Promise<T>} read
     * @param {(answer: T) => unknown} show is told the answer to the newest question alone
     * @param {(e: unknown) => unknown} failed is told why the newest question has no answer
     * @returns {Promise<void>} ends when the newest question has its answer, so what follows an earlier one sees it too
     */
    ask(read, show, failed) {
      const mine = ++asked;
      const answered = async () => {
        try {
          const answer = await read();
          if (mine === asked) show(answer);
        } catch (e) {
          if (mine === asked) failed(e);
        }
        if (mine !== asked) await last;
      };
      last = answered();
      return last;
    },
    /** Drops the answer that is still to come. */
    drop() {
      asked++;
      last = Promise.resolve();
    },
  };
}
