// Finds what keeps a person from a good answer, and the way out of it. Pure.

import { t, translateFault } from "../lib/index.js";
import { modelName } from "../model/modelname.js";

/**
 * @typedef {object} Advice
 * @property {string} id the same for the same thing, so that what was put away stays away
 * @property {string} text
 * @property {string} action what the button says; empty when the way out lies outside of the window
 * @property {string} [row] the server whose key is to be entered
 */

/** Where three voices begin to crowd each other out (llm.tightContext). */
const tight = 8192;

/**
 * What to say about the model that answers: the most pressing thing, and nothing while all is well. What made a turn
 * fail is said at its message.
 * @param {any} status health.Status
 * @returns {Advice | null}
 */
export function advice(status) {
  if (!status || status.demo) return null;
  const { target } = status;
  const who = `${target?.url} ${target?.model}`;
  const { trouble } = status;
  if (trouble?.kind === "key_lost")
    return {
      id: `key lost ${who}`,
      text: translateFault(trouble.sentence),
      action: t("Enter the key"),
      row: status.lost.find((/** @type {any} */ l) => l.sentence === trouble.sentence)?.id,
    };
  if (!target?.model)
    return {
      id: `no model ${who}`,
      text: t("The chosen server has no model yet."),
      action: t("Choose a model"),
    };
  const caps = target.capabilities ?? {};
  if (caps.rung === "none")
    return {
      id: `no tools ${who}`,
      text: t("{model} can't fill in forms, so the Writer replies alone, without Director and Editor.", {
        model: modelName(target.model),
      }),
      action: t("Choose another model"),
    };
  if (caps.context_tokens > 0 && caps.context_tokens < tight)
    return {
      id: `context ${caps.context_tokens} ${who}`,
      text: [
        t(
          "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices. Older messages will soon be summarized.",
          { model: modelName(target.model), n: caps.context_tokens },
        ),
        larger(caps.server ?? ""),
      ].join(" "),
      action: t("Open model servers"),
    };
  return null;
}

/** How the context grows, where the server is known. @param {string} server */
function larger(server) {
  if (/ollama/i.test(server)) return t("Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.");
  if (/llama\.cpp/i.test(server)) return t("Start the server with --ctx-size 16384.");
  if (/kobold/i.test(server)) return t("Start the server with --contextsize 16384.");
  if (/lm studio/i.test(server)) return t("Raise the model's context length in LM Studio, then load the model again.");
  return t("If you can, raise the context size on the server.");
}
