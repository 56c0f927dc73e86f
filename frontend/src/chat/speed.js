// How fast a reply was written, as the footer of the last one says it. Pure.

import { locale, t } from "../lib/index.js";
import { count, duration } from "../model/turnlabels.js";

/** A server that does not report its tokens is estimated at about this many characters to a token. */
const charsPerToken = 4;
/** A slow rate has one decimal. */
const decimal = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Who answers in one piece has no rate; shorter than this, in ms, is one piece. */
const shortest = 20;

/**
 * Tokens per second and the time to the first token, of the call that wrote the reply; null: not known.
 *
 * @param {{calls?: readonly import("../../types/api.d.ts").llm.CallRecord[] | null} | null | undefined} log
 * @param {string} text of the reply, for a server that does not report its tokens
 * @returns {{short: string, whole: string} | null}
 */
export function speedOf(log, text) {
  const call = log?.calls?.findLast((c) => c.label === "writer" && !c.error && c.first_token_ms > 0);
  if (!call) return null;
  const first = duration(call.first_token_ms);
  const tokens = call.usage_reported ? call.completion_tokens : Math.round(text.length / charsPerToken);
  const wrote = call.latency_ms - call.first_token_ms;
  if (wrote < shortest || tokens < 1)
    return {
      short: t("first token {time}", { time: first }),
      whole: t("The first token came after {time}.", { time: first }),
    };
  const rate = (tokens * 1000) / wrote;
  const n = (call.usage_reported ? "" : "~") + (rate < 9.95 ? decimal.format(rate) : count(rate));
  return {
    short: t("{n} tok/s · {time}", { n, time: first }),
    whole: t("{n} tokens per second. The first token came after {time}.", { n, time: first }),
  };
}
