// The section of the prompts: what every model is told, and the texts that a person keeps.

import { t, undoAll } from "../../lib/index.js";
import { bound, group } from "../../widgets/bound.js";
import { editList } from "../../widgets/editlist/editlist.js";
import { prompts } from "../../widgets/editlist/prompts.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountPrompts(el) {
  const b = bound();
  const own = editList(prompts);
  el.append(
    group(t("Saved prompts"), t("Type / and a name in the message box to insert a text."), own.node),
    group(
      t("Instructions"),
      "",
      b.text(
        t("System prompt for characters"),
        t("Sent where a character answers. {{char}} and {{user}} are replaced by names."),
        "shared_system_prompt",
        { rows: 10, limit: 100_000, macros: true },
      ),
      b.text(
        t("System prompt without a character"),
        t("Sent where no character answers, such as to a plain question."),
        "assistant_system_prompt",
        { rows: 5, limit: 100_000, macros: true },
      ),
      b.toggle(
        t("Ignore characters' own system prompts"),
        t("This prompt is used with every character."),
        (s) => s["prevent_prompt_overrides"] === true,
        (on) => ({ prevent_prompt_overrides: on }),
      ),
      b.text(
        t("System prompt for Director and Editor"),
        t("Only used when Director and Editor have their own model."),
        "agent_shared_system_prompt",
        { rows: 6, limit: 100_000, macros: true },
      ),
    ),
  );
  el.append(
    group(
      t("Lorebooks"),
      t("Entries that are always used come first. An entry that doesn't fit is named in the inspector."),
      b.number(
        t("At most this share of the context, in %"),
        t("0 means no limit. There is no limit either while the context is unknown."),
        "lorebook_percent",
        0,
        100,
      ),
      b.number(
        t("At most this many tokens"),
        t("0 means no limit. The lower of both limits counts."),
        "lorebook_tokens",
        0,
        10_000_000,
      ),
    ),
  );
  return undoAll([b.close, own.close]);
}
