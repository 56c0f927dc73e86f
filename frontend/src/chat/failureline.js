// The line at the message whose turn failed: the reason, Retry, and the way out.

import { button, cell, effect, h, rawDetails, t } from "../lib/index.js";
import { failureHere } from "../model/failure.js";
import { recordedFailure } from "../model/recorded.js";
import { more } from "../model/window.js";

/**
 * Keeps the line at the end of the last message; where the conversation has none, at the end of the page.
 * @param {HTMLElement} list
 * @param {(to: "models" | "answerer", row?: string) => void} lead
 */
export function failureLine(list, lead) {
  let retry = () => {};
  const words = h("div");
  const actions = h(
    "div.actions",
    button(t("Retry"), () => retry()),
  );
  const line = h("div.failure-line", { role: "alert" }, words, actions);
  const told = cell(
    /** @type {ReturnType<typeof failureHere>} */ (null),
    // The way is known once the server was looked at.
    (a, b) => a === b || (a !== null && a?.text === b?.text && a?.way?.label === b?.way?.label),
  );
  effect([told], (failure) => {
    words.replaceChildren(...(failure ? [h("p", failure.text), ...rawDetails(failure.raw)] : []));
    while (actions.children.length > 1) actions.lastElementChild?.remove(); // Retry stays: it may have the focus
    const way = failure?.way;
    if (way?.to) actions.append(button(way.label, () => way.to && lead(way.to, way.row), { kind: "quiet" }));
  });
  return () => {
    const failure = more.get().newer ? null : failureHere(recordedFailure); // its message is not among the rows
    const place = failure ? ([...list.querySelectorAll(".row")].at(-1) ?? list.parentElement) : null;
    if (!failure || !place) {
      line.remove();
      told.set(null);
      return;
    }
    retry = failure.retry;
    if (line.parentNode !== place) place.append(line);
    told.set(failure);
  };
}
