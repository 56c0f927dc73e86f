// What an agent of a person's own is: its fields, the name that plans call it by, and its copy.

import { t } from "../lib/index.js";
import { modelField, toolsField } from "../model/catalog.js";

/** @typedef {import("../../types/api.d.ts").agents.Own} OwnAgent */

/** What the backend takes as the name that plans use. */
const form = /^[a-z][a-zA-Z0-9_-]{1,39}$/;

/** The name that plans use, of a title: "Tide tables" is tideTables. @param {string} title */
export function nameFrom(title) {
  const words =
    title
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .match(/[a-z0-9]+/gi) ?? [];
  const name = words
    .map((w, i) => (i === 0 ? w.toLowerCase() : w.charAt(0).toUpperCase() + w.slice(1).toLowerCase()))
    .join("")
    .replace(/^[0-9]+/, "")
    .replace(/^./, (c) => c.toLowerCase())
    .slice(0, 40);
  return form.test(name) ? name : "agent";
}

/** The same agent under a name that is free. @param {OwnAgent} a @param {readonly {name: string}[]} all @returns {Omit<OwnAgent, "id">} */
export function copyOf({ id: _, ...a }, all) {
  const base = a.name.replace(/\d+$/, "");
  let n = 2;
  while (all.some((x) => x.name === `${base.slice(0, 37)}${n}`)) n++;
  return { ...a, name: `${base.slice(0, 37)}${n}`, title: `${a.title.replace(/ \d+$/, "")} ${n}` };
}

/** @param {OwnAgent} a @returns {import("../lib/inputs.js").FieldSpec[]} */
export const agentFields = (a) => [
  { name: "title", label: t("Name") },
  {
    name: "name",
    label: t("Name in plans"),
    hint: a.id ? t("Letters and digits.") : t("Letters and digits. Made from the name if empty."),
    check: (text) =>
      form.test(text) || (text === "" && !a.id)
        ? ""
        : t("Use 2 to 40 letters and digits, starting with a lowercase letter."),
    reads: (name) => name.trim(),
  },
  {
    name: "description",
    label: t("Purpose"),
    hint: t("Helps the project manager assign tasks to this agent."),
  },
  { name: "prompt", kind: "text", label: t("Instructions"), rows: 8 },
  modelField(a.model),
  toolsField({ hint: t("Tools that write or execute ask you each time.") }),
];
