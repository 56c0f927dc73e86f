// What a person sees of a reply while it is written, where scripts show other words than those that are stored.

import { call } from "../ipc/index.js";

/** How long what is seen stays as it is, in ms: the scripts read the whole text each time. */
const pause = 150;

/**
 * Tells what is seen of a text that grows. Until the first answer nothing is told, so that no words come that a script takes away;
 * where no script acts there is no second question, and each text is told at once.
 *
 * @param {string} cid
 * @param {(text: string) => void} tell
 */
export function seenWords(cid, tell) {
  /** @type {boolean | null} */
  let acts = null;
  let asking = false;
  let latest = { text: "", character_id: "" };
  const ask = async () => {
    asking = true;
    const sent = latest;
    try {
      const words = await call("scripts.show", { cid, ...sent });
      acts = words.acts;
      tell(acts ? words.text : latest.text);
      if (acts) await new Promise((go) => setTimeout(go, pause));
    } catch {
      acts = false; // what is stored is better than nothing, and the message shows it otherwise once it is whole
      tell(latest.text);
    }
    asking = false;
    if (acts && latest.text !== sent.text) void ask();
  };
  return (/** @type {string} */ text, /** @type {string} */ character_id) => {
    latest = { text, character_id };
    if (acts === false || text === "") tell(text);
    else if (!asking) void ask();
  };
}
