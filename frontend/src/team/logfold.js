// The log of a round, behind a fold: its newest lines.

import { fold, h, keyed, t } from "../lib/index.js";
import { logLine } from "../widgets/logline.js";
import { agentWord, lineWords } from "./labels.js";

/** @typedef {import("../../types/api.d.ts").team.Log} Log */

/** Lines that are drawn; a round has some twenty, and one that floods should not fill the page. */
const most = 100;

export function logFold() {
  const list = h("ol");
  const count = h("span.muted");
  const frame = h(
    "div.log-lines.team-log",
    { role: "log", "aria-live": "off", "aria-label": t("Log"), tabindex: "0" },
    list,
  );
  const node = fold([h("h4", t("Log")), count], frame, { kind: "team-fold" });
  /** @type {readonly Log[]} */
  let lines = [];
  /** @type {ReadonlyMap<string, string>} */
  let titles = new Map();
  const draw = () => {
    if (!node.open) return;
    keyed(
      list,
      lines.slice(-most),
      (l) => l.id,
      (l) => line(l, titles),
    );
  };
  node.addEventListener("toggle", draw);
  return {
    node,
    /** @param {readonly Log[]} next @param {ReadonlyMap<string, string>} names */
    show(next, names) {
      node.hidden = next.length === 0;
      lines = next;
      titles = names;
      count.textContent =
        next.length > most
          ? t("Newest {n} of {all} lines", { n: most, all: next.length })
          : t("{n, plural, one {# line} other {# lines}}", { n: next.length });
      draw();
    },
  };
}

/** @param {Log} l @param {ReadonlyMap<string, string>} titles */
const line = (l, titles) =>
  h(
    "li",
    { dataset: { type: l.type } },
    ...logLine({
      at: l.timestamp,
      step: l.progress === undefined ? "" : t("{n}%", { n: l.progress }),
      type: l.type,
      text: lineWords(l, titles),
      rest: l.agentName ? agentWord(l.agentName, titles) : "",
    }),
  );
