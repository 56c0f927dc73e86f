// The form of a step: its name, what it does, and in "More" when it runs and what becomes of its result.

import { button, formFields, h, muted, t } from "../../lib/index.js";
import { toolOf, workflows } from "../../model/catalog.js";
import { namedKind } from "../../model/named.js";
import { levelWord } from "../../model/runlabels.js";
import { choosingField, takesArgument } from "../../model/toolwords.js";
import { pathKind } from "../../widgets/pathpicker.js";
import { fieldsOf, withValue } from "../../widgets/schema/schema.js";
import { pickTemplate, pickTool } from "../widgets/picks.js";
import { wantedVars } from "../widgets/refs.js";
import { kindOf, signOf } from "../widgets/stepshape.js";
import { controlForms } from "./controlforms.js";
import { moreFields } from "./morefields.js";
import { tryStep } from "./trystep.js";
import { valueField, valueText } from "./valuefield.js";

/** @typedef {import("../widgets/stepshape.js").Step} Step */

/**
 * @typedef {object} Where
 * @property {Omit<import("./valuepick.js").Around, "follow">} around
 * @property {(step: Step) => void} changed
 * @property {(name: string) => Step} rename gives the step its name, and names it so in all others
 * @property {(name: string) => string} nameFault what is wrong with a name; "" when nothing is
 * @property {(tool: string) => Record<string, unknown> | undefined} argsFor the arguments that a step with the tool begins with here
 * @property {() => void} addBranch
 * @property {import("./trystep.js").Home} home
 * @property {(name: string) => Step} renameItem gives the item of the step's loop another name, there and in its steps
 */

