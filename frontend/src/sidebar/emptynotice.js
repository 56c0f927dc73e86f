// The notice below the rows or in their place: why there are none, or why no more came.

import { button, h, t, watchAll } from "../lib/index.js";
import { loadConversations, look, lookAt, paging } from "../model/conversations.js";
import { conversations } from "../model/state.js";

/** The notice, and the number of results for screen readers. */
export function emptyNotice() {
  const text = h("p.muted", { role: "status" });
  const count = h("p.visually-hidden", { role: "status" });
  let run = () => {};
  const act = button(t("Retry"), () => run(), { kind: "quiet" });
  const node = h("div.none", { hidden: true }, text, act);
  const draw = () => {
    const { view, q } = look.get();
    const { busy, error } = paging.get();
    const found = conversations.get().length;
    const empty = found === 0;
    if (!busy)
      count.textContent = q.trim() && found ? t("{n, plural, one {# found} other {# found}}", { n: found }) : "";
    node.hidden = !error && (!empty || busy);
    node.classList.toggle("found-none", empty);
    const [words, label, does] = error
      ? [error, t("Retry"), () => void loadConversations().catch(() => {})]
      : q.trim()
        ? view === "list"
          ? [
              t("No conversations match “{sought}”.", { sought: q.trim() }),
              t("Search the archive"),
              () => void lookAt({ view: "archived" }),
            ]
          : [
              t("No matches for “{sought}”.", { sought: q.trim() }),
              t("Search all conversations"),
              () => void lookAt({ view: "list" }),
            ]
        : view === "trash"
          ? [t("The trash is empty. Deleted conversations stay in the trash until you delete them permanently.")]
          : view === "archived"
            ? [t("No archived conversations. A conversation returns from the archive when you write in it.")]
            : [t("All conversations are archived or in the trash. Start a new conversation, or restore one.")];
    text.textContent = /** @type {string} */ (words);
    act.hidden = !label;
    if (label) act.textContent = label;
    run = /** @type {() => void} */ (does ?? (() => {}));
  };
  watchAll([look, paging, conversations], draw);
  return { node, count };
}
