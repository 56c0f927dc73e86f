// Works out the bars of a call's chart: shares of one scale for tokens, one for time. Pure.

import { t } from "../lib/index.js";
import { count, duration } from "../model/turnlabels.js";

/**
 * @typedef {object} Call one call to a model, as the log records it (llm.CallRecord)
 * @property {string} label
 * @property {string} model that was asked for
 * @property {string} [answered] that answered, where it is another one
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
 * @property {number} [masked] secrets that were taken out of the answer
 * @property {string[]} [dropped] parameters that were left out, because the server refused them
 * @property {number} [lost_tokens] that the call before began with too, and the server read again
 * @property {string[]} [template] what is known of the template of its model, see template.js
 * @property {number} [banned] phrases that the sampler was kept from
 * @property {number} [not_banned] phrases that this server can't be kept from
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
  const { total, cached } = promptOf(c);
  const wrote = c.completion_tokens;
  // A call without a word was waiting from beginning to end.
  const wait = wrote > 0 ? Math.min(Math.max(c.first_token_ms, 0), c.latency_ms) : c.latency_ms;
  return [
    bar(t("Input"), cached, total, scale.tokens, promptWords(total, cached)),
    bar(t("Output"), 0, wrote, scale.tokens, writtenWords(wrote, speedOf(c))),
    bar(t("Duration"), wait, c.latency_ms, scale.ms, timeWords(c.latency_ms, wait)),
  ].filter((b) => b.hollow + b.solid > 0);
}

/**
 * @param {string} name @param {number} hollow @param {number} whole @param {number} scale
 * @param {readonly [string, string]} words
 * @returns {Bar}
 */
const bar = (name, hollow, whole, scale, [label, detail]) => ({
  name,
  hollow: share(hollow, scale),
  solid: share(whole - hollow, scale),
  label,
  detail,
});

/** @param {number} tokens @param {number} reused @returns {[string, string]} */
function promptWords(tokens, reused) {
  const n = { total: count(tokens), fresh: count(tokens - reused), reused: count(reused) };
  return reused > 0
    ? [
        t("{fresh} new, {reused} reused", n),
        t("The prompt had {total} tokens. {reused} were reused from the previous call.", n),
      ]
    : [t("{fresh} new", n), t("The prompt had {total} tokens. None were reused from the previous call.", n)];
}

/** @param {number} tokens @param {number} speed tokens a second, or 0 @returns {[string, string]} */
function writtenWords(tokens, speed) {
  const n = { tokens: count(tokens), speed: count(speed) };
  return speed > 0
    ? [t("{tokens} tokens, {speed}/s", n), t("The model wrote {tokens} tokens, {speed} a second.", n)]
    : [n.tokens, t("The model wrote {tokens} tokens.", n)];
}

/** @param {number} whole in ms @param {number} wait until the first word, in ms @returns {[string, string]} */
function timeWords(whole, wait) {
  const n = { whole: duration(whole), wait: duration(wait) };
  return wait > 0 && wait < whole
    ? [t("{whole}, first word at {wait}", n), t("The call took {whole}. The first word came after {wait}.", n)]
    : [n.whole, t("The call took {whole}.", n)];
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
 * @returns {{reported: boolean, sentence: string, toolsSentence: string}}
 */
export function remarksOf(c) {
  const { total, reported } = promptOf(c);
  return {
    reported,
    sentence: reported || total === 0 ? t("Token counts from the server") : t("Estimated from the length of the text"),
    toolsSentence: c.tools_same ? t("Tools unchanged") : t("The tools changed, so no tokens were reused"),
  };
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return part > 0 && whole > 0 ? Math.min(1, part / whole) : 0;
}
