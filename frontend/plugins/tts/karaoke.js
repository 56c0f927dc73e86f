// Lights the word that is heard.

import { messageOf } from "./following.js";
import { wordAt } from "./score.js";

/**
 * @param {import("../../src/main/plugins.js").Host} host
 * @param {import("./reader.js").Reader} reader
 * @param {() => boolean} wanted
 */
export function karaoke(host, reader, wanted) {
  let effect = /** @type {ReturnType<typeof host.startTextEffect> | null} */ (null);
  let lit = /** @type {import("./score.js").Word | null} */ (null);
  let of = 0;
  const dark = () => {
    effect?.stop();
    effect = null;
    lit = null;
  };
  host.whilePlaying(() => {
    const now = wanted() ? reader.heard() : null;
    if (!now || (!now.state.playing && !now.state.paused)) return effect ? dark() : undefined;
    const mid = messageOf(host, now.att, now.block);
    if (mid === null) return dark();
    if (!effect || of !== mid) {
      effect = host.startTextEffect({ msgId: mid, effectId: host.id, grain: "word" });
      of = mid;
      lit = null;
    }
    const word = now.silent ? null : wordAt(now.block, now.clip);
    if (word === lit) return;
    const unit = word && word.to > word.from ? host.segmentAt(mid, word.from) : -1;
    // A text that is out of sight has no words; it is looked for again with the next frame.
    if (word && word.to > word.from && unit < 0) return;
    lit = word;
    // What is spoken and no word, such as a sign that has a name, would light the word after it.
    const place = unit < 0 ? null : host.placeOfSegment(mid, unit);
    effect.markActive(word && place && place.from < word.to ? unit : null);
  });
}
