// The buttons that send a message, stop the reply, and skip the pass that is at work.

import { iconButton, t, watchAll } from "../lib/index.js";
import { isRunning, skip, stop } from "../model/conversation.js";
import { impersonations, stopImpersonation } from "../model/impersonation.js";
import { skippable } from "../model/running.js";
import { activeId, turns } from "../model/state.js";

export function sendButtons() {
  const send = iconButton("send", t("Send"), () => {}, { type: "submit", kind: "send", title: t("Send (Enter)") });
  const end = () => {
    const id = activeId.get() ?? "";
    return void (impersonations.get().has(id) ? stopImpersonation(id) : stop());
  };
  const halt = iconButton("stop", t("Stop"), end, { kind: "stop", title: t("Stop (Esc)"), hidden: true });
  const pass = iconButton("skip", t("Skip"), () => void skip(), {
    kind: "skip",
    title: t("Skip this voice"),
    hidden: true,
  });
  watchAll([turns, activeId, impersonations], () => {
    const id = activeId.get() ?? "";
    const turn = turns.get().get(id);
    const running = isRunning(id) || impersonations.get().has(id);
    send.hidden = running;
    halt.hidden = !running;
    pass.hidden = !turn || !skippable(turn);
    pass.title = turn?.plugin ? t("Skip {plugin}", { plugin: turn.plugin.name }) : t("Skip this voice");
  });
  return [send, pass, halt];
}
