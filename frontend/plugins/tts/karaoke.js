// Lights the word that is heard.

import { scoreOf, wordAt } from "./score.js";

/** Whether a message still says what was spoken; words cannot be found in another text. @param {import("../../types/rows").Message | undefined} message @param {import("../../types/rows").Artifact} att */
export function isSpoken(message, att) {
  const text = /** @type {any} */ (att.generation_metadata)?.text;
  return message !== undefined && (typeof text !== "string" || text === message.content);
}

/**
 * @param {import("../../src/plugins.js").Host} host
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
    const mid = now.att.message_id;
    if (!effect || of !== now.att.id) {
      if (
        !isSpoken(
          host.messages().find((m) => m.id === mid),
          now.att,
        )
      )
        return dark();
      effect = host.startTextEffect({ msgId: mid, effectId: host.id, grain: "word" });
      of = now.att.id;
      lit = null;
    }
    const word = now.silent ? null : wordAt(scoreOf(now.att)?.blocks[now.block], now.clip);
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
