// How full the model's context is, from the newest record. Pure.

import { t } from "../lib/i18n.js";

/**
 * @typedef {object} Filled
 * @property {number} share of the context, from 0; above 1 when it overflowed
 * @property {"low" | "high" | "over"} level
 * @property {string} words
 * @property {string} warning "" while there is room
 */

/** From here on a few more turns fill it. */
const nearly = 0.85;

/**
 * @param {any} log
 * @param {any} status health.Status
 * @returns {Filled | null} null: not known
 */
export function filled(log, status) {
  const context = status?.target?.capabilities?.context_tokens ?? 0;
  const used = Math.max(
    0,
    ...(log?.calls ?? []).map((/** @type {any} */ c) => (c.usage_reported ? c.prompt_tokens + c.completion_tokens : 0)),
  );
  if (!context || !used) return null;
  const share = used / context;
  const level = share > 1 ? "over" : share > nearly ? "high" : "low";
  const percent = Math.round(share * 100);
  const warning = {
    low: "",
    high: t("The model's context is {percent} % full. Soon it will not see the beginning of this conversation.", {
      percent,
    }),
    over: t("The model's context overflowed. It no longer sees the beginning of this conversation."),
  }[level];
  return { share, level, words: t("{used} of {context} tokens of context used.", { used, context }), warning };
}
