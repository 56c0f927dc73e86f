// The words of teamwork: what a status, an agent or a task is called, and the shape beside it. Pure.

import { t } from "../lib/index.js";

/** What the state of a task is called. @type {Readonly<Record<import("./rounds.js").Task["state"], string>>} */
export const taskWords = Object.freeze({
  running: t("At work"),
  done: t("Done"),
  failed: t("Failed"),
  cut: t("Cut off"),
  todo: t("To do"),
});

/** What the state of a promised document is called. @type {Readonly<Record<import("./rounds.js").Promised["state"], string>>} */
export const promisedWords = Object.freeze({ made: t("Made"), missing: t("Not made"), todo: t("Promised") });

/** Who speaks. @param {string} agent @param {ReadonlyMap<string, string>} titles by the names that plans use @returns {string} */
export function agentWord(agent, titles) {
  if (agent === "") return t("You");
  if (agent === "projectManager") return t("Project manager");
  return titles.get(agent) ?? agent;
}

const pictures = ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "bmp"];
const tables = ["csv", "tsv", "xlsx", "xls", "ods"];

/** The shape of a document. @param {string} ext */
export function fileShape(ext) {
  if (pictures.includes(ext)) return "image";
  return tables.includes(ext) ? "table" : "page";
}
