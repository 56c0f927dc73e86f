// Calls back once for each node, when it first becomes visible.

/** @param {IntersectionObserverInit} how @param {(node: HTMLElement) => void} seen @returns {IntersectionObserver | null} null where nothing can tell */
export function firstSight(how, seen) {
  if (typeof IntersectionObserver !== "function") return null;
  const eye = new IntersectionObserver((entries) => {
    for (const e of entries) {
      if (!e.isIntersecting) continue;
      eye.unobserve(e.target);
      seen(/** @type {HTMLElement} */ (e.target));
    }
  }, how);
  return eye;
}
