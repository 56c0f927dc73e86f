// The files of a message, and the places of files that a reply was given, each as the way there.

import { h, icon, link, t } from "../lib/index.js";
import { openFile } from "../widgets/files/filedialog.js";
import { linkMarks } from "../widgets/files/marks.js";
import { citationWords, placeWords } from "../widgets/files/places.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("../../types/api.d.ts").chat.Quote} Quote */

/** More places than this are folded away. */
const inSight = 4;

/** What came with a message. @param {readonly import("../model/drafts.js").Sent[]} files @returns {Node[]} */
export function filesOf(files) {
  if (files.length === 0) return [];
  const one = (/** @type {import("../model/drafts.js").Sent} */ f) => {
    const tokens = t("{n, plural, one {# token} other {# tokens}}", { n: f.tokens });
    const words = f.mode === "search" ? t("{tokens}, searched for matching passages", { tokens }) : tokens;
    return h(
      "li",
      h(
        "button.files-open",
        { onclick: () => openFile(f) },
        icon("page"),
        h("span.files-name", f.label),
        h("span.files-state", words),
      ),
    );
  };
  return [h("ul.files-given.sent", { "aria-label": t("Files in this message") }, ...files.map(one))];
}

/** The places that a reply was given, by file. @param {readonly (Quote | import("../model/reduce.js").Place)[]} quotes @returns {Node[]} */
export function quotesOf(quotes) {
  if (quotes.length === 0) return [];
  const places = quotes.map((q) => {
    const title = t("Go to {place}", { place: citationWords(q) });
    return h(
      "li",
      link(`${q.label}, ${placeWords(q)}`, () => openFile(q, q), { title }),
    );
  });
  const list = (/** @type {Node[]} */ all) => h("ul.quoted-places", ...all);
  const rest = places.slice(inSight);
  return [
    h(
      "div.quoted",
      { role: "group", "aria-label": t("Passages given to the model for this reply") },
      h("span.muted", t("From the files:")),
      list(places.slice(0, inSight)),
      rest.length > 0 &&
        h(
          "details",
          h("summary", t("{n, plural, one {# more passage} other {# more passages}}", { n: rest.length })),
          list(rest),
        ),
    ),
  ];
}

/**
 * Makes the marks of places in a reply the way there: those that it was given, and those of whole files above it.
 * @param {HTMLElement} prose @param {Message} message @param {readonly Message[]} path
 */
export function linkPlaces(prose, message, path) {
  if (message.role !== "assistant" || !prose.textContent?.includes("[")) return;
  const files = path.flatMap((m) => m.files);
  /** @type {import("../widgets/files/marks.js").Citation[]} */
  const whole = [];
  for (const [, label = "", unit = "", n = ""] of (prose.textContent ?? "").matchAll(mark)) {
    const file = files.find((f) => f.label.toLowerCase() === label.trim().toLowerCase());
    if (file)
      whole.push({ fileId: file.fileId, label: file.label, [unit.startsWith("l") ? "line" : "page"]: Number(n) });
  }
  linkMarks(prose, [...message.quotes, ...whole], (c) => openFile(c, placed(c, message.quotes)));
}

/** A mark names the first line of a passage; the line that says most in it is among the quotes. @param {Quote} c @param {readonly Quote[]} quotes */
const placed = (c, quotes) =>
  quotes.find(
    (q) => q.fileId === c.fileId && c.line && (q.line ?? 0) >= c.line && (q.line ?? 0) - c.line < passageLines,
  ) ?? c;

/** No passage has more lines than this. */
const passageLines = 60;

const mark = /\[\s*([^[\]]{1,160}?)[\s,;:]+(p|l|s)[a-z]{0,5}\.?\s*(\d{1,9})/gu;
