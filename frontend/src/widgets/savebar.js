// The bar at the foot of what must be whole before it is saved: what there is to save, and the two ways on. It is always at
// the same place, so that nothing moves when a person begins to write.

import { button, h, t } from "../lib/index.js";

/** @param {{save: () => unknown, discard: () => unknown, word?: string}} act word: what saving is called, where it creates something */
export function saveBar({ save, discard, word = t("Save") }) {
  const said = h("span.save-state", { role: "status" });
  const saves = button(word, () => void save(), { kind: "primary" });
  const discards = button(t("Discard"), () => void discard(), { kind: "quiet", hidden: true });
  return {
    node: h("div.save-bar", { role: "group", "aria-label": word }, said, discards, saves),
    focus: () => saves.focus(),
    /** @param {boolean} now whether there is something to lose @param {boolean} [ready] whether there is something to save */
    dirty(now, ready = now) {
      saves.disabled = !ready;
      discards.hidden = !now;
      said.textContent = now ? t("Unsaved changes") : "";
    },
  };
}
