// What the composer does by key and by name. The keys of an empty one stand here for the sheet of keys: the composer
// hears them itself, because they mean something else as soon as there is a text.

import { groups, shortcut, t } from "../lib/index.js";
import { isRunning, stop } from "../model/conversation.js";
import { stopSummary } from "../model/folding.js";
import { impersonations, stopImpersonation } from "../model/impersonation.js";
import { activeId } from "../model/state.js";

/**
 * @typedef {object} Acts
 * @property {() => void} editLast
 * @property {() => void} pickModel
 * @property {() => void} pickTools
 * @property {() => void} reuse
 * @property {(step: number) => void} variant
 * @property {(hint?: string) => void} impersonate
 * @property {(text?: string) => void} start
 * @property {() => void} hint
 */

/** @param {Acts} act */
export function composerKeys({ editLast, pickModel, pickTools, reuse, variant, impersonate, start, hint }) {
  shortcut({
    keys: "Escape",
    label: t("Stop the reply"),
    also: t("cancel abort interrupt generation"),
    group: groups.write,
    typing: true,
    run: () => {
      const id = activeId.get();
      if (document.querySelector("dialog[open], .menu")) return false;
      if (id && impersonations.get().has(id)) return void stopImpersonation(id);
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
    slash: "tools",
    label: t("Choose the tools of this conversation"),
    also: t("function calling MCP web search files"),
    group: groups.write,
    run: pickTools,
  });
  shortcut({
    slash: "edit",
    label: t("Edit your last message"),
    also: t("edit change correct rewrite"),
    group: groups.write,
    run: editLast,
  });
  shortcut({
    slash: "impersonate",
    label: t("Write my next line"),
    takes: t("a hint may follow"),
    also: t("impersonate write for me suggest answer as persona"),
    group: groups.write,
    run: impersonate,
  });
  shortcut({
    slash: "start",
    label: t("Start the reply with…"),
    takes: t("its first words follow"),
    also: t("prefill begin reply opening words"),
    group: groups.write,
    run: start,
  });
  shortcut({
    label: t("Regenerate with a hint"),
    also: t("shorter longer less drama reroll direction instructions"),
    group: groups.read,
    run: hint,
  });
  /** @type {[string, string, string, string, number][]} */
  const steps = [
    ["alt+ArrowLeft", "previous", t("Previous version"), t("swipe left back earlier reply"), -1],
    ["alt+ArrowRight", "next", t("Next version"), t("swipe right forward later reply"), 1],
  ];
  for (const [keys, slash, label, also, step] of steps)
    shortcut({
      keys,
      slash,
      label,
      also,
      group: groups.read,
      run: () => (document.activeElement?.closest(".row") ? false : variant(step)),
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
