// One line that says how far a download or a load is.

import { h } from "../../lib/index.js";

/**
 * @param {string} label what it is the progress of, for who does not see it
 * @param {{told?: boolean}} [options] told: a screen reader is told of what it is about, and never of how far that is
 * @returns {{node: HTMLElement, show: (line: {text: string, more: string, percent: number | null}) => void}}
 */
export function progressLine(label, { told = false } = {}) {
  const text = h("span.engine-what", told ? { role: "status" } : {});
  const more = h("span.muted.engine-more");
  const bar = h("progress", { max: "100", "aria-label": label });
  const node = h("div.engine-progress", h("p", text, more), bar);
  /** @param {{text: string, more: string, percent: number | null}} line */
  const show = (line) => {
    if (text.textContent !== line.text) text.textContent = text.title = line.text;
    more.textContent = line.more;
    if (line.percent === null) bar.removeAttribute("value");
    else bar.value = line.percent;
  };
  return { node, show };
}
