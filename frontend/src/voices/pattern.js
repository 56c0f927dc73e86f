// Validates a pattern while it is typed, and counts its matches.

import { call } from "../ipc/index.js";
import { h, newest, t } from "../lib/index.js";
import { pausing } from "../lib/pausing.js";
import { activeId } from "../model/state.js";

// Long enough that a word is whole, short enough to feel like an answer; in ms.
const pause = 250;

/**
 * @param {HTMLInputElement} input
 * @param {() => boolean} isPattern whether the text is meant as one
 */
export function patternNews(input, isPattern) {
  const node = h("p.pattern-news", { role: "status" });
  const typed = pausing(pause);
  const asking = newest();
  /** @param {string} text @param {boolean} [bad] */
  const tell = (text, bad = false) => {
    node.textContent = text;
    node.dataset["kind"] = bad ? "error" : "";
  };
  const ask = () => {
    const pattern = input.value.trim();
    if (!isPattern() || !pattern) {
      asking.drop();
      return tell("");
    }
    return asking.ask(
      () => call("audit.pattern", { pattern, cid: activeId.get() ?? "" }),
      (news) => tell(patternSentence(news), news.reason !== ""),
      () => tell(""),
    );
  };
  const look = () => typed.later(ask);
  input.addEventListener("input", look);
  return {
    node,
    look,
    /** Clears the notice, since the form shows its own. */
    clear() {
      typed.cancel();
      asking.drop();
      tell("");
    },
  };
}

/** @param {{reason: string, replies: number, count: number}} news */
export function patternSentence({ reason, replies, count }) {
  if (reason) return t("This pattern doesn't work: {reason}.", { reason });
  if (replies === 0) return t("This pattern works.");
  return t(
    "{n, plural, =0 {No matches in this conversation} one {One match in this conversation} other {# matches in this conversation}}",
    { n: count },
  );
}
