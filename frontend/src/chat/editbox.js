// Boxes that open in the place of a row's text: to edit it, or to say how it should
// be written instead.

import { actions, button, h, on, sentForm, t } from "../lib/index.js";
import { complain, magic } from "../model/conversation.js";
import { closeReview } from "./review.js";

/**
 * @param {HTMLElement} prose
 * @param {string} text
 * @param {{save: (text: string) => Promise<void>, answer?: (text: string) => Promise<void>, waits?: () => boolean}} act waits: a reply is being written, after which the change is applied
 */
export function editBox(prose, text, act) {
  const area = h("textarea.edit-text", { "aria-label": t("Edit the message"), value: text });
  const error = h("p.error", { role: "alert", hidden: true });
  /** @param {(text: string) => Promise<void>} run */
  const perform = async (run) => {
    const kept = area.value;
    wait(act.waits?.() ?? false);
    try {
      await run(kept);
      if (area.value === kept) close(); // what was typed meanwhile stays
    } catch (e) {
      wait(false);
      error.hidden = false;
      error.textContent = e instanceof Error ? e.message : String(e);
    }
  };
  /** @param {boolean} waits for the reply; the change is saved, so there is nothing to cancel */
  const wait = (waits) => {
    waiting.hidden = !waits;
    leave.textContent = waits ? t("Close") : t("Cancel");
  };
  const leave = button(t("Cancel"), () => close());
  const waiting = h(
    "p.hint",
    { role: "status", hidden: true },
    t("Your change is saved. It is applied when the reply is done."),
  );
  const box = h(
    "div.edit-box",
    area,
    waiting,
    error,
    actions(
      leave,
      button(act.answer ? t("Save only") : t("Save"), () => void perform(act.save), {
        kind: act.answer ? "" : "primary",
      }),
      act.answer && button(t("Save and regenerate"), () => void perform(act.answer ?? act.save), { kind: "primary" }),
    ),
  );
  const close = open(prose, box, area);
  on(area, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.key === "Enter" && (e.ctrlKey || e.metaKey) && !e.isComposing) void perform(act.answer ?? act.save);
  });
  on(area, "input", () => wait(false));
  area.style.height = `${Math.min(area.scrollHeight + 4, innerHeight * 0.6)}px`;
}

/** @param {HTMLElement} prose @param {number} messageId */
export function magicBox(prose, messageId) {
  const input = h("input.edit-text", {
    placeholder: t("Example: shorter, and more hesitant"),
    "aria-label": t("Instructions for the rewrite"),
    maxLength: 2000,
  });
  const go = () => {
    const direction = input.value.trim();
    if (!direction) return;
    close();
    void magic(messageId, direction).catch(complain);
  };
  const box = sentForm(
    { class: "edit-box" },
    go,
    input,
    actions(
      button(t("Cancel"), () => close()),
      h("button.button.primary", { type: "submit" }, t("Rewrite")),
    ),
  );
  const close = open(prose, box, input, false);
}

/**
 * Puts a box in the place of a text, or below it, and gives what closes it again.
 *
 * @param {HTMLElement} prose
 * @param {HTMLElement} box
 * @param {HTMLElement} first what gets the focus
 * @param {boolean} [instead]
 */
function open(prose, box, first, instead = true) {
  prose.parentElement?.querySelector(".edit-box")?.remove();
  closeReview(prose);
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  prose.hidden = instead;
  const page = prose.closest("#page");
  on(box, "focusin", () => page?.classList.add("editing"));
  on(box, "focusout", () => page?.classList.remove("editing"));
  prose.after(box);
  const close = () => {
    if (!box.isConnected) return; // closed by hand while its change waited; the focus is elsewhere by now
    prose.hidden = false;
    box.remove();
    page?.classList.remove("editing");
    before?.focus();
  };
  on(box, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.key !== "Escape" || e.isComposing) return;
    e.stopPropagation();
    close();
  });
  first.focus();
  return close;
}
