// The words of teamwork: what a status, an agent or a task is called, and the shape beside it. Pure.

import { joinWithDots, t, translateFault } from "../lib/index.js";
import { lasted } from "../model/runlabels.js";
import { manager, newestLine, readingOf } from "./rounds.js";

/** What the state of a task is called. @type {Readonly<Record<import("./rounds.js").Task["state"], string>>} */
export const taskWords = Object.freeze({
  running: t("Running"),
  asks: t("Waiting for you"),
  done: t("Done"),
  failed: t("Failed"),
  cut: t("Interrupted"),
  todo: t("Not started"),
});

/** What the state of a promised document is called. @type {Readonly<Record<import("./rounds.js").Promised["state"], string>>} */
export const promisedWords = Object.freeze({ made: t("Done"), missing: t("Not made"), todo: t("Planned") });

/** Who speaks. @param {string} agent @param {ReadonlyMap<string, string>} titles by the names that plans use @returns {string} */
export function agentWord(agent, titles) {
  if (agent === "") return t("You");
  if (agent === manager) return t("Project manager");
  return titles.get(agent) ?? agent;
}

/** What goes on in a round, in the words of its newest line. @param {import("./rounds.js").Round} r @param {ReadonlyMap<string, string>} titles */
export function doingWords(r, titles) {
  const line = newestLine(r);
  if (!line) return "";
  const what = translateFault(readingOf(line));
  return what
    ? t("{agent} is reading {what}", { agent: agentWord(line.agentName, titles), what })
    : lineWords(line, titles);
}

/** Where a line of the log names agents as plans do. */
const naming = /^(Work plan created: |Running task \d+\/\d+: |Waiting for you: may )(.+?)( use .*)?$/s;

/** A line of the log, for people. @param {import("./rounds.js").Log} line @param {ReadonlyMap<string, string>} titles */
export const lineWords = ({ message }, titles) => {
  const [, before, names = "", after = ""] = naming.exec(message) ?? [];
  if (before === undefined) return translateFault(message);
  const called = names.split(", ").map((name) => agentWord(name, titles));
  return translateFault(before + called.join(", ") + after);
};

/** What something has cost, in tokens and time; "" when that is not known. @param {import("./rounds.js").Stats | null} cost @returns {string} */
export const costWords = (cost) =>
  cost === null
    ? ""
    : joinWithDots(
        cost.tokenCount > 0 && t("{n, plural, one {# token} other {# tokens}}", { n: cost.tokenCount }),
        cost.processingTime > 0 && lasted(cost.processingTime),
      );

const pictures = ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "bmp"];
const tables = ["csv", "tsv", "xlsx", "xls", "ods"];

/** The shape of a document. @param {string} ext */
export function fileShape(ext) {
  if (pictures.includes(ext)) return "image";
  return tables.includes(ext) ? "table" : "page";
}
