// What is in a document, drawn by its type: words by the one renderer, tables as tables, pictures as pictures.

import { plainSlices } from "../../lib/bulk.js";
import { h, icon, muted, renderMarkdown, sizeWords, t } from "../../lib/index.js";
import { openLink } from "../../model/links.js";
import { tableView } from "./table.js";

/** @typedef {import("../../../types/api.d.ts").document.Item} Item */
/** @typedef {{name: string, ext: string, url: (blob: Blob) => string}} Within the document of an item, and the maker of addresses that end with its view */

/** Endings of program texts. */
const code = "py js ts go sh sql css json yaml yml toml xml java c cpp h rs rb php ps1 bat lua r tex ini html".split(
  " ",
);

/** More of a text than this is not shown, in characters: half of a long novel. */
const longest = 500_000;

/** What is shown as a sheet of paper, and what as slides. A workbook is a table, and a plain text has no pages. */
const sheets = ["docx", "dotx", "doc", "odt", "rtf", "pdf", "epub"];
const slides = ["pptx", "potx", "odp"];

/** The look of the page that an item is; "" for what has no pages. @param {Item} item @param {string} ext of the document */
export function pageLook(item, ext) {
  if (!item.metadata.isText || kindOf(item, ext) === "table") return "";
  if (slides.includes(ext)) return "team-slide";
  return sheets.includes(ext) ? "team-sheet" : "";
}

/** Lines before and after a marked one. */
const around = 500;

/** How an item is shown. @param {Item} item @param {string} ext of the document @returns {"picture" | "table" | "markdown" | "code" | "text" | "other"} */
export function kindOf(item, ext) {
  const type = item.contentType.split(";")[0] ?? "";
  if (ext === "svg" || type.startsWith("image/")) return "picture";
  if (!item.metadata.isText) return "other";
  if (type === "text/csv" || type === "text/tab-separated-values") return "table";
  if (type === "text/markdown") return "markdown";
  return code.includes(ext) ? "code" : "text";
}

/** @param {Item} item @param {Within} within @param {number} [line] that is marked, from 0 @returns {HTMLElement} */
export function itemView(item, within, line = -1) {
  const body = line < 0 ? bodyOf(item, within) : markedLine(item, within, line);
  const { page, slide, sheet = "" } = item.metadata;
  const title = page ? t("Page {n}", { n: page }) : slide ? t("Slide {n}", { n: slide }) : sheet;
  const look = pageLook(item, within.ext);
  const poor = item.metadata.lowQuality
    ? muted(t("The text of this page couldn't be read well. Save the document to see the page."))
    : null;
  const more =
    item.metadata.isText && item.data.length > longest && kindOf(item, within.ext) !== "table"
      ? muted(t("Only the beginning is shown. Save the document to read all of it."))
      : null;
  const shown = look ? h(`div.team-leaf.${look}`, body) : body;
  const flows = look === "team-sheet" && !title;
  return h(
    flows ? "section.team-item.team-flow" : "section.team-item",
    title ? h("h3", title) : null,
    poor,
    shown,
    more,
  );
}

/** @param {Item} item @param {Within} within */
function bodyOf(item, { name, ext, url }) {
  const text = item.metadata.isText ? item.data.slice(0, longest) : "";
  switch (kindOf(item, ext)) {
    case "picture":
      return picture(item, item.name || name, url, ext);
    case "table":
      return tableView(item.data, item.metadata.sheet ?? name, item.metadata.delimiter);
    case "markdown":
      return h("div.prose", renderMarkdown(text, { onLink: openLink }));
    case "code":
      return h("div.prose", renderMarkdown(fenced(text, ext), { onLink: openLink }));
    case "text":
      return text.trim() ? h("div.team-text", plainSlices(text)) : muted(t("This page has no text."));
    default:
      return muted(`${item.name} · ${sizeWords((item.data.length * 3) / 4)}`);
  }
}

/** A line of a text among its neighbours, or the row of a table. @param {Item} item @param {Within} within @param {number} line */
function markedLine(item, within, line) {
  if (kindOf(item, within.ext) === "table")
    return tableView(item.data, item.metadata.sheet ?? within.name, item.metadata.delimiter, line);
  const lines = item.data.split("\n");
  const [from, to] = [Math.max(0, line - around), Math.min(lines.length, line + around)];
  const rest = (/** @type {string[]} */ part) => part.map((l) => `${l}\n`).join("");
  return h(
    "div.team-text",
    from > 0 ? muted(t("{n, plural, one {# earlier line} other {# earlier lines}}", { n: from })) : null,
    rest(lines.slice(from, line)),
    h("mark.team-cited", lines[line] ?? ""),
    "\n",
    rest(lines.slice(line + 1, to)),
  );
}

/** A fence that nothing within ends. @param {string} text @param {string} ext */
export function fenced(text, ext) {
  const ticks = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(ticks + 1);
  return `${fence}${ext}\n${text}\n${fence}`;
}

/** @param {Item} item @param {string} name @param {Within["url"]} url @param {string} ext */
function picture(item, name, url, ext) {
  // As the source of an image a drawing runs nothing and loads nothing.
  const blob =
    ext === "svg" && item.metadata.isText
      ? new Blob([item.data], { type: "image/svg+xml" })
      : new Blob([bytesOf(item.data)], { type: item.contentType });
  const failed = () => {
    const words = h("span", t("Couldn't show {name}. Save the file to open it in another app.", { name }));
    img.replaceWith(h("span.placeholder", icon("image"), words));
  };
  const img = h("img.team-picture", { alt: name, draggable: "false", onerror: failed });
  img.src = url(blob);
  return img;
}

/** @param {string} base64 */
const bytesOf = (base64) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
