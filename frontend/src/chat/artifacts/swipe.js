// A finger that goes sideways over something asks for the next one of it.

/** How far a finger goes, in pixels, and how much more sideways than up or down, to mean it. */
const far = 48;
const slant = 1.5;

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @returns {-1 | 0 | 1} Pure. */
export function swiped(from, to) {
  const x = to.x - from.x;
  if (Math.abs(x) < far || Math.abs(x) < Math.abs(to.y - from.y) * slant) return 0;
  return x < 0 ? 1 : -1;
}

/** @param {HTMLElement} node @param {(step: number) => void} go */
export function onSwipe(node, go) {
  /** @type {{id: number, x: number, y: number} | null} */
  let from = null;
  node.addEventListener("pointerdown", (e) => {
    const held = /** @type {Element} */ (e.target).closest("audio, video, input, textarea, a");
    from = e.pointerType === "touch" && !held ? { id: e.pointerId, x: e.clientX, y: e.clientY } : null;
  });
  node.addEventListener("pointerup", (e) => {
    if (!from || e.pointerId !== from.id) return;
    const step = swiped(from, { x: e.clientX, y: e.clientY });
    from = null;
    if (step !== 0) go(step);
  });
  node.addEventListener("pointercancel", () => {
    from = null;
  });
}
