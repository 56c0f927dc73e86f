// Lists of what a file of scripts holds, and of what of it doesn't act as its author meant it.

import { h, t } from "../lib/index.js";
import { actsOn } from "../model/scriptwords.js";

/** What scripts do, one a line. @param {readonly any[]} scripts */
export const scriptLines = (scripts) =>
  h(
    "ul.script-lines",
    { "aria-label": t("Scripts"), tabindex: "0" },
    ...scripts.map((s) =>
      h("li", h("strong", s.name || t("Untitled")), h("br"), h("code", s.find), h("br"), h("span.muted", actsOn(s))),
    ),
  );

/** @param {readonly string[]} notes */
export const noteLines = (notes) =>
  notes.length === 0
    ? h("span")
    : h("ul.script-lines.notes", { "aria-label": t("Notes"), tabindex: "0" }, ...notes.map((n) => h("li", n)));
