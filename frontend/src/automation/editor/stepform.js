// The form of a step: what it uses, its arguments, and what becomes of its result and of its failure.

import { h } from "../../lib/dom.js";
import { button } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { line, select, text } from "../../lib/inputs.js";
import { assistants, templates, toolOf } from "../../model/catalog.js";
import { levelWord } from "../../model/runlabels.js";
import { fieldsOf } from "../../widgets/schema/schema.js";
import { pickTemplate, pickTool } from "../widgets/picks.js";
import { savedBefore } from "../widgets/refs.js";
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
  const node = h(
    "div",
    { class: "runs-form step-form" },
    main,
    moreFold(step, put),
    tryStep(() => step),
  );
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
    return [
      text({
        label: t("What is to be done"),
        hint: t("In words. An assistant reads it, with the tools that it may use. Name one with @ to ask that one."),
        value: step.markdown ?? "",
        rows: 4,
        changed: (markdown) => put({ markdown }),
      }).node,
    ];
  };
  const toolFields = () => {
    const id = step.directCallToolId ?? "";
    const tool = toolOf(id);
    const pick = button(
      id ? t("Use another tool") : t("Choose a tool"),
      () => pickTool((other) => use({ directCallToolId: other, args: undefined })),
      { kind: id ? "quiet" : "primary" },
    );
    const head = h(
      "div",
      { class: "step-uses" },
      h(
        "p",
        null,
        h("strong", null, tool?.name ?? id),
        tool ? h("span", { class: "level", dataset: { level: tool.level } }, levelWord(tool.level)) : null,
      ),
      pick,
    );
    if (!id) return [head];
    if (!tool)
      return [head, h("p", { class: "error" }, t("There is no tool named {name} here. Choose another.", { name: id }))];
    const fields = fieldsOf(tool.inputSchema, step.args ?? {});
    const named = tool.inputSchema?.properties ? fields : [];
    return [
      head,
      h("p", { class: "hint" }, tool.description),
      tool.level === "read" ? "" : h("p", { class: "hint" }, t("It asks you before it does anything.")),
      ...named.map(
        (f) =>
          argField(f, step.args ?? {}, {
            at,
            saved: savedBefore(before, at),
            changed: (v) => putArg(f.path[0] ?? "", v),
          }).node,
      ),
      named.length === 0 ? h("p", { class: "muted" }, t("It takes no arguments.")) : "",
    ];
  };
  const workflowFields = () => {
    const id = step.subWorkflowId ?? "";
    const known = templates.get().find((template) => template.workflowId === id);
    const pick = button(
      id ? t("Run another one") : t("Choose a workflow"),
      () => pickTemplate((other) => use({ subWorkflowId: other })),
      { kind: id ? "quiet" : "primary" },
    );
    return [
      h("div", { class: "step-uses" }, h("p", null, h("strong", null, known?.name ?? id)), pick),
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

/** The field that says of which kind a step is stays, even empty. @param {string} name @param {Instruction} step */
const kindField = (name, step) =>
  name ===
  (step.directCallToolId !== undefined
    ? "directCallToolId"
    : step.subWorkflowId !== undefined
      ? "subWorkflowId"
      : "markdown");

/** @param {Instruction} step @param {(patch: Partial<Instruction>) => void} put */
function moreFold(step, put) {
  const node = h(
    "details",
    { class: "fold" },
    h("summary", null, t("Result, failure and assistant")),
    h(
      "div",
      { class: "fold-body" },
      line({
        label: t("Save the result as"),
        hint: t("A name under which later steps find it: letters, digits and _."),
        value: step.saveAs ?? "",
        check: (v) =>
          v === "" || /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(v)
            ? ""
            : t("Use letters, digits and _, and begin with a letter."),
        changed: (saveAs) => put({ saveAs }),
      }).node,
      text({
        label: t("If it fails"),
        hint: t("What an assistant is to do then, in words. Empty: the run stops here."),
        value: step.onError ?? "",
        rows: 2,
        changed: (onError) => put({ onError }),
      }).node,
      select({
        label: t("Assistant"),
        hint: "",
        value: step.assistantId ?? "",
        options: [
          { value: "", name: t("The workflow's own") },
          ...assistants.get().map((a) => ({ value: a.assistantId, name: a.name })),
        ],
        changed: (assistantId) => put({ assistantId }),
      }).node,
    ),
  );
  if (step.saveAs || step.onError || step.assistantId) /** @type {HTMLDetailsElement} */ (node).open = true;
  return node;
}
