// Says what was found of the template of a model: how it writes what the calls of a turn have in common. Pure.

import { t } from "../lib/index.js";

/** @typedef {import("./chart.js").Call} Call */

/**
 * The findings of a turn's calls in sentences, each once, and what it cost where something was lost. A finding that this
 * version doesn't know is left out.
 * @param {readonly Call[]} calls
 * @returns {string[]}
 */
export function templateSentences(calls) {
  const known = sentences();
  const found = [...new Set(calls.flatMap((c) => c.template ?? []))].flatMap((name) => known[name] ?? []);
  const lost = calls.reduce((sum, c) => sum + (c.lost_tokens ?? 0), 0);
  const cost = t("{n, plural, one {# token was} other {# tokens were}} read again in this turn.", { n: lost });
  return found.length > 0 && lost > 0 ? [...found, cost] : found;
}

/** @returns {Record<string, string>} */
const sentences = () => ({
  trial: t("The server reads much of each prompt again, so Terzetto is trying other requests."),
  one_flag: t("This model's template puts the thinking switch at the top, so all calls of a turn ask alike."),
  flags_differ: t(
    "This model's template puts the thinking switch at the top. Your voices think differently, so prompts are read again.",
  ),
  no_tools: t("With tools, this model's template lets no prompt be reused, so forms are asked for without tools."),
  tools_on: t("With tools, this model's template lets no prompt be reused. Tools are on, so prompts are read again."),
  system_first: t("This model's template puts the system prompt at the end, so it is sent with the first message."),
  lost_system: t("This model's template moves the system prompt in each call, so the server can't reuse its prompts."),
  lost_tools: t("This model's template moves the tools in each call, so the server can't reuse its prompts."),
  lost_top: t(
    "This model's template changes the top of the prompt in each call, so the server can't reuse its prompts.",
  ),
  lost_history: t(
    "This model's template changes earlier messages in each call, so the server can't reuse all prompts.",
  ),
  lost_end: t("This model's template ends each prompt with a text of its own, which the server always reads again."),
  lost_order: t("This model's template refuses Terzetto's usual requests, so nothing is known of prompt reuse."),
  lost_unknown: t("The server reads much of each prompt again. Other requests didn't change that."),
});
