// The line at the message whose turn failed: the reason, Retry, and the way out.

import { button, h, rawDetails, t } from "../lib/index.js";
import { failureHere } from "../model/failure.js";
import { recordedFailure } from "../model/recorded.js";
import { more } from "../model/window.js";

/**
 * Keeps the line at the end of the last message; where the conversation has none, at the end of the page.
 * @param {HTMLElement} list
 * @param {(to: "models" | "answerer", row?: string) => void} lead
 */
export function failureLine(list, lead) {
  let shown = "";
  let retry = () => {};
  const words = h("div");
  const actions = h(
    "div.actions",
    button(t("Retry"), () => retry()),
  );
  const line = h("div.failure-line", { role: "alert" }, words, actions);
  return () => {
    const failure = more.get().newer ? null : failureHere(recordedFailure); // its message is not among the rows
    const place = failure ? ([...list.querySelectorAll(".row")].at(-1) ?? list.parentElement) : null;
    if (!failure || !place) {
      line.remove();
      shown = "";
      return;
    }
    const { text, raw, way } = failure;
    retry = failure.retry;
    if (line.parentNode !== place) place.append(line);
    const now = `${text} ${way?.label ?? ""}`; // the way is known once the server was looked at
    if (now === shown) return;
    shown = now;
    words.replaceChildren(h("p", text), ...rawDetails(raw));
    while (actions.children.length > 1) actions.lastElementChild?.remove(); // Retry stays: it may have the focus
    if (way?.to) actions.append(button(way.label, () => way.to && lead(way.to, way.row), { kind: "quiet" }));
  };
}
