// The versions of a row: arrows between them, and a number to go to one of many.

import { claim, h, iconButton, on, t } from "../lib/index.js";
import { change, complain } from "../model/conversation.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/** The arrows on a row that has siblings. @param {Message} m */
export function branchArrows(m) {
  const place = { n: m.branch_index + 1, total: m.branch_count };
  /** @param {string} name @param {string} shape @param {number | null} to */
  const arrow = (name, shape, to) => iconButton(shape, name, () => void switchTo(to), { disabled: to === null });
  const count = h(
    "button.count",
    {
      title: t("Go to version number"),
      // The name begins with what is seen, so that it can be called by it; the group says which version it is.
      "aria-label": `${m.branch_index + 1}/${m.branch_count}, ${t("Go to version number")}`,
      onclick: () => askNumber(count, m),
    },
    `${m.branch_index + 1}/${m.branch_count}`,
  );
  return h(
    "span.branches",
    { role: "group", "aria-label": t("Version {n} of {total}", place) },
    arrow(t("Previous version"), "left", m.prev_branch_id),
    count,
    arrow(t("Next version"), "right", m.next_branch_id),
  );
}

/** @param {number | null} id */
export async function switchTo(id) {
  if (id === null) return;
  const held = focusedPlace();
  await change("messages.switchBranch", id, {}, id).then(() => held(id), complain);
}

/** Puts a box for a number in the place of the count. @param {HTMLElement} count @param {Message} m */
export function askNumber(count, m) {
  const box = h("input.version-number", {
    inputmode: "numeric",
    "aria-label": t("Version number, 1 to {total}", { total: m.branch_count }),
    value: String(m.branch_index + 1),
  });
  box.style.setProperty("--digits", String(String(m.branch_count).length));
  count.replaceWith(box);
  box.focus();
  box.select();
  let open = true;
  /** @param {boolean} back whether the focus returns */
  const close = (back) => {
    if (!open) return;
    open = false;
    box.replaceWith(count);
    if (back) count.focus();
  };
  on(box, "blur", () => close(false));
  on(box, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing || (e.key !== "Enter" && e.key !== "Escape")) return;
    claim(e);
    const n = versionOf(box.value, m.branch_count);
    close(true);
    if (e.key === "Enter" && n !== null && n !== m.branch_index + 1)
      void change("messages.switchBranch", m.id, { version: n }).catch(complain);
  });
}

/** Reads what was typed: a number in the range, or nothing. @param {string} typed @param {number} count */
export function versionOf(typed, count) {
  const n = Number.parseInt(typed.trim(), 10);
  return Number.isNaN(n) ? null : Math.max(1, Math.min(count, n));
}

/**
 * Remembers on which control of a row the focus is; gives what puts it on the same control of another row, unless
 * the person has gone elsewhere meanwhile.
 */
function focusedPlace() {
  const active = document.activeElement;
  const row = active?.closest(".row");
  const name = active?.closest(".branches") ? active.getAttribute("aria-label") : null;
  return (/** @type {number} */ id) => {
    const now = /** @type {HTMLElement | null} */ (document.querySelector(`.row[data-id="${id}"]`));
    const at = document.activeElement;
    const elsewhere = at !== null && at !== document.body && at !== active;
    if (!row || !now || elsewhere) return;
    const all = name
      ? [.../** @type {NodeListOf<HTMLElement>} */ (now.querySelectorAll(".branches button:not(:disabled)"))]
      : [];
    const same = all.find((b) => b.getAttribute("aria-label") === name);
    (same ?? all[0] ?? now).focus({ preventScroll: true });
  };
}
