// Says beside a field whether it was saved, or why not.

import { h } from "./dom.js";
import { rawDetails } from "./failuredetails.js";
import { t } from "./i18n.js";

/** How long "Saved" stays, in ms: long enough to be noticed, short enough not to be in the way. */
const savedFor = 1600;

/** A status beside a field: that its value was saved, or why it was not. */
export function saveState() {
  const node = h("span.verdict", { role: "status" });
  let timer = 0;
  /** @param {string} text @param {"saved" | "error" | ""} kind */
  const tell = (text, kind) => {
    clearTimeout(timer);
    node.textContent = text;
    node.dataset["kind"] = kind;
    if (kind === "saved") timer = Number(setTimeout(() => tell("", ""), savedFor));
  };
  return {
    node,
    tell,
    /**
     * Saves, and says how it went.
     * @param {() => unknown} save
     * @param {string} [done] "" for what says by itself that it is done
     * @returns {Promise<boolean>}
     */
    async watch(save, done = t("Saved")) {
      try {
        await save();
        tell(done, done && "saved");
        return true;
      } catch (err) {
        tell(sentence(err), "error");
        node.append(...rawDetails(/** @type {{raw?: string}} */ (err)?.raw));
        return false;
      }
    },
  };
}

/** @param {unknown} err */
export const sentence = (err) =>
  err instanceof Error && err.message ? err.message : t("That action failed. Try again.");
