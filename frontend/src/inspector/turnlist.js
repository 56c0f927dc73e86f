// What a list of turns says of each. Pure.

import { locale, t } from "../lib/index.js";
import { duration, turnKind } from "../model/turnlabels.js";

/** @typedef {import("./record.js").Log} Log */

/** @type {Record<string, string>} */
const outcomes = { done: "", stopped: t("stopped"), error: t("failed"), waiting: t("waits for you") };

const time = new Intl.DateTimeFormat(locale(), { timeStyle: "short" });
const day = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** @param {string} iso @param {Date} [now] */
export function clock(iso, now = new Date()) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "";
  return at.toDateString() === now.toDateString() ? time.format(at) : day.format(at);
}

/**
 * @param {Log} log
 * @returns {{kind: string, outcome: string, detail: string}}
 */
export function turnRow(log) {
  const calls = (log.calls ?? []).length;
  const detail = [
    t("{n, plural, one {# call} other {# calls}}", { n: calls }),
    duration(log.duration_ms),
    log.message_id === null ? t("no reply left") : "",
    log.removed ? t("details removed after an edit") : "",
  ];
  return {
    kind: turnKind(log.kind),
    outcome: outcomes[log.outcome] ?? log.outcome,
    detail: detail.filter(Boolean).join(", "),
  };
}
