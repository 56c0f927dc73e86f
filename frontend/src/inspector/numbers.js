// The calls of a turn in numbers, for readers who can't use bars. Pure.

import { t } from "../lib/index.js";
import { callName, count, duration } from "../model/turnlabels.js";
import { promptOf } from "./chart.js";

/** @typedef {import("./chart.js").Call} Call */

export const heads = [t("Call"), t("Input"), t("Reused"), t("Output"), t("First word"), t("Total")];

/**
 * @param {readonly Call[]} calls
 * @returns {{rows: string[][], total: string[], estimated: boolean}} each row begins with a name
 */
export function numbersOf(calls) {
  const sum = { read: 0, reused: 0, wrote: 0, ms: 0 };
  let estimated = false;
  const rows = calls.map((c) => {
    const p = promptOf(c);
    estimated ||= !p.reported;
    sum.read += p.total;
    sum.reused += p.cached;
    sum.wrote += c.completion_tokens;
    sum.ms += c.latency_ms;
    const about = p.reported ? "" : "~";
    return [
      callName(c.label),
      about + count(p.total),
      about + count(p.cached),
      count(c.completion_tokens),
      c.first_token_ms > 0 ? duration(c.first_token_ms) : "–",
      duration(c.latency_ms),
    ];
  });
  const about = estimated ? "~" : "";
  return {
    rows,
    total: [t("All"), about + count(sum.read), about + count(sum.reused), count(sum.wrote), "", duration(sum.ms)],
    estimated,
  };
}
