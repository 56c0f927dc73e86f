// Asks how much is to be deleted. Nothing of it can be taken back, so it is asked.

import { button, confirmLoss, dialog, h, t } from "../../lib/index.js";
import { labelOf } from "../../model/manifest.js";
import { discard } from "./acts.js";
import { activeIndex, activeOf } from "./groups.js";

/** @param {import("./groups.js").Group} group */
export async function askToDelete(group) {
  const att = activeOf(group);
  const workflow = labelOf(att.workflow_id);
  const row = document.querySelector(`.row[data-id="${att.message_id}"]`);
  const scope =
    group.all.length > 1
      ? await howMuch(workflow, activeIndex(group) + 1, group.all.length)
      : (await confirmLoss(
            t("Delete the result of {workflow}?", { workflow }),
            t("A deleted result can't be restored. The message stays."),
          ))
        ? "variant"
        : null;
  if (!scope) return;
  await discard(att, group.root, scope);
  // The button that was pressed may be gone; the row that it stood in is not.
  if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (row)?.focus({ preventScroll: true });
}

/** @param {string} workflow @param {number} n @param {number} total @returns {Promise<"variant" | "group" | null>} */
async function howMuch(workflow, n, total) {
  /** @type {"variant" | "group" | null} */
  let scope = null;
  /** @param {string} text @param {string} kind @param {"variant" | "group" | null} means */
  const answer = (text, kind, means) =>
    button(
      text,
      () => {
        scope = means;
        shown.close();
      },
      { kind },
    );
  const no = answer(t("Cancel"), "", null);
  const shown = dialog(
    t("Delete the result of {workflow}?", { workflow }),
    h(
      "p",
      t("All {total} variants are deleted, or only number {n}. Deleted variants can't be restored.", { n, total }),
    ),
    {
      class: "question",
      actions: [
        no,
        answer(t("Delete variant {n}", { n }), "danger", "variant"),
        answer(t("Delete all {total}", { total }), "danger", "group"),
      ],
    },
  );
  no.focus();
  await shown.closed;
  return scope;
}
