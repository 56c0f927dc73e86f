// What a call of a tool does, in a line, and how it stands. Pure.

import { clip, isObject, joinWithDots, spellInvisible, t } from "../lib/index.js";
import { toolTitle } from "./toolwords.js";

/** @typedef {import("./calls.js").Call} Call */

/** How much of what a call is about is in its line. */
const most = 80;

/** @param {Call} c @returns {Record<string, unknown>} */
const argsOf = (c) => (isObject(c.args) ? /** @type {Record<string, unknown>} */ (c.args) : {});

/** @param {unknown} value */
const inLine = (value) =>
  typeof value === "string" || typeof value === "number"
    ? clip(spellInvisible(String(value)).replace(/\s+/g, " ").trim(), most)
    : "";

/** @param {string} url */
function hostOf(url) {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

/** The argument that says what a call of our own tools is about. @type {Readonly<Record<string, string>>} */
const abouts = {
  web_search: "query",
  fetch_url: "url",
  search_conversations: "query",
  run_workflow: "workflow",
  list_files: "path",
  rename_file: "from",
};

/** What a call is about, in a few words; "" where its arguments say nothing. @param {Call} c */
function aboutOf(c) {
  const args = argsOf(c);
  const own = abouts[c.tool] ?? (typeof args["path"] === "string" ? "path" : "");
  const value = own ? args[own] : Object.values(args).find((v) => typeof v === "string" && v.trim() !== "");
  return inLine(c.tool === "fetch_url" ? hostOf(String(value ?? "")) : value);
}

/** What our own tools have done; "" for those whose name says it. @param {Call} c @param {string} about */
function pastOf(c, about) {
  switch (c.tool) {
    case "web_search":
      return t("Searched the web: {query}", { query: about });
    case "fetch_url":
      return t("Fetched {host}", { host: about });
    case "read_file":
    case "read_document":
    case "read_table":
      return t("Read {path}", { path: about });
    case "list_files":
      return about && about !== "." ? t("Listed the files in {path}", { path: about }) : t("Listed the files");
    case "write_file":
    case "write_table":
    case "write_chart":
    case "make_document":
      return t("Wrote {path}", { path: about });
    case "rename_file":
      return t("Renamed {from} to {path}", { from: about, path: inLine(argsOf(c)["to"]) });
    case "search_conversations":
      return t("Searched your conversations: {query}", { query: about });
    case "run_workflow":
      return t("Started the workflow {name}", { name: about });
    case "current_time":
      return t("Checked the date and time");
  }
  return "";
}

/** What our own tools do; "" for the others. @param {Call} c @param {string} about */
function presentOf(c, about) {
  switch (c.tool) {
    case "web_search":
      return t("Searching the web: {query}", { query: about });
    case "fetch_url":
      return t("Fetching {host}", { host: about });
    case "read_file":
    case "read_document":
    case "read_table":
      return t("Reading {path}", { path: about });
    case "write_file":
    case "write_table":
    case "write_chart":
    case "make_document":
      return t("Writing {path}", { path: about });
    case "search_conversations":
      return t("Searching your conversations: {query}", { query: about });
  }
  return "";
}

/** A tool and what it is called for. @param {Call} c */
export function namedCall(c) {
  const title = spellInvisible(toolTitle(c.tool, c.name));
  const about = aboutOf(c);
  return about ? t("{tool}: {about}", { tool: title, about }) : title;
}

/** @type {Readonly<Record<string, string>>} */
const states = Object.freeze({
  planned: t("not started"),
  waiting: t("waits for you"),
  failed: t("failed"),
  refused: t("not allowed"),
  stopped: t("stopped"),
});

/** Whether a call is under way. @param {Pick<Call, "state">} c */
export const isAtWork = ({ state }) => state === "running" || state === "allowed";

/**
 * The line of a call: what it does or did, and how that stands where the words don't say it.
 * @param {Call} c @returns {{words: string, aside: string}}
 */
export function callLine(c) {
  const about = aboutOf(c);
  if (c.state === "done") {
    const n = c.sources.length;
    const aside =
      c.tool === "web_search" ? t("{n, plural, =0 {no results} one {# result} other {# results}}", { n }) : "";
    return { words: pastOf(c, about) || namedCall(c), aside };
  }
  if (isAtWork(c)) {
    const words = presentOf(c, about);
    return { words: words || namedCall(c), aside: words ? "" : t("running") };
  }
  return { words: namedCall(c), aside: states[c.state] ?? "" };
}

/** How far a call says that it is, or "". @param {Call} c @param {import("./reduce.js").Progress | null | undefined} progress of its turn */
export const farWords = (c, progress) =>
  progress?.call === c.id && isAtWork(c)
    ? joinWithDots(spellInvisible(progress.text ?? ""), progress.percent ? t("{n}%", { n: progress.percent }) : "")
    : "";

/** The line as one text. @param {Call} c */
export function callSentence(c) {
  const { words, aside } = callLine(c);
  return joinWithDots(words, aside);
}

/** The icon of a call. @param {Call} c */
export function callIcon({ tool }) {
  if (tool === "web_search" || tool === "search_conversations") return "search";
  if (tool === "fetch_url") return "globe";
  if (/^(read|list|write|rename)_/.test(tool)) return /table/.test(tool) ? "table" : "page";
  if (tool === "current_time" || tool === "days_between") return "clock";
  return /_workflows?$/.test(tool) ? "runs" : "tools";
}
