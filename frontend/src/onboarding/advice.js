// Finds what keeps a person from a good answer, and the way out of it. Pure.

import { t } from "../lib/index.js";

/**
 * @typedef {object} Advice
 * @property {string} id the same for the same thing, so that what was put away stays away
 * @property {string} text
 * @property {string} action what the button says; empty when the way out lies outside of the window
 */

/** Where three voices begin to crowd each other out (llm.tightContext). */
const tight = 8192;

/** @type {Record<string, {action: string, more: string}>} */
const ways = {
  down: { action: t("Look at the servers"), more: t("Start it, then ask again.") },
  model: { action: t("Choose another model"), more: "" },
  key: { action: t("Enter the key"), more: "" },
  address: { action: t("Mend the address"), more: "" },
  context: { action: "", more: "" },
  busy: { action: "", more: "" },
  loading: { action: "", more: "" },
};

/**
 * What to say about the model that answers: the most pressing thing, and nothing while all is well.
 * @param {any} status health.Status
 * @returns {Advice | null}
 */
export function advice(status) {
  if (!status || status.demo) return null;
  const { trouble, target } = status;
  const who = `${target?.url} ${target?.model}`;
  if (!target?.model)
    return {
      id: `no model ${who}`,
      text: t("The server that shall answer has no model yet."),
      action: t("Choose a model"),
    };
  if (trouble) {
    const { action, more } = ways[trouble.kind] ?? { action: t("Look at the servers"), more: "" };
    return {
      id: `${trouble.kind} ${trouble.sentence} ${who}`,
      text: [trouble.sentence, more].filter(Boolean).join(" "),
      action,
    };
  }
  const caps = target.capabilities ?? {};
  if (caps.rung === "none")
    return {
      id: `no tools ${who}`,
      text: t("{model} cannot fill in forms, so the Writer answers alone, without Director and Editor.", {
        model: target.model,
      }),
      action: t("Choose another model"),
    };
  if (caps.context_tokens > 0 && caps.context_tokens < tight)
    return {
      id: `context ${caps.context_tokens} ${who}`,
      text: [
        t(
          "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices: it soon reads a summary of what came before.",
          { model: target.model, n: caps.context_tokens },
        ),
        larger(caps.server ?? ""),
      ].join(" "),
      action: t("Look at the servers"),
    };
  return null;
}

/** How the context grows, where the server is known. @param {string} server */
function larger(server) {
  if (/ollama/i.test(server)) return t("Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.");
  if (/llama\.cpp/i.test(server)) return t("Start the server with --ctx-size 16384.");
  if (/kobold/i.test(server)) return t("Start the server with --contextsize 16384.");
  if (/lm studio/i.test(server)) return t("Raise the context length of the model in LM Studio and load it again.");
  return t("Raise the context in the server if you can.");
}
