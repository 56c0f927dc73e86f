// The Director's part: what it plans, the fields it fills in, the moods it sets, and the rewriter.

import { t, undoAll } from "../lib/index.js";
import { editList } from "../widgets/editlist/editlist.js";
import { directorFields, moods } from "../widgets/editlist/forms.js";
import { isOn, plain, thinks, tool } from "./bind.js";
import { fold, onOf, part, whileOn } from "./part.js";

/** @param {ReturnType<typeof import("../widgets/bound.js").bound>} b */
export function directorPart(b) {
  const fields = editList({ ...directorFields, seen: (rows) => fieldFold?.aside(onOf(rows)) });
  const styles = editList({ ...moods, seen: (rows) => moodFold?.aside(onOf(rows)) });
  const fieldFold = fold("fields", t("Fields to fill in"), fields.node);
  const moodFold = fold("moods", t("Moods to choose from"), styles.node);
  const [read, patch] = tool("direct_scene");
  const more = whileOn(
    fieldFold.node,
    moodFold.node,
    b.toggle(
      t("One field at a time"),
      t("One call per field: slower, but better for small models."),
      ...plain("director_individual_fragments"),
    ),
    b.toggle(t("Director thinks first"), t("Slower, and uses more tokens."), ...thinks("director")),
  );
  const node = part(
    { id: "director", name: t("Director"), about: t("Plans each reply before the Writer starts."), voice: "director" },
    b.toggle(
      t("Plan each reply"),
      t("Fills in fields and sets moods for the Writer. One more call per reply."),
      read,
      patch,
    ),
    more,
    b.toggle(
      t("Expand short messages"),
      t("Expands your short messages before the reply, and shows the new wording. One more call per message."),
      ...tool("rewrite_user_prompt"),
    ),
  );
  b.also(() => {
    more.hidden = !isOn(read);
  });
  return { node, close: undoAll([fields.close, styles.close]) };
}
