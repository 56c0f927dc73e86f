// What is asked when the window is to be closed while an answer is being written.

import { desktop } from "../ipc/index.js";
import { h, question, t, toast } from "../lib/index.js";

export function askBeforeClosing() {
  desktop()?.onClosing((how) => {
    if (how === "wait") stayed();
    else void ask();
  });
}

const stayed = () => {
  const action = { label: t("Keep window open"), run: () => desktop()?.close("stay") };
  toast(t("The window closes after the reply."), { action, time: 60_000 });
};

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
