// Works out the bars of a call's chart: shares of one scale for tokens, one for time. Pure.

import { t } from "../lib/i18n.js";
import { promptWords, timeWords, writtenWords } from "./barlabels.js";

/**
 * @typedef {object} Call one call to a model, as the log records it (llm.CallRecord)
 * @property {string} label
 * @property {string} model
 * @property {string} [tool_choice]
 * @property {string} [rung]
 * @property {string} [finish]
 * @property {string} [error]
 * @property {number} prompt_tokens
 * @property {number} completion_tokens
 * @property {number} cached_tokens
 * @property {boolean} usage_reported
 * @property {number} prompt_chars
 * @property {number} shared_chars
 * @property {boolean} tools_same
 * @property {number} first_token_ms
 * @property {number} latency_ms
 * @property {number} [retries]
 */

/**
 * @typedef {object} Bar
 * @property {string} name what it measures
 * @property {number} solid share of the full width, 0 to 1
 * @property {number} hollow share before the solid one
 * @property {string} label the number beside it
 * @property {string} detail the whole sentence, for hover, focus and screen readers
 */

/** @typedef {{tokens: number, ms: number}} Scale */

// A server that reports no usage is estimated at about this many characters to a token.
const charsPerToken = 4;

/**
 * The common scale of a turn's calls, so that their bars can be compared.
 * @param {readonly Call[]} calls
 * @returns {Scale}
 */
export function scaleOf(calls) {
  let tokens = 1;
  let ms = 1;
  for (const c of calls) {
    tokens = Math.max(tokens, promptOf(c).total, c.completion_tokens);
    ms = Math.max(ms, c.latency_ms, c.first_token_ms);
  }
  return { tokens, ms };
}

/**
 * How many tokens a prompt had, and how many of them the server could reuse.
 * @param {Call} c
 * @returns {{total: number, cached: number, reported: boolean}}
 */
export function promptOf(c) {
  if (c.usage_reported && c.prompt_tokens > 0) {
    return { total: c.prompt_tokens, cached: Math.min(Math.max(c.cached_tokens, 0), c.prompt_tokens), reported: true };
  }
  const total = Math.max(c.prompt_tokens, Math.round(c.prompt_chars / charsPerToken));
  const shared = c.prompt_chars > 0 ? Math.min(1, c.shared_chars / c.prompt_chars) : 0;
  return { total, cached: Math.round(total * shared), reported: false };
}

/**
 * The bars of one call, from top to bottom. What is not known has no bar.
 * @param {Call} c
 * @param {Scale} scale
 * @returns {Bar[]}
 */
export function barsOf(c, scale) {
  const prompt = promptOf(c);
  const fresh = prompt.total - prompt.cached;
  const speed = speedOf(c);
  /** @type {Bar[]} */
  const bars = [];
  if (prompt.total > 0) {
    bars.push({
      name: t("Read"),
      hollow: share(prompt.cached, scale.tokens),
      solid: share(fresh, scale.tokens),
      ...promptWords(prompt.total, prompt.cached),
    });
  }
  if (c.completion_tokens > 0) {
    bars.push({
      name: t("Wrote"),
      hollow: 0,
      solid: share(c.completion_tokens, scale.tokens),
      ...writtenWords(c.completion_tokens, speed),
    });
  }
  if (c.latency_ms > 0) {
    // A call without a word was waiting from beginning to end.
    const wait = c.completion_tokens > 0 ? Math.min(Math.max(c.first_token_ms, 0), c.latency_ms) : c.latency_ms;
    bars.push({
      name: t("Took"),
      hollow: share(wait, scale.ms),
      solid: share(c.latency_ms - wait, scale.ms),
      ...timeWords(c.latency_ms, wait),
    });
  }
  return bars;
}

/**
 * Tokens per second while the model was writing, or 0 when it cannot be said.
 * @param {Call} c
 */
export function speedOf(c) {
  const ms = c.latency_ms - Math.max(0, c.first_token_ms);
  return c.completion_tokens > 1 && ms > 0 ? (c.completion_tokens * 1000) / ms : 0;
}

/**
 * What should be known beside the bars.
 * @param {Call} c
 * @returns {{reported: boolean, sentence: string, tools: "same" | "changed", toolsSentence: string}}
 */
export function remarksOf(c) {
  const { total, reported } = promptOf(c);
  return {
    reported,
    sentence: reported || total === 0 ? t("Reported by the server") : t("Estimated from the length of the text"),
    tools: c.tools_same ? "same" : "changed",
    toolsSentence: c.tools_same ? t("Same tools as the call before") : t("Tools changed, so nothing could be reused"),
  };
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  if (!(part > 0) || !(whole > 0)) return 0;
  return Math.min(1, part / whole);
}