/** @param {Step} first @param {Where} where */
export function stepForm(first, { around: values, changed, rename, nameFault, addBranch, renameItem, argsFor, home }) {
  let step = first;
  /** The fields that can be told what is wrong with them, by their JSON pointers below the step. @type {Map<string, (text: string) => void>} */
  const followed = new Map();
  /** What is blamed now. @type {Set<string>} */
  let blamed = new Set();
  /** @type {import("./valuepick.js").Around} */
  const around = { ...values, follow: (at, blame) => followed.set(at, blame) };
  /** @param {Partial<Step>} patch what is empty is left out */
  const put = (patch) => {
    const sign = signOf(step);
    const all = Object.entries({ ...step, ...patch }).filter(
      ([k, v]) => k === sign || (v !== undefined && v !== "" && v !== null),
    );
    step = /** @type {Step} */ (Object.fromEntries(all));
    changed(step);
  };
  const takeItem = (/** @type {string} */ name) => {
    step = renameItem(name);
  };
  const main = h("div.step-main");
  const draw = () => main.replaceChildren(...whatFields());
  /** @param {Partial<Step>} patch after which the form is another */
  const use = (patch) => {
    put(patch);
    draw();
    /** @type {HTMLElement | null} */ (main.querySelector("input, textarea, select, button"))?.focus();
  };
  const whatFields = () => {
    const kind = kindOf(step);
    if (kind === "tool") return toolFields();
    if (kind === "workflow") return workflowFields();
    return controlForms[kind]?.({ step: () => step, put, around, addBranch, renameItem: takeItem }) ?? wordFields();
  };
  const wordFields = () => [
    valueText(around, {
      label: t("Task"),
      hint: t("An assistant follows this text with its allowed tools. Mention an assistant with @ to choose one."),
      value: step.markdown,
      at: "/markdown",
      rows: 4,
      changed: (text) => put({ markdown: String(text) }),
    }).node,
  ];
  const toolFields = () => {
    const id = step.directCallToolId ?? "";
    const tool = toolOf(id);
    const level = tool ? h("span.level", { dataset: { level: tool.level } }, levelWord(tool.level)) : null;
    const choose = () => pickTool((other) => use({ directCallToolId: other, args: argsFor(other) }));
    const head = uses(tool?.name ?? id, level, id ? t("Choose another tool") : t("Choose a tool"), choose);
    if (!id) return [head];
    if (!tool) return [head, h("p.error", t("No tool is named {name}. Choose another tool.", { name: id }))];
    const named = tool.inputSchema?.properties ? fieldsOf(tool.inputSchema, step.args ?? {}) : [];
    const putArg = (/** @type {readonly string[]} */ path, /** @type {unknown} */ value) => {
      const args = withValue(step.args ?? {}, path, value);
      put({ args: Object.keys(args).length > 0 ? args : undefined });
      if (path[0] === choosingField(id)) shown();
    };
    const nodes = named.map((f) =>
      valueField(around, f, {
        args: () => step.args ?? {},
        at: "/args",
        named: namedKind(id, f),
        path: pathKind(tool, f),
        changed: putArg,
      }),
    );
    const shown = () =>
      named.forEach((f, i) => {
        const node = nodes[i];
        if (node) node.hidden = !takesArgument(id, String(f.path[0]), step.args ?? {});
      });
    shown();
    return [
      head,
      h("p.hint", tool.description),
      tool.level === "read" ? "" : h("p.hint", asksWord(id)),
      ...nodes,
      named.length === 0 ? muted(t("No arguments.")) : "",
    ];
  };
  const workflowFields = () => {
    const id = step.subWorkflowId ?? "";
    const known = workflows.get().find((template) => template.workflowId === id);
    const choose = () => pickTemplate((other) => use({ subWorkflowId: other }));
    return [
      uses(known?.name ?? id, null, id ? t("Choose another workflow") : t("Choose a workflow"), choose),
      h("p.hint", t("This step waits until the workflow ends.")),
      ...varFields(known),
    ];
  };
  /** The variables of the workflow that the step runs, a field each. @param {any} known */
  const varFields = (known) => {
    // What an older template gives as arguments stays there.
    const field = step.vars === undefined && step.args ? "args" : "vars";
    const given = () => step[field] ?? {};
    const firsts = known?.vars ?? {};
    const names = [
      ...new Set([...Object.keys(firsts), ...wantedVars(known?.instructions ?? []), ...Object.keys(given())]),
    ];
    const set = (/** @type {string} */ name, /** @type {unknown} */ value) => {
      const next = withValue(given(), [name], value === "" ? undefined : value);
      put({ [field]: Object.keys(next).length > 0 ? next : undefined });
    };
    const fields = names.map(
      (name) =>
        valueText(around, {
          label: name,
          value: given()[name],
          at: `/${field}/${name}`,
          whole: true,
          placeholder: firsts[name] === undefined ? "" : t("Default: {value}", { value: JSON.stringify(firsts[name]) }),
          changed: (value) => set(name, value),
        }).node,
    );
    return fields.length > 0
      ? [h("fieldset.config-group", h("legend", t("Variables for the workflow")), ...fields)]
      : [];
  };
  const { name } = formFields(
    [
      {
        name: "name",
        label: t("Step name"),
        hint: t("Other steps refer to the result by this name."),
        value: step.id ?? "",
        check: nameFault,
        changed: () => {},
      },
    ],
    {},
    () => {},
  );
  const nameInput = /** @type {HTMLInputElement} */ (name?.node.querySelector("input"));
  // References change with the name, so it is taken when it is whole.
  nameInput.addEventListener("change", () => {
    const next = nameInput.value.trim();
    if (next !== step.id && nameFault(next) === "") step = rename(next);
  });
  if (name?.blame) around.follow("/id", name.blame);
  const trial = ["tool", "words"].includes(kindOf(step)) ? tryStep(() => step, values, home) : "";
  draw();
  const node = h(
    "div.runs-form.step-form",
    main,
    h("div.step-called", name?.node),
    moreFields({ step: () => step, put, around }),
    trial,
  );
  return {
    node,
    current: () => step,
    /** Says at each field what a check found there. @param {readonly {at: string, text: string}[]} faults */
    blame(faults) {
      const now = new Map(faults.map((f) => [f.at, f.text]));
      for (const at of new Set([...blamed, ...now.keys()])) followed.get(at)?.(now.get(at) ?? "");
      blamed = new Set(now.keys());
    },
  };
}

/** When a tool that changes something asks. @param {string} id */
const asksWord = (id) =>
  id === "http_request"
    ? t("GET and HEAD requests run without asking. Other methods ask first.")
    : t("This tool asks before each use.");

/** What a step uses, and the way to choose another. @param {string} name @param {Node | null} level @param {string} choice @param {() => void} choose */
const uses = (name, level, choice, choose) =>
  h("div.step-uses", h("p", h("strong", name), level), button(choice, choose, { kind: name ? "quiet" : "primary" }));
