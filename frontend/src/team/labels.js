// The words of teamwork: what a status, an agent or a task is called, and the shape beside it. Pure.

import { t } from "../lib/i18n.js";

/** @typedef {import("../../types/api.d.ts").team.Status} Status */

/** @param {Status} status @returns {string} */
export function statusWord(status) {
  if (status === "running") return t("At work");
  if (status === "completed") return t("Done");
  return status === "failed" ? t("Failed") : t("Stopped");
}

/** @type {Readonly<Record<string, string>>} */
const shapes = Object.freeze({
  running: "play",
  completed: "check",
  done: "check",
  made: "check",
  failed: "warning",
  missing: "warning",
  stopped: "stop",
  cut: "stop",
  todo: "ring",
});
/** @param {string} state */
export const shapeOf = (state) => shapes[state] ?? "dot";

/** @param {import("./rounds.js").Task["state"]} state @returns {string} */
export function taskWord(state) {
  switch (state) {
    case "running":
      return t("At work");
    case "done":
      return t("Done");
    case "failed":
      return t("Failed");
    case "cut":
      return t("Cut off");
    default:
      return t("To do");
  }
}

/** @param {import("./rounds.js").Promised["state"]} state @returns {string} */
export function promisedWord(state) {
  if (state === "made") return t("Made");
  return state === "missing" ? t("Not made") : t("Promised");
}

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
