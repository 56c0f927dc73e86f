// A table of a document: its first row as the heading, and so many rows at a time.

import { h, muted, pageAt, pager, t } from "../../lib/index.js";
import { csvOf, rowsOf } from "./csv.js";

/** Rows at a time, and columns: enough to read, few enough to draw at once. */
const rowsAtOnce = 100;
const mostColumns = 40;
/** A longer cell is cut. */
const longest = 400;

const number = /^[-+]?(\d[\d.,' ]*)(%|\s?[€$£])?$/;

/** @param {string} text @param {string} name @param {string} [delimiter] @param {number} [row] that is marked, from 0 at the heading */
export function tableView(text, name, delimiter, row = 0) {
  const csv = csvOf(text, delimiter);
  const [heading = [], first = []] = rowsOf(csv, 0, 2);
  const count = Math.max(0, csv.starts.length - 1);
  const columns = Math.min(heading.length, mostColumns);
  const body = h("tbody");
  const ways = pager({ what: t("Rows"), go: (at) => show(at) });
  const frame = h(
    "div.table-frame.team-table",
    { tabindex: "0", role: "region", "aria-label": name },
    h(
      "table",
      h(
        "thead",
        h(
          "tr",
          ...heading
            .slice(0, columns)
            .map((c, i) => h("th", { scope: "col", class: number.test(first[i] ?? "") ? "number" : "" }, cut(c))),
        ),
      ),
      body,
    ),
  );
  const show = (/** @type {number} */ at) => {
    const s = pageAt(count, at, rowsAtOnce);
    body.replaceChildren(
      ...rowsOf(csv, s.from + 1, s.to + 1).map((cells, i) =>
        h(
          "tr",
          { class: row > 0 && s.from + i + 1 === row ? "team-cited" : "" },
          ...cells.slice(0, mostColumns).map((c) => h("td", { class: number.test(c) ? "number" : "" }, cut(c))),
        ),
      ),
    );
    frame.scrollTop = 0;
    ways.show(s);
  };
  show(Math.max(0, row - 1));
  const wide =
    heading.length > mostColumns
      ? muted(t("First {n} of {all} columns. Save the file to see all.", { n: mostColumns, all: heading.length }))
      : null;
  return h("div.team-sheet", ways.node, frame, count === 0 ? muted(t("No rows.")) : null, wide);
}

/** @param {string} c */
const cut = (c) => (c.length > longest ? `${c.slice(0, longest)}…` : c);
