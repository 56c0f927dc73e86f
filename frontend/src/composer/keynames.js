// What the composer does by key and by name. The keys of an empty one stand here for the sheet of keys: the composer
// hears them itself, because they mean something else as soon as there is a text.

import { groups, shortcut, t } from "../lib/index.js";
import { isRunning, stop } from "../model/conversation.js";
import { stopSummary } from "../model/folding.js";
import { activeId } from "../model/state.js";

/** @param {{editLast: () => void, pickModel: () => void, reuse: () => void}} act */
export function composerKeys({ editLast, pickModel, reuse }) {
  shortcut({
    keys: "Escape",
    label: t("Stop the reply"),
    also: t("cancel abort interrupt generation"),
    group: groups.write,
    typing: true,
    run: () => {
      const id = activeId.get();
      if (document.querySelector("dialog[open], .menu")) return false;
      if (!id || !isRunning(id)) return stopSummary();
      return void stop();
    },
  });
  shortcut({
    keys: "mod+H",
    label: t("Reuse an earlier message"),
    group: groups.write,
    run: reuse,
  });
  shortcut({
    slash: "model",
    label: t("Choose the model that replies"),
    also: t("switch change LLM preset picker"),
    group: groups.write,
    run: pickModel,
  });
  shortcut({
    slash: "edit",
    label: t("Edit your last message"),
    also: t("edit change correct rewrite"),
    group: groups.write,
    run: editLast,
  });
  for (const [keys, label] of /** @type {[string, string][]} */ ([
    ["ArrowUp", t("Edit your last message")],
    ["ArrowLeft", t("Previous version")],
    ["ArrowRight", t("Next version")],
    ["mod+Enter", t("Regenerate the last reply")],
    ["alt+Enter", t("Reply to the last message, or continue the last reply")],
  ]))
    shortcut({ keys, label, group: groups.empty, local: true, run: () => false });
}
