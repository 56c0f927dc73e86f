// The menu of the composer: what can go with a message, and what can be written beside a message of one's own.

import { excerpt, iconButton, menu, t } from "../lib/index.js";
import { continueLast, isRunning } from "../model/conversation.js";
import { impersonationRefusal } from "../model/impersonation.js";
import { activeId, settings } from "../model/state.js";
import { tip } from "../model/window.js";

/** The texts that the person keeps. @returns {import("../../types/api.d.ts").chat.Prompt[]} */
const saved = () => (settings.get()?.prompts ?? []).filter((/** @type {{text: string}} */ p) => p.text);

/** @param {{attach: () => void, impersonate: () => void, start: () => void, hint: (anchor: HTMLElement) => void, insert: (text: string) => void}} act */
export function composerMenu({ attach, impersonate, start, hint, insert }) {
  const prompts = () =>
    menu(
      node,
      saved().map(({ name, text }) => ({
        label: `${name}: ${excerpt(text, 60)}`,
        icon: "write",
        run: () => insert(text),
      })),
      t("Saved prompts"),
    );
  const node = iconButton(
    "plus",
    t("Attach and write"),
    () => {
      const cid = activeId.get();
      const last = tip.get();
      const running = cid && isRunning(cid) ? t("A reply is still being written. Stop the reply first, or wait.") : "";
      const none = last?.role === "assistant" && last.parent_id !== null ? "" : t("There is no reply yet.");
      menu(
        node,
        [
          { label: t("Attach files or images"), icon: "clip", run: attach },
          { label: t("Write my next line"), icon: "person", run: impersonate, off: impersonationRefusal(cid) },
          { label: t("Start the reply with…"), icon: "write", run: start },
          { label: t("Regenerate with a hint"), icon: "wand", run: () => hint(node), off: running || none },
          { label: t("Continue the last reply"), icon: "continue", run: continueLast, off: running || none },
          ...(saved().length > 0 ? [{ label: t("Saved prompts"), icon: "page", run: prompts }] : []),
        ],
        t("Attach and write"),
      );
    },
    { "aria-haspopup": "menu" },
  );
  return node;
}
