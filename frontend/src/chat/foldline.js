// The line above the first message that the model reads unchanged. It opens the summary that
// the model reads in the place of those above it.

import { button, dialog, groups, h, muted, on, shortcut, t, toast, whileDisabled } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { afterFold, changeFold, folding, restoreFold, rewriteFold, stopSummary, summarize } from "../model/folding.js";
import { activeId } from "../model/state.js";
import { changedNotice, changedWords, earlierVersions, lostFacts } from "./foldversions.js";

/** @typedef {import("../../types/api.d.ts").chat.Fold} Fold */

/**
 * Keeps the line at its place in the transcript.
 * @param {HTMLElement} list
 */
export function foldLine(list) {
  const note = h("span.fold-note");
  const line = h(
    "div.fold-line",
    button(
      t("The model reads a summary of the messages above"),
      () => {
        const fold = folding.get()?.fold;
        if (fold) open(fold);
      },
      { "aria-haspopup": "dialog" },
    ),
    note,
  );
  shortcut({
    slash: "summary",
    label: t("Summary of the messages above"),
    also: t("context memory summary fold compress condense history tokens"),
    group: groups.read,
    run: () => {
      const fold = folding.get()?.fold;
      if (fold) open(fold);
      else
        toast(t("The model still reads every message of this conversation."), {
          action: { label: t("Summarize"), run: () => void summarizeShown() },
        });
    },
  });
  shortcut({
    slash: "summarize",
    label: t("Summarize earlier messages"),
    also: t("compress condense shorten history memory context tokens"),
    group: groups.read,
    run: () => void summarizeShown(),
  });
  /** @param {readonly import("../../types/api.d.ts").chat.Message[]} rows */
  return (rows) => {
    const id = afterFold(rows, folding.get());
    const words = changedWords(folding.get()?.fold ?? null);
    if (note.textContent !== words) note.textContent = words;
    const row = id === null ? null : list.querySelector(`[data-id="${id}"]`);
    if (!row) line.remove();
    else if (line.parentNode !== row) row.prepend(line);
  };
}

/** Folds the shown conversation, and offers the way back. */
async function summarizeShown() {
  const cid = activeId.get();
  if (!cid) return;
  try {
    const fold = await summarize(cid);
    if (!fold) return;
    toast(t("The model now reads a summary of the earlier messages."), {
      action: { label: t("Undo"), run: () => void changeFold("folds.unfold", fold).catch(complain) },
    });
  } catch (e) {
    complain(e);
  }
}

/** What a fold is, in a sentence. @param {Fold} fold */
function kindOf(fold) {
  if (fold.edited) return t("Edited by you");
  return fold.kind === "events"
    ? t("This list of events is temporary. The model's summary replaces the list at the next fold.")
    : t("Written by the model");
}

/** @param {Fold} fold */
function open(fold) {
  const area = h("textarea.edit-text.fold-text", { "aria-label": t("Summary"), value: fold.text });
  const error = h("p.error", { role: "alert" });
  const busy = h("p.muted", { role: "status" });
  /** @param {() => Promise<void>} act */
  const perform = async (act) => (await whileDisabled(all, error, act)) && shown.close();
  const halt = button(t("Stop"), stopSummary, { icon: "stop", hidden: true });
  const regenerate = button(t("Regenerate"), async () => {
    let made = false;
    busy.textContent = t("The model is writing the summary…");
    halt.hidden = false;
    const written = whileDisabled(all, error, async () => {
      made = await rewriteFold(fold);
    });
    halt.focus();
    const stopped = (await written) && !made;
    halt.hidden = true;
    busy.textContent = stopped ? t("Summary stopped.") : "";
    if (made) shown.close();
    else regenerate.focus();
  });
  const all = [
    button(t("Unfold"), () => void perform(() => changeFold("folds.unfold", fold)), {
      title: t("The model reads the messages themselves again, as far as they fit."),
    }),
    regenerate,
    button(t("Save"), () => void perform(() => changeFold("folds.edit", fold, { text: area.value })), {
      kind: "primary",
    }),
  ];
  const body = h(
    "div.fold-summary",
    muted(t("The model reads this summary in place of the messages above. The messages stay in the conversation.")),
    ...changedNotice(fold, folding.get()),
    area,
    muted(kindOf(fold)),
    ...lostFacts(folding.get()?.lost ?? [], () => shown.close()),
    earlierVersions(fold, (version) => void perform(() => restoreFold(fold, version))),
    h("div.actions", busy, halt),
    error,
  );
  const shown = dialog(t("Summary of the messages above"), body, { class: "fold-dialog", actions: all });
  // Escape stops the summary that is being written, and else closes.
  on(shown.node, "cancel", (e) => !halt.hidden && stopSummary() && e.preventDefault());
  on(shown.node, "close", () => !halt.hidden && stopSummary());
  area.focus();
  area.setSelectionRange(0, 0); // a long text is read from its beginning
  area.scrollTop = 0;
}
