// The menu of the composer: what can be written beside a message of one's own.

import { iconButton, menu, t } from "../lib/index.js";
import { continueLast, isRunning } from "../model/conversation.js";
import { impersonationRefusal } from "../model/impersonation.js";
import { activeId } from "../model/state.js";
import { tip } from "../model/window.js";

/** @param {{impersonate: () => void, start: () => void, hint: (anchor: HTMLElement) => void}} act */
export function composerMenu({ impersonate, start, hint }) {
  const node = iconButton(
    "more",
    t("Write with the model"),
    () => {
      const cid = activeId.get();
      const last = tip.get();
      const running = cid && isRunning(cid) ? t("A reply is still being written. Stop the reply first, or wait.") : "";
      const none = last?.role === "assistant" && last.parent_id !== null ? "" : t("There is no reply yet.");
      menu(
        node,
        [
          { label: t("Write my next line"), icon: "person", run: impersonate, off: impersonationRefusal(cid) },
          { label: t("Start the reply with…"), icon: "write", run: start },
          { label: t("Regenerate with a hint"), icon: "wand", run: () => hint(node), off: running || none },
          { label: t("Continue the last reply"), icon: "continue", run: continueLast, off: running || none },
        ],
        t("Write with the model"),
      );
    },
    { "aria-haspopup": "menu" },
  );
  return node;
}
