// Asks the desktop to say that an answer is there, or that a run ended or needs somebody. It names who answered and nothing of what was said, because a
// desktop may show it on a locked screen.

import { call, door } from "../ipc/index.js";
import { t, toggle } from "../lib/index.js";
import { openConversation } from "./conversation.js";
import { current as chosen, save } from "./settings.js";

const able = () => typeof Notification !== "undefined";

/** @param {string} text @param {string} id of what it is about: a later notice of it takes the place of this one @param {() => void} [open] shows it; without it the id is a conversation's */
export async function notify(text, id, open = () => void openConversation(id)) {
  // A desktop without a service for it is common; the mark in the list and the title say the same.
  if (door() === "window") return void (await call("app.notify", { text }).catch(() => {}));
  if (!able() || Notification.permission !== "granted") return;
  const note = new Notification("Terzetto", { body: text, tag: id });
  note.addEventListener("click", () => {
    globalThis.window.focus();
    open();
    note.close();
  });
}

/** A browser asks the person once, and only when they act. */
async function allowed() {
  if (door() === "window") return;
  if (!able()) throw new Error(t("This browser doesn't support notifications."));
  if ((await Notification.requestPermission()) !== "granted")
    throw new Error(t("Notifications are blocked. Allow them in the browser's settings for this page."));
}

/** The switch for the settings. */
export function notificationSwitch() {
  const field = toggle({
    label: t("Notify me when a reply is ready"),
    hint: t(
      "While you use another window, the desktop shows who replied and which runs ended or are waiting, without any text.",
    ),
    value: Boolean(chosen()["notify_finished"]),
    save: async (want) => {
      if (want) await allowed();
      await save({ notify_finished: want });
    },
  });
  return { node: field.node, show: () => field.show(Boolean(chosen()["notify_finished"])) };
}
