// Reads something again and again as it changes, never twice at once and never more often than it says.

/**
 * The first wish is met at once; wishes that come while it is read, or too soon after, are met by one more reading.
 * @param {() => Promise<unknown>} read tells of its own failures
 * @param {number} pause milliseconds between two readings
 * @returns {{wish: () => void, close: () => void}}
 */
export function repeatedRead(read, pause) {
  let busy = false;
  let wanted = false;
  let closed = false;
  let timer = 0;
  const go = async () => {
    busy = true;
    wanted = false;
    try {
      await read();
    } finally {
      timer = Number(
        setTimeout(() => {
          busy = false;
          if (wanted && !closed) void go();
        }, pause),
      );
    }
  };
  return {
    wish: () => {
      wanted = true;
      if (!busy && !closed) void go();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
