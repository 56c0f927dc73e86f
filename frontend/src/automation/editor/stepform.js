// The form of a step: what it uses, its arguments, and what becomes of its result and of its failure.

import { h } from "../../lib/dom.js";
import { button, muted } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { fieldNodes } from "../../lib/inputs.js";
import { fold } from "../../lib/pieces.js";
import { assistantOptions, templates, toolOf } from "../../model/catalog.js";
import { levelWord } from "../../model/runlabels.js";
import { fieldsOf } from "../../widgets/schema/schema.js";
import { pickTemplate, pickTool } from "../widgets/picks.js";
import { nameFault, savedBefore } from "../widgets/refs.js";
import { varRows } from "../widgets/varrows.js";
import { argField } from "./argfield.js";
import { tryStep } from "./trystep.js";

/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */

/**
 * @param {Instruction} first
 * @param {{at: number, before: readonly Instruction[], changed: (step: Instruction) => void}} where at: its place, before: the steps before it
 */
export function stepForm(first, { at, before, changed }) {
  let step = first;
  /** @param {Partial<Instruction>} patch what is empty is left out */
  const put = (patch) => {
    const all = Object.entries({ ...step, ...patch }).filter(
      ([k, v]) => kindField(k, step) || (v !== undefined && v !== "" && v !== null),
    );
    step = /** @type {Instruction} */ (Object.fromEntries(all));
    changed(step);
  };
  /** @param {string} name @param {unknown} value */
  const putArg = (name, value) => {
    const { [name]: _, ...rest } = step.args ?? {};
    const args = value === undefined ? rest : { ...rest, [name]: value };
    put({ args: Object.keys(args).length > 0 ? args : undefined });
  };
  const main = h("div", { class: "step-main" });
  const trial = tryStep(() => step);
  const node = h("div", { class: "runs-form step-form" }, main, moreFold(step, put), trial);
  const draw = () => main.replaceChildren(...whatFields());
  /** @param {Partial<Instruction>} patch after which the form is another */
  const use = (patch) => {
    put(patch);
    draw();
    /** @type {HTMLElement | null} */ (main.querySelector("input, textarea, select, button"))?.focus();
  };
  const whatFields = () => {
    if (step.directCallToolId !== undefined) return toolFields();
    if (step.subWorkflowId !== undefined) return workflowFields();
    const hint = t("In words. An assistant reads it, with the tools that it may use. Name one with @ to ask that one.");
    return fieldNodes([{ name: "markdown", kind: "text", label: t("What is to be done"), hint, rows: 4 }], step, put);
  };
  const toolFields = () => {
    const id = step.directCallToolId ?? "";
    const tool = toolOf(id);
    const level = tool ? h("span", { class: "level", dataset: { level: tool.level } }, levelWord(tool.level)) : null;
    const choose = () => pickTool((other) => use({ directCallToolId: other, args: undefined }));
    const head = uses(tool?.name ?? id, level, id ? t("Use another tool") : t("Choose a tool"), choose);
    if (!id) return [head];
    if (!tool)
      return [head, h("p", { class: "error" }, t("There is no tool named {name} here. Choose another.", { name: id }))];
    const named = tool.inputSchema?.properties ? fieldsOf(tool.inputSchema, step.args ?? {}) : [];
    const saved = savedBefore(before, at);
    return [
      head,
      h("p", { class: "hint" }, tool.description),
      tool.level === "read" ? "" : h("p", { class: "hint" }, t("It asks you before it does anything.")),
      ...named.map((f) => argField(f, step.args ?? {}, { at, saved, changed: (v) => putArg(f.path[0] ?? "", v) })),
      named.length === 0 ? muted(t("It takes no arguments.")) : "",
    ];
  };
  const workflowFields = () => {
    const id = step.subWorkflowId ?? "";
    const known = templates.get().find((template) => template.workflowId === id);
    const choose = () => pickTemplate((other) => use({ subWorkflowId: other }));
    return [
      uses(known?.name ?? id, null, id ? t("Run another one") : t("Choose a workflow"), choose),
      h("p", { class: "hint" }, t("This step waits until it has ended.")),
      varRows({
        label: t("Variables for it"),
        value: step.args ?? {},
        changed: (args) => put({ args: Object.keys(args).length > 0 ? args : undefined }),
      }).node,
    ];
  };
  draw();
  return { node, current: () => step };
}

/** What a step uses, and the way to choose another. @param {string} name @param {Node | null} level @param {string} choice @param {() => void} choose */
const uses = (name, level, choice, choose) =>
  h(
    "div",
    { class: "step-uses" },
    h("p", null, h("strong", null, name), level),
    button(choice, choose, { kind: name ? "quiet" : "primary" }),
  );

/** The field that says of which kind a step is stays, even empty. @param {string} name @param {Instruction} step */
const kindField = (name, step) =>
  name ===
  (step.directCallToolId !== undefined
    ? "directCallToolId"
    : step.subWorkflowId !== undefined
      ? "subWorkflowId"
      : "markdown");

/** @param {Instruction} step @param {(patch: Partial<Instruction>) => void} put */
const moreFold = (step, put) =>
  fold(
    t("Result, failure and assistant"),
    fieldNodes(
      [
        {
          name: "saveAs",
          label: t("Save the result as"),
          hint: t("A name under which later steps find it: letters, digits and _."),
          check: (v) => (v === "" ? "" : nameFault(v)),
        },
        {
          name: "onError",
          kind: "text",
          label: t("If it fails"),
          hint: t("What an assistant is to do then, in words. Empty: the run stops here."),
          rows: 2,
        },
        {
          name: "assistantId",
          kind: "select",
          label: t("Assistant"),
          options: assistantOptions(t("The workflow's own")),
        },
      ],
      step,
      put,
    ),
    { open: Boolean(step.saveAs || step.onError || step.assistantId) },
  );
