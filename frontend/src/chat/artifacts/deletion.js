// Asks how much is to be deleted. Nothing of it can be taken back, so it is asked.

import { confirmLoss, h, question, t } from "../../lib/index.js";
import { labelOf } from "../../model/manifest.js";
import { discard } from "./acts.js";
import { activeIndex, activeOf } from "./groups.js";

/** @param {import("./groups.js").Group} group */
export async function askToDelete(group) {
  const att = activeOf(group);
  const plugin = labelOf(att.workflow_id);
  const row = document.querySelector(`.row[data-id="${att.message_id}"]`);
  const scope =
    group.all.length > 1
      ? await howMuch(plugin, activeIndex(group) + 1, group.all.length)
      : (await confirmLoss(
            t("Delete the result of {plugin}?", { plugin }),
            t("A deleted result can't be restored. The message is kept."),
          ))
        ? "variant"
        : null;
  if (!scope) return;
  await discard(att, group.root, scope);
  // The button that was pressed may be gone; the row that it stood in is not.
  if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (row)?.focus({ preventScroll: true });
}

/** @param {string} plugin @param {number} n @param {number} total @returns {Promise<"variant" | "group" | null>} */
function howMuch(plugin, n, total) {
  const text = t("All {total} variants are deleted, or only number {n}. Deleted variants can't be restored.", {
    n,
    total,
  });
  return question(t("Delete the result of {plugin}?", { plugin }), h("p", text), [
    { is: /** @type {"variant" | "group" | null} */ (null), label: t("Cancel"), focus: true },
    { is: "variant", label: t("Delete variant {n}", { n }), kind: "danger" },
    { is: "group", label: t("Delete all {total}", { total }), kind: "danger" },
  ]);
}
