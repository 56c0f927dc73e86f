// How much of the model's context the conversation takes. Pure.

import { locale, t } from "../lib/index.js";

/** @typedef {{share: number, short: string, words: string}} Filled share: of the context, from 0 to 1; 0: it is not known */

const compact = new Intl.NumberFormat(locale(), { notation: "compact", maximumFractionDigits: 1 });

/**
 * @param {import("../../types/api.d.ts").turn.Meter | undefined} meter
 * @returns {Filled | null} null: not known
 */
export function contextUse(meter) {
  if (!meter?.sent) return null;
  if (!meter.context) {
    const short = t("{sent}, limit unknown", { sent: compact.format(meter.sent) });
    return {
      share: 0,
      short,
      words: t("About {sent} tokens. The server doesn't tell how many fit.", { sent: meter.sent }),
    };
  }
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
  const short = t("{sent} of {context}", { sent: compact.format(sent), context: compact.format(context) });
  return { share: Math.min(1, sent / context), short, words };
}
