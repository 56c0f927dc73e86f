// Says what a bar of a call's chart shows: in short beside it, and whole for hover, focus and screen readers. Pure.

import { say } from "../lib/i18n.js";
import { count, duration } from "../model/turnlabels.js";

/** @typedef {{label: string, detail: string}} BarWords */

/** @param {number} tokens @param {number} reused @returns {BarWords} */
export function promptWords(tokens, reused) {
  const n = { total: count(tokens), fresh: count(tokens - reused), reused: count(reused) };
  return reused > 0
    ? {
        label: say("{fresh} new, {reused} reused", n),
        detail: say("The prompt had {total} tokens; {reused} of them were reused from the call before.", n),
      }
    : {
        label: say("{fresh} new", n),
        detail: say("The prompt had {total} tokens; none of them were reused from the call before.", n),
      };
}

/** @param {number} tokens @param {number} speed tokens a second, or 0 @returns {BarWords} */
export function writtenWords(tokens, speed) {
  const n = { tokens: count(tokens), speed: count(speed) };
  return speed > 0
    ? {
        label: say("{tokens}, {speed} a second", n),
        detail: say("The model wrote {tokens} tokens, {speed} a second.", n),
      }
    : { label: n.tokens, detail: say("The model wrote {tokens} tokens.", n) };
}

/** @param {number} whole in ms @param {number} wait until the first word, in ms @returns {BarWords} */
export function timeWords(whole, wait) {
  const n = { whole: duration(whole), wait: duration(wait) };
  return wait > 0 && wait < whole
    ? {
        label: say("{whole}, first word at {wait}", n),
        detail: say("The call took {whole}; the first word came after {wait}.", n),
      }
    : { label: n.whole, detail: say("The call took {whole}.", n) };
}
