// Says of a pattern, while it is typed, whether it works and how often it would have been found.

import { call } from "../ipc/index.js";
import { h } from "../lib/dom.js";
import { activeId } from "../state.js";

// Long enough that a word is whole, short enough to feel like an answer; in ms.
const pause = 250;

/**
 * @param {HTMLInputElement} input
 * @param {() => boolean} isPattern whether what stands there is meant as one
 */
export function patternNews(input, isPattern) {
  const node = h("p", { class: "pattern-news", role: "status" });
  let timer = 0;
  let asked = 0;
  /** @param {string} text @param {boolean} [bad] */
  const say = (text, bad = false) => {
    node.textContent = text;
    node.dataset["kind"] = bad ? "error" : "";
  };
  const ask = async () => {
    const mine = ++asked;
    const pattern = input.value.trim();
    if (!isPattern() || !pattern) return say("");
    try {
      const news = await call("audit.pattern", { pattern, ...(activeId.get() && { cid: activeId.get() }) });
      if (mine === asked) say(patternSentence(news), news.reason !== "");
    } catch {
      if (mine === asked) say("");
    }
  };
  const look = () => {
    clearTimeout(timer);
    timer = Number(setTimeout(() => void ask(), pause));
  };
  input.addEventListener("input", look);
  return {
    node,
    look,
    /** Says nothing: somebody else has said it. */
    hush() {
      clearTimeout(timer);
      asked++;
      say("");
    },
  };
}

/** @param {{reason: string, replies: number, count: number}} news */
export function patternSentence({ reason, replies, count }) {
  if (reason) return `This pattern does not work: ${reason}.`;
  if (replies === 0) return "This pattern works.";
  if (count === 0) return "This pattern works. It stands nowhere in this conversation.";
  return count === 1
    ? "This pattern works. It stands once in this conversation."
    : `This pattern works. It stands ${count} times in this conversation.`;
}
