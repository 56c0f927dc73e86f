// What a run or a conversation has read, in words, where a person is asked whether that may go somewhere. Pure.

import { locale, spellInvisible, t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").run.Inquiry & {inChat?: boolean}} Request inChat: a reply asks, and no run */
/** @typedef {Pick<import("../../types/api.d.ts").tool.Mark, "kind" | "name">} Mark */

/** Named at once; the others are counted. */
const most = 5;

/** @param {Mark} mark */
function markWords({ kind, name }) {
  if (!name) return more(kind);
  switch (kind) {
    case "folder":
      return t("the file names in {name}", { name });
    case "conversation":
      return t("the conversation “{name}”", { name });
    case "variable":
      return t("the variable {name}", { name });
    case "server":
    case "host":
      return t("the answer of {name}", { name });
    case "program":
      return t("the output of {name}", { name });
    default:
      return name;
  }
}

/** More of a kind than are named. @param {Mark["kind"]} kind */
function more(kind) {
  switch (kind) {
    case "file":
      return t("more files");
    case "folder":
      return t("more folders");
    case "conversation":
      return t("more conversations");
    case "variable":
      return t("more variables");
    default:
      return t("more answers");
  }
}

/** Marks as a list in a sentence. @param {readonly Mark[]} marks */
export function markList(marks) {
  const names = marks.slice(0, most).map((m) => spellInvisible(markWords(m)));
  if (marks.length > most) names.push(t("{n} more", { n: marks.length - most }));
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

/** What the run or the conversation that asks has read, in a sentence; empty: nothing that counts. @param {Request} r */
export function readWords(r) {
  const marks = r.read ?? [];
  if (marks.length === 0) return "";
  const list = markList(marks);
  if (r.inChat) return t("This conversation has read {list}.", { list });
  return r.teamId ? t("This team has read {list}.", { list }) : t("This run has read {list}.", { list });
}

/** Whether the question is about the place that a call reaches, because the call itself would not be asked about. @param {Request} r */
export const asksPlace = (r) => r.level === "read" && (r.read ?? []).length > 0;
