// What is asked when the window is to be closed while an answer is being written.

import { desktop } from "../ipc/index.js";
import { dialog, h, t, toast } from "../lib/index.js";

export function askBeforeClosing() {
  desktop()?.onClosing((how) => {
    if (how === "wait") stayed(t("The window closes after the reply."));
    else ask();
  });
}

/** @param {string} text */
const stayed = (text) =>
  toast(text, { action: { label: t("Keep window open"), run: () => desktop()?.close("stay") }, time: 60_000 });

function ask() {
  /** @type {"stop" | "wait" | "stay"} */
  let answer = "stay";
  /** @param {typeof answer} is @param {string} label @param {string} looks */
  const button = (is, label, looks) => h("button.button", { class: looks, onclick: () => choose(is) }, label);
  const wait = button("wait", t("Close after the reply"), "primary");
  const shown = dialog(t("A reply is being written"), h("p", t("The text written so far is kept either way.")), {
    class: "question",
    actions: [button("stay", t("Keep window open"), ""), button("stop", t("Stop and close"), ""), wait],
  });
  /** @param {typeof answer} is */
  const choose = (is) => {
    answer = is;
    shown.close();
  };
  wait.focus();
  void shown.closed.then(() => {
    desktop()?.close(answer);
    if (answer === "wait") stayed(t("The window closes after the reply."));
  });
}
