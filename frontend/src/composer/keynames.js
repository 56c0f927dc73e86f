// The keys of an empty composer, for the sheet of keys. The composer hears them itself,
// because they mean something else as soon as there is a text.

import { groups, shortcut, t } from "../lib/index.js";

export function nameKeys() {
  for (const [keys, label] of /** @type {[string, string][]} */ ([
    ["ArrowUp", t("Edit your last message")],
    ["ArrowLeft", t("Previous version")],
    ["ArrowRight", t("Next version")],
    ["mod+Enter", t("Regenerate the last reply")],
    ["alt+Enter", t("Reply to the last message, or continue the last reply")],
  ]))
    shortcut({ keys, label, group: groups.empty, local: true, run: () => false });
}
