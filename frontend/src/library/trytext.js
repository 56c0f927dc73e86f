// A field for a text to try: after each pause in typing it shows what the text would do. Nothing is saved or sent.

import { h, newest, sentence } from "../lib/index.js";
import { pausing } from "../lib/pausing.js";

/** How long it waits for more typing, in milliseconds. */
const pause = 200;

/**
 * @template T
 * @param {string} label @param {string} placeholder
 * @param {HTMLElement} told says why it failed
 * @param {(text: string) => Promise<T>} read
 * @param {(answer: T) => void} show is told the answer to the latest text alone
 */
export function tryText(label, placeholder, told, read, show) {
  const input = h("textarea", { rows: "2", "aria-label": label, placeholder });
  const typed = pausing(pause);
  const asking = newest();
  const look = () =>
    asking.ask(
      () => read(input.value),
      show,
      (e) => {
        told.textContent = sentence(e);
      },
    );
  input.addEventListener("input", () => typed.later(look));
  return { input, look };
}
