// How much of the model's context the conversation takes. Pure.

import { t } from "../lib/index.js";

/** @typedef {{share: number, words: string}} Filled share: of the context, from 0 to 1 */

/**
 * @param {import("../../types/api.d.ts").turn.Meter | undefined} meter
 * @returns {Filled | null} null: not known
 */
export function contextUse(meter) {
  if (!meter?.context) return null;
  const { sent, folded, free, context } = meter;
  const words =
    folded > 0
      ? t("About {sent} tokens will be sent, {folded} are summarized, and {free} of {context} are free.", {
          sent,
          folded,
          free,
          context,
        })
      : t("About {sent} tokens will be sent; {free} of {context} are free.", { sent, free, context });
  return { share: Math.min(1, sent / context), words };
}
