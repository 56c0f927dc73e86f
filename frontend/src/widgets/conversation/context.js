// What fills the model's context, part by part.

import { h, muted, t } from "../../lib/index.js";

/** @typedef {import("../../../types/api.d.ts").turn.Meter} Meter */

/** The parts of a request in the order in which they are sent. @type {Readonly<Record<string, string>>} */
const names = Object.freeze({
  prompt: t("System prompt"),
  card: t("Character and persona"),
  lorebook: t("Lorebook entries that are always sent"),
  examples: t("Example dialogue"),
  greeting: t("Greeting"),
  summary: t("Summary"),
  messages: t("Messages"),
  note: t("Author's note"),
  tools: t("Forms of Director and Editor"),
});

/** @param {Meter} meter @returns {{name: string, tokens: number}[]} with what is kept for the reply, and what is free. Pure. */
function contextRows({ parts, sent, free, context }) {
  const rows = parts.map((p) => ({ name: names[p.name] ?? p.name, tokens: p.tokens }));
  if (!context) return rows;
  return [
    ...rows,
    { name: t("Kept for the reply"), tokens: Math.max(0, context - sent - free) },
    { name: t("Free"), tokens: free },
  ];
}

/** @param {Meter} meter */
export function contextParts(meter) {
  const rows = contextRows(meter);
  const most = meter.context || meter.sent || 1;
  return h(
    "div",
    muted(
      meter.context
        ? t("About {sent} of {context} tokens. What your next message brings, such as files, comes on top.", {
            sent: meter.sent,
            context: meter.context,
          })
        : t("About {sent} tokens. The server doesn't tell how many fit.", { sent: meter.sent }),
    ),
    h(
      "table.context-parts",
      h("caption.visually-hidden", t("What fills the context")),
      h(
        "tbody",
        rows.map((row) =>
          h(
            "tr",
            h("th", { scope: "row" }, row.name),
            h("td", t("{n} tokens", { n: row.tokens })),
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
