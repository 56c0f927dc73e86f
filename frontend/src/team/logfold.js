// The log of a round, behind a fold: its newest lines.

import { h, keyed } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { agentWord } from "./labels.js";

/** @typedef {import("../../types/api.d.ts").team.Log} Log */

/** Lines that are drawn; a round has some twenty, and one that floods shall not fill the page. */
const most = 100;
const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

export function logFold() {
  const list = h("ol", null);
  const count = h("span", { class: "muted" });
  const node = /** @type {HTMLDetailsElement} */ (
    h(
      "details",
      { class: "fold team-fold" },
      h("summary", null, h("h4", null, t("Log")), count),
      h(
        "div",
        { class: "fold-body" },
        h(
          "div",
          { class: "log-lines team-log", role: "log", "aria-live": "off", "aria-label": t("Log"), tabindex: "0" },
          list,
        ),
      ),
    )
  );
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
          ? t("The newest {n} of {all} lines", { n: most, all: next.length })
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
    h(
      "time",
      { datetime: l.timestamp },
      Number.isNaN(Date.parse(l.timestamp)) ? "" : clock.format(Date.parse(l.timestamp)),
    ),
    h("span", { class: "log-step" }, l.progress === undefined ? "" : t("{n} %", { n: l.progress })),
    h(
      "span",
      { class: "log-text" },
      l.type === "error" ? h("strong", null, `${t("Error")} `) : null,
      l.type === "warning" ? h("strong", null, `${t("Warning")} `) : null,
      l.message,
    ),
    h("span", { class: "log-rest" }, l.agentName ? agentWord(l.agentName, titles) : ""),
  );
