// What is written down after a reply: notes to the person, and directions that hold along the branch.

import { button, t } from "../lib/index.js";
import { activeId } from "../model/state.js";
import { openSheet } from "../widgets/conversation/sheet.js";
import { plain } from "./bind.js";
import { part } from "./part.js";

/** @type {readonly {id: string, name: string, hint: string}[]} */
const readers = [
  { id: "off", name: t("No one"), hint: t("Only the Writer reads directions that you add yourself.") },
  { id: "director", name: t("Director"), hint: "" },
  { id: "writer", name: t("Writer"), hint: "" },
  { id: "both", name: t("Both"), hint: "" },
];

/** @param {ReturnType<typeof import("../widgets/bound.js").bound>} b */
export function notesPart(b) {
  const here = button(t("Directions in this branch"), () => openSheet("directions"), { kind: "quiet" });
  const close = activeId.watch((cid) => {
    here.disabled = !cid;
  });
  const node = part(
    { id: "notes", name: t("Notes"), about: t("Written after a reply, outside the story.") },
    b.toggle(
      t("Notes for you"),
      t("Short remarks shown in the inspector. One more request per reply."),
      ...plain("feedback_enabled"),
    ),
    b.toggle(
      t("Remember directions"),
      t("Remembers what you've established, from here on. One more request per reply."),
      ...plain("direction_notes_record"),
    ),
    b.choice(t("Send directions to"), "", "direction_notes_inject", readers),
    here,
  );
  return { node, close };
}
