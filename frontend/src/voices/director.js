// The Director's part: what it plans, the fields it fills in, the moods it sets, and the rewriter.

import { h, t, undoAll } from "../lib/index.js";
import { current } from "../model/settings.js";
import { editList } from "../widgets/editlist/editlist.js";
import { directorFields, moods } from "../widgets/editlist/forms.js";
import { isOn, plain, thinks, tool } from "./bind.js";
import { fold, onOf, part, whileOn } from "./part.js";

/** The fields that rest while memory is on, because facts say the same and last. */
const resting = new Set(["plot_summary", "detected_repetitions"]);

/** @param {ReturnType<typeof import("../widgets/bound.js").bound>} b */
export function directorPart(b) {
  const remembers = () => current()["memory"] === true;
  const fields = editList({
    ...directorFields,
    mark: (row) => (remembers() && resting.has(row["id"]) ? t("paused here") : ""),
    seen: (rows) => fieldFold?.aside(onOf(rows)),
  });
  const rests = h(
    "p.memory-cost",
    t("Plot summary and Detected repetitions are paused in conversations with a character while memory is on."),
  );
  const styles = editList({ ...moods, seen: (rows) => moodFold?.aside(onOf(rows)) });
  const fieldFold = fold("fields", t("Fields to fill in"), h("div", fields.node, rests));
  const moodFold = fold("moods", t("Moods to choose from"), styles.node);
  const [read, patch] = tool("direct_scene");
  const more = whileOn(
    fieldFold.node,
    moodFold.node,
    b.toggle(
      t("One field at a time"),
      t("One request per field: slower, but better for small models."),
      ...plain("director_individual_fragments"),
    ),
    b.toggle(t("Director thinks first"), t("Slower, and uses more tokens."), ...thinks("director")),
  );
  const node = part(
    { id: "director", name: t("Director"), about: t("Plans each reply before the Writer starts."), voice: "director" },
    b.toggle(
      t("Plan each reply"),
      t("Fills in fields and sets moods for the Writer. One more request per reply."),
      read,
      patch,
    ),
    more,
    b.toggle(
      t("Expand short messages"),
      t("Expands your short messages before the reply, and shows the new wording. One more request per message."),
      ...tool("rewrite_user_prompt"),
    ),
  );
  b.also(() => {
    more.hidden = !isOn(read);
    if (rests.hidden === remembers()) {
      rests.hidden = !remembers();
      fields.draw();
    }
  });
  return { node, close: undoAll([fields.close, styles.close]) };
}
