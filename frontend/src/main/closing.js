// What is asked when the window is to be closed while an answer is being written, or something was entered and not saved.

import { desktop, settled } from "../ipc/index.js";
import { confirmLoss, h, on, question, t, toast } from "../lib/index.js";
import { goes, leaveField } from "../lib/leaving.js";
import { hasUnsaved } from "../lib/unsaved.js";

export function askBeforeClosing() {
  const window = desktop();
  window?.onClosing((how) => {
    if (how === "save") void saveField();
    else if (how === "wait") stayed();
    else void (how === "unsaved" ? askToDiscard() : ask());
  });
  if (window) {
    window.unsaved(false); // a page that was reloaded has nothing left
    hasUnsaved.watch((now) => window.unsaved(now));
  }
  // A browser asks in its own words.
  else
    on(globalThis, "beforeunload", (/** @type {BeforeUnloadEvent} */ e) => {
      if (hasUnsaved.get()) e.preventDefault();
    });
}

/** Saves the field that a person is in, wherever the page goes or is put away without the field being left. */
export function saveBeforeLeaving() {
  on(globalThis, "pagehide", () => {
    goes.set(true);
    leaveField();
  });
  on(globalThis, "pageshow", () => goes.set(false)); // a browser may take the page out of its history again
  on(document, "visibilitychange", () => document.hidden && leaveField());
}

async function saveField() {
  leaveField();
  await settled();
  desktop()?.close("saved");
}

const stayed = () => {
  const action = { label: t("Keep window open"), run: () => desktop()?.close("stay") };
  toast(t("The window closes after the reply."), { action, time: 60_000 });
};

async function askToDiscard() {
  const sure = await confirmLoss(
    t("Discard the changes?"),
    t("Some changes are not saved yet. They are lost when the window closes."),
    t("Discard and close"),
  );
  desktop()?.close(sure ? "discard" : "stay");
}

async function ask() {
  const body = h("p", t("The text written so far is kept either way."));
  const answer = await question(t("A reply is being written"), body, [
    { is: /** @type {const} */ ("stay"), label: t("Keep window open") },
    { is: /** @type {const} */ ("stop"), label: t("Stop and close") },
    { is: /** @type {const} */ ("wait"), label: t("Close after the reply"), kind: "primary", focus: true },
  ]);
  desktop()?.close(answer);
  if (answer === "wait") stayed();
}
