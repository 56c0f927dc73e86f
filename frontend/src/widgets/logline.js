// A line of a log: when, at which step, what, and what there is besides.

import { clockTime, h, t } from "../lib/index.js";

/** @type {Readonly<Record<string, string>>} */
const signs = Object.freeze({ error: t("Error"), warning: t("Warning") });

/** @param {{at: string, step: string, type: string, text: string, rest: string}} line */
export function logLine({ at, step, type, text, rest }) {
  return [
    h("time", { datetime: at }, clockTime(at)),
    h("span.log-step", step),
    h("span.log-text", signs[type] ? h("strong", `${signs[type]} `) : null, text),
    h("span.log-rest", rest),
  ];
}
