// What fills the model's context, part by part.

import { h, muted, t } from "../../lib/index.js";
import { tokenAmount } from "../../model/tokenwords.js";

/** @typedef {import("../../../types/api.d.ts").turn.ContextUse} ContextUse */

/** The parts of a request in the order in which they are sent. @type {Readonly<Record<string, string>>} */
const names = Object.freeze({
  prompt: t("System prompt"),
  card: t("Character and persona"),
  lorebook: t("Lorebook"),
  examples: t("Example dialogue"),
  folder_files: t("Files of the folder"),
  extra: t("From plug-ins"),
  greeting: t("Greeting"),
  summary: t("Summary"),
  messages: t("Messages"),
  files: t("Files"),
  calls: t("What tools gave"),
  pictures: t("Pictures"),
  note: t("Author's note"),
  tools: t("Forms of Director and Editor"),
});

/**
 * The lines of a table: what is sent, what is kept for the reply, and what is free. Pure.
 * @param {ContextUse} use @returns {{name: string, tokens: number, exact: boolean}[]}
 */
function contextRows({ parts, reply, free, context }) {
  const rows = parts.map((p) => ({
    name: p.title ? t("{part}: {title}", { part: names[p.name] ?? p.name, title: p.title }) : (names[p.name] ?? p.name),
    tokens: p.tokens,
    exact: p.exact,
  }));
  if (!context) return rows;
  return [
    ...rows,
    { name: t("Kept for the reply"), tokens: reply, exact: true },
    { name: t("Free"), tokens: free, exact: rows.every((row) => row.exact) },
  ];
}

/** @param {ContextUse} use */
function summary({ sent, context, parts }) {
  if (!context) return t("About {sent} tokens. The server doesn't tell how many fit.", { sent });
  return parts.every((p) => p.exact)
    ? t("{sent} of {context} tokens. Your next message and its files come on top.", { sent, context })
    : t("About {sent} of {context} tokens. Your next message and its files come on top.", {
        sent,
        context,
      });
}

/** @param {ContextUse} use */
export function contextParts(use) {
  const most = use.context || use.sent || 1;
  return h(
    "div",
    muted(summary(use)),
    h(
      "table.context-parts",
      h("caption.visually-hidden", t("What fills the context")),
      h(
        "tbody",
        contextRows(use).map((row) =>
          h(
            "tr",
            h("th", { scope: "row" }, row.name),
            h("td", tokenAmount(row.tokens, row.exact)),
            h(
              "td.context-bar",
              { "aria-hidden": "true" },
              h("span", { style: { "--share": Math.min(1, row.tokens / most) } }),
            ),
          ),
        ),
      ),
    ),
  );
}
