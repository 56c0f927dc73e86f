// What the files of other programs hold, and what becomes of it here, in words. Pure.

import { t } from "../lib/index.js";

/** @typedef {import("./transfer.js").Part} Part */

/** @type {Record<string, string>} */
const names = {
  branches: t("versions and branches"),
  times: t("times of messages"),
  models: t("names of models"),
  reasoning: t("reasoning"),
  tools: t("tool calls"),
  code: t("code that ran"),
  canvas: t("documents beside the chat"),
  citations: t("citations"),
  pictures: t("images"),
  sounds: t("sounds"),
  files: t("files"),
  folders: t("folders and projects"),
  tags: t("tags"),
  pins: t("pinned conversations"),
  archived: t("archived conversations"),
  system_prompts: t("system prompts"),
  samplers: t("samplers"),
  notes: t("author’s notes"),
  scenarios: t("scenarios"),
  hidden: t("hidden messages"),
  lorebooks: t("lorebooks"),
  characters: t("characters"),
  personas: t("personas"),
  presets: t("presets"),
  variables: t("variables of macros"),
  memories: t("memories"),
  scripts: t("regex scripts"),
  quick_replies: t("quick replies"),
  templates: t("text completion templates"),
  backgrounds: t("backgrounds"),
  looks: t("themes"),
  settings: t("settings"),
  agents: t("agents"),
  other_files: t("other files"),
  unknown: t("content of unknown kinds"),
};

/** @param {string} feature */
export const featureName = (feature) => names[feature] ?? feature;

/** The fates, in the order in which a person wants to know of them. */
const fates = /** @type {const} */ (["acts", "kept", "left"]);

/** @type {Record<string, string>} */
const fateNames = { acts: t("Used here"), kept: t("Kept, not used here"), left: t("Left out") };

/** @param {string} fate */
export const fateName = (fate) => fateNames[fate] ?? fate;

/** The parts of each fate that has any, the most frequent first. @param {readonly Part[]} parts @returns {{fate: string, parts: Part[]}[]} */
export const byFate = (parts) =>
  fates
    .map((fate) => ({ fate, parts: parts.filter((p) => p.fate === fate).sort((a, b) => b.count - a.count) }))
    .filter((group) => group.parts.length > 0);

/** @typedef {{app: string, name: string, parts: {feature: string, fate: string}[]}} AppFeatures */

/** What the files of each program hold and what becomes of it, as a table of Markdown for the help. @param {readonly AppFeatures[]} apps */
export function featureTable(apps) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const cell = (/** @type {AppFeatures} */ app, /** @type {string} */ fate) =>
    app.parts
      .filter((p) => p.fate === fate)
      .map((p) => featureName(p.feature))
      .join(", ") || "–";
  return [
    line([t("Program"), ...fates.map(fateName)]),
    line(["---", ...fates.map(() => "---")]),
    ...apps.map((app) => line([app.name, ...fates.map((fate) => cell(app, fate))])),
  ].join("\n");
}
