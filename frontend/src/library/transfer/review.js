// Shows what is in a file to import, and lets the person choose what of it to keep.

import { actions, button, h, joinWithDots, muted, t, translateFault } from "../../lib/index.js";
import { byFate, fateName, featureName } from "../../model/features.js";
import { isNews, rowsOf, sourceName } from "../../model/transfer.js";
import { rulesParts } from "../preview.js";

/** @typedef {import("../../model/transfer.js").Move} Move */

/**
 * @param {string} name of the file or folder
 * @param {Move} move
 * @param {(kinds: string[]) => void} keep
 * @param {() => void} leave
 */
export function review(name, move, keep, leave) {
  const rows = rowsOf(move);
  const boxes = rows
    .filter((r) => r.fresh > 0)
    .map((r) => {
      const onchange = () => {
        go.disabled = chosen().length === 0;
      };
      const checked = r.kind !== "settings";
      return { kind: r.kind, input: h("input", { type: "checkbox", id: `moving-${r.kind}`, checked, onchange }) };
    });
  const chosen = () => boxes.filter((b) => b.input.checked).map((b) => b.kind);
  const go = button(t("Import"), () => keep(chosen()), { kind: "primary", disabled: chosen().length === 0 });
  return h(
    "div.moving-review",
    h("p.moving-source", { tabindex: "-1" }, h("strong", sourceName(move.source)), " ", h("span.muted", name)),
    h(
      "ul.moving-kinds",
      ...rows.map((r) => {
        const box = boxes.find((b) => b.kind === r.kind)?.input;
        const text = [h("span.moving-kind", r.name), h("span.muted", r.about)];
        return h("li", box ? h("label", box, ...text) : h("div.moving-known", ...text));
      }),
    ),
    ...rulesParts(move.rules),
    ...fateParts(move),
    problems(move),
    contents(move),
    muted(
      isNews(move)
        ? t("Nothing is saved yet. The import changes no existing data.")
        : t("Everything is already in the library."),
    ),
    actions(go, button(t("Cancel"), leave, { kind: "quiet" })),
  );
}

/** What of the files is used here, what is only kept and what is left out; the names of what has it on request. @param {Move} move */
export const fateParts = (move) =>
  byFate(move.parts).map(({ fate, parts }) =>
    h(
      "details.moving-parts",
      { dataset: { fate } },
      h(
        "summary",
        fateName(fate),
        " ",
        h("span.muted", parts.map((p) => t("{what}: {n}", { what: featureName(p.feature), n: p.count })).join(" · ")),
      ),
      h(
        "ul",
        ...parts.map((p) =>
          h("li", h("span.moving-where", featureName(p.feature)), " ", h("span.muted", p.names.join(", "))),
        ),
      ),
    ),
  );

/** What could not be used, or not all of it. @param {Move} move */
export function problems(move) {
  if (move.troubled === 0) return null;
  const more = move.troubled - move.problems.length;
  return h(
    "details.moving-problems",
    h("summary", t("{n, plural, one {# note} other {# notes}}", { n: move.troubled })),
    h(
      "ul",
      ...move.problems.map((p) => h("li", h("span.moving-where", p.name), " ", translateFault(p.sentence))),
      more > 0 ? h("li.muted", t("{n} more", { n: more })) : null,
    ),
  );
}

/** @type {Record<string, string>} */
const states = { new: "", known: t("already here"), grown: t("has newer messages") };

/** @param {Move} move */
function contents(move) {
  const shown = move.items.filter((i) => i.kind === "conversations" || i.kind === "characters" || i.kind === "worlds");
  if (shown.length === 0) return null;
  return h(
    "details.moving-contents",
    h("summary", t("Contents")),
    h(
      "ul",
      ...shown.map((i) =>
        h("li", h("span.moving-name", i.name), h("span.muted", joinWithDots(what(i), states[i.state]))),
      ),
      move.more > 0 ? h("li.muted", t("{n} more", { n: move.more })) : null,
    ),
  );
}

/** @param {import("../../model/transfer.js").Moved} item */
const what = (item) =>
  item.kind === "conversations"
    ? t("{n, plural, one {# message} other {# messages}}", { n: item.rows ?? 0 })
    : item.kind === "worlds"
      ? t("{n, plural, one {lorebook with # entry} other {lorebook with # entries}}", { n: item.rows ?? 0 })
      : t("character");
