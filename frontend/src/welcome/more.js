// The ways out of the first card that lead to no model.

import { h } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { openLibrary } from "../library/index.js";
import { button } from "../settings/field.js";
import { filled } from "../settings/filled.js";
import { addSamples } from "../settings/samples.js";
import { status } from "../state.js";

/** What else a first start may want: what is elsewhere, and something to look at. */
export function more() {
  const folder = status.get()?.data_dir ?? "";
  return h(
    "div",
    { class: "welcome-more" },
    button(say("Bring your chats along"), () => openLibrary("moving"), { kind: "quiet", icon: "book" }),
    button(say("Add samples"), () => void addSamples(), { kind: "quiet", icon: "eye" }),
    folder
      ? h("p", { class: "hint" }, ...filled(say("All of it is kept in {folder}."), { folder: h("code", null, folder) }))
      : null,
  );
}
