// The keys of an empty composer, for the sheet of keys. The composer hears them itself,
// because they mean something else as soon as there is a text.

import { say } from "../lib/i18n.js";
import { groups, shortcut } from "../lib/keys.js";

export function nameKeys() {
  for (const [keys, label] of /** @type {[string, string][]} */ ([
    ["ArrowUp", say("Edit your last message")],
    ["ArrowLeft", say("Version before")],
    ["ArrowRight", say("Next version")],
    ["mod+Enter", say("Write the last answer again")],
    ["alt+Enter", say("Answer the last message")],
  ]))
    shortcut({ keys, label, group: groups.empty, local: true, run: () => false });
}
