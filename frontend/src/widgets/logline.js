// A line of a log: when, at which step, what, and what there is besides.

import { h, t } from "../lib/index.js";

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
/** @type {Readonly<Record<string, string>>} */
const signs = Object.freeze({ error: t("Error"), warning: t("Warning") });

/** @param {{at: string, step: string, type: string, text: string, rest: string}} line */
export function logLine({ at, step, type, text, rest }) {
  const time = Date.parse(at);
  return [
    h("time", { datetime: at }, Number.isNaN(time) ? "" : clock.format(time)),
    h("span.log-step", step),
    h("span.log-text", signs[type] ? h("strong", `${signs[type]} `) : null, text),
    h("span.log-rest", rest),
  ];
}
