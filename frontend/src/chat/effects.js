// Paints one word or one sentence of one message, as a plug-in says which: what is
// being read aloud, say. There is one session; beginning one ends the previous one,
// and an old handle does nothing any more.

import { h } from "../lib/index.js";
import { settings } from "../model/state.js";
import { effects } from "./claims.js";
import { live, paintLive } from "./livewords.js";
import { indexSoon, quietly, wordsChanged } from "./segmenter.js";
import { bodyOf } from "./segments.js";

/** @typedef {"word" | "sentence"} Grain */
/** @typedef {"highlight" | "underline" | "pulse"} Variant */
/** @typedef {{msgId: number, effectId: string, grain: Grain, variant: Variant, unit: number | null}} Session */

/** @type {Session | null} */
let session = null;

/** Takes the paint off. */
let wipe = () => {};

/**
 * @template {string} T
 * @param {string} what @param {readonly [T, ...T[]]} known the first is taken for one that is not known
 * @param {unknown} given
 * @returns {T}
 */
function oneOf(what, known, given) {
  const found = known.find((k) => k === given);
  if (found === undefined && given !== undefined) console.error(`startTextEffect: no ${what} ${String(given)}`);
  return found ?? known[0];
}

/**
 * @param {{msgId: number, effectId: string, grain?: Grain, variant?: Variant}} options msgId: 0 is the reply that is being written
 * @returns {{markActive: (unitIndex: number | null) => void, stop: () => void}} null marks nothing
 */
export function startTextEffect({ msgId, effectId, grain, variant }) {
  clearTextEffect();
  /** @type {Session} */
  const own = {
    msgId: Number(msgId),
    effectId,
    grain: oneOf("grain", ["word", "sentence"], grain),
    variant: oneOf("variant", ["highlight", "underline", "pulse"], variant),
    unit: null,
  };
  session = own;
  indexSoon(bodyOf(own.msgId));
  return {
    markActive(unit) {
      if (session !== own || own.unit === unit) return;
      own.unit = unit;
      paint(own);
    },
    stop: () => session === own && clearTextEffect(),
  };
}

export function clearTextEffect() {
  session = null;
  wipe();
}

/** @param {Session} s */
const paint = (s) =>
  quietly(() => {
    wipe();
    const name = `fx-${s.variant}`;
    const off =
      s.unit === null || !takesPart(s)
        ? null
        : s.msgId === live
          ? paintLive(name, s.grain, s.unit)
          : paintSpans(name, s.msgId, s.grain, s.unit);
    wipe = () => {
      wipe = () => {};
      off?.();
    };
  });

/** @param {string} name @param {number} msgId @param {Grain} grain @param {number} unit @returns {() => void} takes the paint off */
function paintSpans(name, msgId, grain, unit) {
  const index = indexSoon(bodyOf(msgId));
  const painted = grain === "word" ? (index?.words[unit]?.spans ?? []) : wholeOf(index?.sentences[unit]);
  for (const el of painted) el.classList.add(name);
  return () =>
    quietly(() => {
      for (const el of painted) {
        el.classList.remove(name);
        if (el.className === "seg-gap") el.replaceWith(...el.childNodes);
      }
    });
}

/** The spans of a sentence's words; what stands between them gets some too, for as long as it is painted. @param {import("./segments.js").Sentence | undefined} sentence */
const wholeOf = (sentence) =>
  (sentence?.nodes ?? []).map((text) => {
    const parent = /** @type {HTMLElement} */ (text.parentElement);
    if (parent.classList.contains("seg")) return parent;
    const gap = h("span.seg-gap");
    text.replaceWith(gap);
    gap.append(text);
    return gap;
  });

/** An effect that no plug-in registered cannot be switched off. @param {Session} s */
const takesPart = (s) =>
  effects
    .get()
    .find((e) => e.id === s.effectId)
    ?.takesPart() ?? true;

// A text that is drawn again, and a plug-in that is switched off or on.
wordsChanged.add((prose) => {
  if (session && prose === bodyOf(session.msgId)) paint(session);
});
settings.watch(() => session && paint(session));
