// Says in one line what was found on this computer, and picks the model to begin with. Pure.

import { t, translateFault } from "../../lib/index.js";
import { contextChip } from "../../model/capabilities.js";

/**
 * @typedef {object} FoundModel
 * @property {string} id
 * @property {number} [context_tokens]
 * @property {string} [tools] "yes", "no" or "" while unknown
 * @property {string} [vision]
 * @property {string} [thinking]
 * @property {string} [loaded] "yes", "no" or "" while unknown
 * @property {boolean} [failed] the server could not load it
 */

/**
 * @typedef {object} Found one answer of endpoints.discover
 * @property {string} url
 * @property {string} server
 * @property {string} version
 * @property {FoundModel[] | null} models
 * @property {string} note
 * @property {string | boolean} rejected
 */

/** @typedef {{text: string, tone: "good" | "plain" | "warn"}} Part */

/**
 * Parts what was found into servers to use and addresses that are something else.
 * @param {readonly Found[] | null | undefined} all
 */
export function partitionFound(all) {
  const servers = (all ?? []).filter((f) => !f.rejected);
  const rejected = (all ?? []).filter((f) => f.rejected);
  return {
    ready: servers.filter((f) => chatModels(f).length > 0),
    empty: servers.filter((f) => chatModels(f).length === 0),
    rejected,
  };
}

/** @param {Found} f */
export const title = (f) => [f.server || t("Model server"), f.version].filter(Boolean).join(" ");

/**
 * "3 models · tools yes · context 4k (low)", about the model that would be used.
 * @param {Found} f
 * @returns {Part[]}
 */
export function parts(f) {
  const models = chatModels(f);
  const first = firstModel(f);
  /** @type {Part[]} */
  const out = [{ text: t("{n, plural, one {# model} other {# models}}", { n: models.length }), tone: "plain" }];
  if (first?.tools === "yes") out.push({ text: t("tools: yes"), tone: "good" });
  if (first?.tools === "no") out.push({ text: t("tools: simple mode"), tone: "plain" });
  const context = contextChip(first?.context_tokens ?? 0);
  if (context) out.push({ text: context.text, tone: context.tone });
  return out;
}

/** @param {Found} f */
export function rejection(f) {
  const why = typeof f.rejected === "string" && f.rejected !== "true" ? f.rejected : f.note;
  return translateFault(why ?? "") || t("This address answers, but not as a model server.");
}

/**
 * The model to begin with: one that is loaded, else one that knows tools, else the first.
 * @param {Found} f
 * @returns {FoundModel | undefined}
 */
export function firstModel(f) {
  const models = chatModels(f);
  return models.find((m) => m.loaded === "yes") ?? models.find((m) => m.tools === "yes") ?? models[0];
}

/**
 * The models that can talk; embedding and reranking models cannot.
 * @param {Found} f
 */
export const chatModels = (f) =>
  (f.models ?? []).filter((m) => !/(^|[-_/:.])(embed(ding)?s?|rerank(er)?|bge|whisper)([-_/:.]|$)/i.test(m.id));

/**
 * A short name for an address: host and port.
 * @param {string} url
 */
export function place(url) {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

/**
 * The commands that install a server and fetch a first model, for one system.
 * @param {"linux" | "mac" | "windows"} system
 */
export function recipe(system) {
  const run = {
    text: t("Download a first model and start it."),
    command: "ollama run gemma4",
  };
  switch (system) {
    case "windows":
      return [{ text: t("Install Ollama in PowerShell."), command: "winget install Ollama.Ollama" }, run];
    case "mac":
      return [
        {
          text: t("Install Ollama in Terminal, with Homebrew."),
          command: "brew install ollama && brew services start ollama",
        },
        run,
      ];
    default:
      return [
        { text: t("Install Ollama in a terminal."), command: "curl -fsSL https://ollama.com/install.sh | sh" },
        run,
      ];
  }
}

/**
 * @param {string} platform what the window says about its system
 * @returns {"linux" | "mac" | "windows"}
 */
export function systemOf(platform) {
  if (/mac|iphone|ipad/i.test(platform)) return "mac";
  return /win/i.test(platform) ? "windows" : "linux";
}
