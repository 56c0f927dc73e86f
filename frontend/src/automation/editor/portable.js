// A workflow as a file: what goes out, and what comes in from anywhere. Pure.

import { isObject, t } from "../../lib/index.js";

/** @typedef {import("./draft.js").Template} Template */

/** A file larger than this is no workflow: ten thousand steps take some 4 MB. */
export const mostBytes = 8_000_000;

/** @param {Partial<Template>} template @returns {string} */
export const fileText = (template) =>
  `${JSON.stringify(
    {
      kind: template.kind,
      name: template.name,
      description: template.description,
      ...(template.kind === "flow"
        ? { flow: template.flow }
        : { vars: template.vars, instructions: template.instructions }),
    },
    null,
    2,
  )}\n`;

/** @param {string} name */
export const fileName = (name) =>
  `${
    name
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "workflow"
  }.json`;

/**
 * Reads a file that somebody chose. The backend checks the steps; what is looked at here is whether it is a workflow.
 * @param {string} text @param {string} [name] where the file names none
 * @returns {{template: Partial<Template>} | {fault: string}}
 */
export function readFile(text, name = "") {
  /** @type {any} */
  let read;
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (e) {
    return {
      fault: t("This file isn't valid JSON: {reason}", { reason: String(/** @type {Error} */ (e).message) }),
    };
  }
  // A bare definition of a flow is a flow without a name.
  if (isObject(read) && Array.isArray(read.steps)) read = { kind: "flow", flow: read };
  if (!isObject(read)) return { fault: t("This file isn't a workflow: it isn't a JSON object.") };
  const flow = /** @type {any} */ (isObject(read.flow) ? read.flow : null);
  const steps = flow ? flow.steps : read.instructions;
  if (!Array.isArray(steps))
    return { fault: t("This file isn't a workflow: it has neither instructions nor a flow with steps.") };
  const bad = steps.findIndex((s) => !isObject(s));
  if (bad >= 0) return { fault: t("Step {n} in this file is not an object.", { n: bad + 1 }) };
  const odd = flow ? steps.findIndex((s) => !isObject(s.config) && !Array.isArray(s.configs)) : -1;
  if (odd >= 0) return { fault: t("Step {n} in this file has neither config nor configs.", { n: odd + 1 }) };
  return {
    template: {
      kind: flow ? "flow" : "instructions",
      name: String(read.name || name.replace(/\.json$/i, "")),
      description: typeof read.description === "string" ? read.description : "",
      defaultAssistantId: "",
      ...(!flow && isObject(read.vars) && { vars: read.vars }),
      instructions: flow ? [] : steps,
      flow,
    },
  };
}
