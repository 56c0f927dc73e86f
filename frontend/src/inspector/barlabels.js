// Says what a bar of a call's chart shows: in short beside it, and whole for hover, focus and screen readers. Pure.

import { t } from "../lib/i18n.js";
import { count, duration } from "../model/turnlabels.js";

/** @typedef {{label: string, detail: string}} BarWords */

/** @param {number} tokens @param {number} reused @returns {BarWords} */
export function promptWords(tokens, reused) {
  const n = { total: count(tokens), fresh: count(tokens - reused), reused: count(reused) };
  return reused > 0
    ? {
        label: t("{fresh} new, {reused} reused", n),
        detail: t("The prompt had {total} tokens; {reused} of them were reused from the call before.", n),
      }
    : {
        label: t("{fresh} new", n),
        detail: t("The prompt had {total} tokens; none of them were reused from the call before.", n),
      };
}

/** @param {number} tokens @param {number} speed tokens a second, or 0 @returns {BarWords} */
export function writtenWords(tokens, speed) {
  const n = { tokens: count(tokens), speed: count(speed) };
  return speed > 0
    ? {
        label: t("{tokens}, {speed} a second", n),
        detail: t("The model wrote {tokens} tokens, {speed} a second.", n),
      }
    : { label: n.tokens, detail: t("The model wrote {tokens} tokens.", n) };
}

/** @param {number} whole in ms @param {number} wait until the first word, in ms @returns {BarWords} */
export function timeWords(whole, wait) {
  const n = { whole: duration(whole), wait: duration(wait) };
  return wait > 0 && wait < whole
    ? {
        label: t("{whole}, first word at {wait}", n),
        detail: t("The call took {whole}; the first word came after {wait}.", n),
      }
    : { label: n.whole, detail: t("The call took {whole}.", n) };
}
