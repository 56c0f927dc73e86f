// A value that the browser keeps from one session to the next, where it keeps anything.

/** @param {string} key */
export const storedValue = (key) => ({
  /** What is kept; null when nothing is, or nothing that can be read. @returns {any} */
  read() {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  /** @param {unknown} value @returns {boolean} false where the browser keeps nothing, or has no room for it */
  keep(value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  forget() {
    try {
      localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  },
});
