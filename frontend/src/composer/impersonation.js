// Shows in the message box what a model writes for the person, and puts it there so that it can be undone.

import { failureDetails, h, t, toast, watchAll } from "../lib/index.js";
import { drafts } from "../model/drafts.js";
import {
  failureOf,
  impersonate,
  impersonationRefusal,
  impersonations,
  whenImpersonated,
} from "../model/impersonation.js";
import { activeId } from "../model/state.js";

/** @typedef {import("../model/impersonation.js").Ended} Ended */

/**
 * @param {HTMLTextAreaElement} area
 * @param {{grow: () => void, keep: () => void}} act
 */
export function impersonationBox(area, { grow, keep }) {
  const idle = area.placeholder;
  const status = h("span.visually-hidden", { role: "status" });
  let busy = false;

  /** @param {string} text */
  const show = (text) => {
    if (area.value === text) return;
    area.value = text;
    grow();
    area.scrollTop = area.scrollHeight;
  };
  const draw = () => {
    const now = impersonations.get().get(activeId.get() ?? "");
    if (busy !== Boolean(now)) {
      busy = Boolean(now);
      area.readOnly = busy;
      area.setAttribute("aria-busy", String(busy));
      area.placeholder = busy ? t("Writing your next message…") : idle;
      status.textContent = busy ? t("Writing your next message. Press Esc to stop.") : "";
    }
    if (now) show(now.turn.text.trimStart());
  };

  /** Puts a text in the place of another one, as if it had been typed where the page can. @param {string} text */
  const type = (text) => {
    const free = document.activeElement === area || document.activeElement === document.body;
    if (free) {
      area.focus();
      area.select();
      // The only way that leaves the text before it to the undo of the browser.
      document.execCommand?.("insertText", false, text);
    }
    area.value = area.value === text ? area.value : text;
    grow();
    keep();
  };
  /** Puts a text into the box of a conversation, also of one that is not shown. @param {string} cid @param {string} text */
  const fill = async (cid, text) => {
    if (cid === activeId.get()) return type(text);
    const { pastes, files } = drafts.of(cid) ?? (await drafts.read(cid));
    drafts.keep(cid, text, pastes, files);
  };
  whenImpersonated((cid, { text, before, error, stopped }) => {
    draw();
    const shown = cid === activeId.get();
    if (shown) {
      area.value = before;
      grow();
      keep();
    }
    if (error !== null) {
      const { text: words, raw } = failureDetails(failureOf(error));
      return void toast(words, { kind: "error", raw });
    }
    const put = () => void fill(cid, text);
    if (stopped) {
      const action = text && text !== before.trim() ? { action: { label: t("Use what was written"), run: put } } : {};
      return void toast(t("Stopped. The message box is as it was."), action);
    }
    put();
    const run = () => void fill(cid, before);
    return void toast(t("Your next message is in the message box."), { action: { label: t("Undo"), run } });
  });
  watchAll([impersonations, activeId], draw);
  return {
    status,
    draw,
    /** What the person wrote in the shown box; what a model is writing there is not theirs yet. */
    own: () => impersonations.get().get(activeId.get() ?? "")?.before ?? area.value,
    /** Whether a message is being written in the shown conversation. */
    busy: () => impersonations.get().has(activeId.get() ?? ""),
    /** Begins to write, from what stands in the box or with a hint. @param {string} [hint] */
    begin(hint = "") {
      const cid = activeId.get();
      const refusal = impersonationRefusal(cid);
      if (refusal || !cid) return void toast(refusal);
      const text = area.value;
      area.focus();
      void impersonate(cid, { text, hint, before: hint && !text ? `/impersonate ${hint}` : text });
    },
  };
}
