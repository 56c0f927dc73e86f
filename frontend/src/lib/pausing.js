// Waits for a pause, such as one in typing, before it acts.

/**
 * Runs one thing after a while: a newer one takes its place.
 * @param {number} ms
 */
export function pausing(ms) {
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    /** @param {() => unknown} run */
    later(run) {
      cancel();
      timer = setTimeout(() => void run(), ms);
    },
  };
}
