// Takes the place of an artifact whose bytes were evicted to save space.

import { button, h, sizeWords, t } from "../../lib/index.js";
import { isEnabled, labelOf } from "../../model/manifest.js";
import { rehydrate } from "./acts.js";
import { nameOf } from "./groups.js";

/** @param {import("../../../types/api.d.ts").chat.Artifact} att @param {boolean} can whether its plug-in takes part and can make it again */
export function evictedCard(att, can) {
  const plugin = labelOf(att.workflow_id);
  const back = button(t("Restore"), () => void rehydrate(att), { icon: "undo", dataset: { act: "rehydrate" } });
  const why = !att.seed
    ? t("Removed to save space. This result can't be recreated.")
    : can || isEnabled(att.workflow_id)
      ? t("Removed to save space. {plugin} can recreate the result.", { plugin })
      : t("Removed to save space. Turn on {plugin} to restore the result.", { plugin });
  return h(
    "div.artifact-evicted",
    h(
      "p.artifact-gone",
      h("span.artifact-name", nameOf(att)),
      att.size > 0 && h("span.artifact-size", sizeWords(att.size)),
    ),
    h(
      "p.artifact-why",
      why,
      Boolean(att.seed && /** @type {any} */ (att.consumption_metadata)?.varies) && [
        " ",
        t("It will sound a little different."),
      ],
    ),
    att.seed && can && back,
  );
}
