// What a card says of the call that is asked about: the tool, what it would change or reach, and its very arguments.

import { commandLine, h, isObject, muted, sizeWords, spellInvisible, t, textOf } from "../lib/index.js";
import { asksPlace, readWords } from "../model/readwords.js";
import { askingStep, levelWord, stepName } from "../model/runlabels.js";
import { argumentTitle, toolTitle } from "../model/toolwords.js";

/** @typedef {import("../model/readwords.js").Request} Request */
/** @typedef {(what: Record<string, unknown>, refused?: (fields: Record<string, string>) => boolean) => Promise<void>} Give refused: shows what is wrong at the fields, and says whether it could */

/** The step that asks, by its title, of which a stranger may have written the words. @param {Request} r */
export const stepOf = (r) => spellInvisible(askingStep(r));

/** @param {Request} r */
export const heading = (r) => h("h3.request-title", spellInvisible(asked(r)), levelMark(r));

/** The question itself, of which a stranger may have written the names. @param {Request} r */
function asked(r) {
  if (r.kind === "repeat" && r.inChat) return t("Run “{tool}” again?", { tool: toolTitle(r.toolId, r.toolName) });
  if (r.kind === "repeat")
    return t("{step} was interrupted: {tool}", {
      step: r.stepWords ? stepOf(r) : stepName(r.path, r.instructionIndex), // a step without words is its tool, which follows
      tool: toolTitle(r.toolId, r.toolName),
    });
  if (asksPlace(r)) return t("Ask {host}?", { host: r.to });
  return t("Allow “{tool}”?", { tool: toolTitle(r.toolId, r.toolName) });
}

/** @param {Request} r */
const levelMark = (r) => (r.level ? h("span.level", { dataset: { level: r.level } }, levelWord(r.level)) : null);

/** Below the question: what the tool is really called, and what the run has read that could go where the call leads. @param {Request} r */
export const aboutLines = (r) => [
  r.ownName ? muted(t("The tool server’s own name for this tool: {name}", { name: spellInvisible(r.ownName) })) : "",
  asksPlace(r)
    ? muted(t("The request comes from “{tool}”.", { tool: spellInvisible(toolTitle(r.toolId, r.toolName)) }))
    : "",
  readWords(r) ? h("p.request-read", readWords(r)) : "",
  r.edited
    ? h(
        "p.error",
        { role: "status" },
        t("The file has changed since you allowed this call. Look at the file, then answer again."),
      )
    : "",
];

/** What a call is aimed at comes first, and the text that it writes last. */
const order = ["method", "url", "from", "to", "path", "name", "command"];
const texts = ["content", "source", "rows", "text", "json", "form"];

/** @param {string} name of an argument */
function rankOf(name) {
  const at = order.indexOf(name);
  return at >= 0 ? at : texts.includes(name) ? order.length + 1 : order.length;
}

/** What the call would change or reach; the call does that or fails. @param {Pick<Request, "target">} r @returns {HTMLElement | null} */
export function targetLines({ target }) {
  if (!target) return null;
  const { path, from, host, program, tool } = target;
  const lines = [
    path && (from ? t("Renames {from} to {path}", { from, path }) : fileLine(target)),
    host && t("Sends to {host}", { host }),
    from && !path && t("Sends the file {from}", { from }),
    program && (tool ? t("Calls the tool server {program}", { program }) : t("Starts {program}", { program })),
  ].filter((line) => typeof line === "string" && line !== "");
  return lines.length > 0
    ? h("ul.request-target", ...lines.map((line) => h("li", spellInvisible(String(line)))))
    : null;
}

/** What happens to the file that a call writes. @param {NonNullable<Request["target"]>} target */
function fileLine({ path, replaces, adds, bytes }) {
  if (!replaces) return t("Creates {path}", { path });
  const size = sizeWords(bytes);
  return adds
    ? t("Adds to the file {path} ({size})", { path, size })
    : t("Replaces the file {path} ({size})", { path, size });
}

/** @param {Pick<Request, "toolId" | "args">} r @param {unknown} [args] in place of those that were asked about */
export function argumentRows(r, args = r.args) {
  const rows = isObject(args) ? Object.entries(args) : [];
  if (rows.length === 0) return muted(t("No arguments."));
  rows.sort(([a], [b]) => rankOf(a) - rankOf(b));
  return h("dl.exact", { "aria-label": t("The exact arguments") }, ...rows.map((row) => argumentRow(r.toolId, row)));
}

/**
 * A command as one types it, a list line by line, everything else as it is. A list that would be read as another one
 * stays JSON.
 * @param {string} key @param {unknown} value
 */
function readable(key, value) {
  if (!Array.isArray(value) || !value.every((v) => typeof v === "string")) return textOf(value);
  if (key === "command") return commandLine(value);
  return value.every((v) => v.trim() !== "" && !v.includes("\n")) ? value.join("\n") : textOf(value);
}

/** A text that is JSON on one line, as one reads it; null: it is another text. @param {unknown} value */
function spacedJSON(value) {
  if (typeof value !== "string" || !/^[[{]/.test(value) || value.trim().includes("\n")) return null;
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return null;
  }
}

/** @param {string} tool its id @param {[name: string, value: unknown]} argument */
function argumentRow(tool, [key, value]) {
  const name = argumentTitle(tool, key);
  const spaced = spacedJSON(value);
  const exact = { tabindex: "0", role: "region", "aria-label": name, dir: spaced === null ? "auto" : "ltr" };
  const shown = h("pre", exact, spellInvisible(spaced ?? readable(key, value)) || t("(empty)"));
  const about = spaced === null ? null : h("span.muted", ` ${t("JSON, shown with line breaks")}`);
  return h("div", h("dt", spellInvisible(name), about), h("dd", shown));
}
