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
  const fieldFold = fold("fields", t("Fields it fills in"), fields.node);
  const moodFold = fold("moods", t("Moods it can set"), styles.node);
  const [read, patch] = tool("direct_scene");
  const more = whileOn(
    fieldFold.node,
    moodFold.node,
    b.toggle(
      t("One question at a time"),
      t("One call for each field: slower, and better for small models."),
      ...plain("director_individual_fragments"),
    ),
    b.toggle(
      t("Director thinks first"),
      t("Takes longer, and costs the tokens of the thoughts."),
      ...thinks("director"),
    ),
  );
  const node = part(
    { id: "director", name: t("Director"), about: t("Plans each reply before it is written."), voice: "director" },
    b.toggle(
      t("Plan each reply"),
      t("Fills in fields and chooses moods; the Writer reads the result. One more call for each reply."),
      read,
      patch,
    ),
    more,
    b.toggle(
      t("Enrich short messages"),
      t(
        "Rewords a thin message of yours before it is answered; you see the new wording. One more call for each message.",
      ),
      ...tool("rewrite_user_prompt"),
    ),
  );
  b.also(() => {
    more.hidden = !isOn(read);
  });
  return { node, close: undoAll([fields.close, styles.close]) };
}
