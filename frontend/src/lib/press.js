// A press belongs to the control on which it began, also when the page moves under the pointer before it ends.

import { on } from "./dom.js";
import { ground } from "./overlay.js";

const controls = "a[href], button, label, summary, input[type=checkbox], input[type=radio]";

/** How far the pointer may stray, in px: whoever goes further takes the press back. */
const stray = 4;

/** Clicks what was pressed where the browser would click what is under the pointer by then, or nothing. */
export function keepPresses() {
  /** @type {{control: HTMLElement, x: number, y: number} | null} */
  let pressed = null;
  const begin = (/** @type {PointerEvent} */ e) => {
    const control = /** @type {Element} */ (e.target).closest(controls);
    const plain = e.button === 0 && e.pointerType === "mouse" && control instanceof HTMLElement;
    pressed = plain ? { control, x: e.clientX, y: e.clientY } : null;
  };
  const end = (/** @type {PointerEvent} */ e) => {
    const was = pressed;
    pressed = null;
    if (!was || was.control.contains(/** @type {Node} */ (e.target))) return;
    const within = was.control.checkVisibility() && ground().contains(was.control); // not below a dialog that came
    if (within && Math.hypot(e.clientX - was.x, e.clientY - was.y) <= stray) was.control.click();
  };
  on(document, "pointerdown", begin, { capture: true });
  on(document, "pointerup", end, { capture: true });
  on(document, "pointercancel", () => {
    pressed = null;
  });
}
