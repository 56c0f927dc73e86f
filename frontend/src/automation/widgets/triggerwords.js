// What starts workflows, in words: the kinds of triggers, what each waits for, and what one run was started by.

import { clip, fullDate, isObject, spellInvisible, t } from "../../lib/index.js";
import { workflows } from "../../model/catalog.js";
import { timeWords } from "./cron.js";

/** @typedef {import("../../../types/api.d.ts").run.Trigger} Trigger */

/** @param {string} id of a workflow */
export const workflowName = (id) =>
  workflows.get().find((template) => template.workflowId === id)?.name ?? t("A deleted workflow");

/** @type {Readonly<Record<Trigger["kind"], {name: string, about: string, icon: string}>>} */
export const triggerKinds = {
  schedule: { name: t("A time"), about: t("Once, or repeating."), icon: "clock" },
  folder: { name: t("A file"), about: t("When a file appears or changes in a folder."), icon: "page" },
  run: { name: t("Another workflow"), about: t("When the workflow succeeds or fails."), icon: "branch" },
  hook: { name: t("A call from another program"), about: t("A request to an address with a token."), icon: "globe" },
  command: { name: t("A command in a chat"), about: t("When you type the command after a slash."), icon: "chat" },
};

/** The files that a pattern means, as a person would say it. @param {string} glob */
function filesWords(glob) {
  const ending = /^\*\.([\p{L}\p{N}]{1,8})$/u.exec(glob)?.[1];
  return ending ? t("a {ending} file", { ending: ending.toUpperCase() }) : glob || t("a file");
}

/** @param {string} name @param {string} outcome */
function endWords(name, outcome) {
  if (outcome === "any") return t("When “{name}” ends", { name });
  return outcome === "failed" ? t("When “{name}” fails", { name }) : t("When “{name}” succeeds", { name });
}

/** What a trigger of each kind waits for. @type {Readonly<Record<Trigger["kind"], (g: Trigger) => string>>} */
const waits = {
  schedule: ({ cron, days, at }) =>
    cron ? timeWords({ cron, days }) : t("Once, {when}", { when: at ? fullDate(at) : "" }),
  folder: ({ glob, folder }) =>
    t("When {files} appears in {folder}", {
      files: filesWords(glob),
      folder: spellInvisible(folder) || t("the chosen folder"),
    }),
  run: ({ afterWorkflowId, ended }) => endWords(workflowName(afterWorkflowId), ended),
  hook: () => t("When called by another program"),
  command: (g) => t("By {command}", { command: `/${g.command}` }),
};

/** What a trigger waits for. @param {Trigger} g */
export const triggerWords = (g) => waits[g.kind](g);

/** All that starts a workflow; each that is on, or that it is started by hand. @param {readonly Trigger[]} triggers */
export const startsWords = (triggers) => {
  const on = triggers.filter((g) => g.enabled).map(triggerWords);
  return on.length > 0 ? on.join(" · ") : t("By hand");
};

/** What happened at a trigger, with what it was about. @param {any} event @returns {string} */
export function eventWords(event) {
  if (!isObject(event)) return "";
  const short = (/** @type {unknown} */ v) => clip(spellInvisible(String(v ?? "")), 80);
  switch (event["kind"]) {
    case "schedule":
      return event["cron"]
        ? timeWords({ cron: String(event["cron"]), days: String(event["days"] ?? "") })
        : event["dueAt"]
          ? t("Once, {when}", { when: fullDate(String(event["dueAt"])) })
          : t("By a schedule");
    case "folder":
      return short(event["path"] ?? event["name"]);
    case "run":
      return event["state"] === "failed"
        ? t("After “{name}” failed", { name: short(event["name"]) })
        : t("After “{name}” succeeded", { name: short(event["name"]) });
    case "hook":
      return t("Called by another program");
    case "command":
      return short([`/${event["command"]}`, event["text"]].filter(Boolean).join(" "));
    default:
      return "";
  }
}

/** What started a run, and with what; "" where that goes without saying. @param {Pick<import("../../../types/api.d.ts").run.Run, "workflowId" | "trigger" | "triggerId" | "parentWorkflowRunId">} run */
export function startedBy({ workflowId, trigger, triggerId, parentWorkflowRunId }) {
  const words = eventWords(trigger);
  if (words || !workflowId || parentWorkflowRunId) return words;
  return triggerId ? "" : t("By hand");
}
