// The form of a step of a flow: one call, or several side by side, each with its prompt and its model.

import { button, fieldNodes, fold, h, t } from "../../lib/index.js";
import { modelField, toolsField } from "../../model/catalog.js";
import { toolNames, toolsNamed, withCall, withoutCall, withSetting } from "./flowdraft.js";

/** @typedef {import("./flowdraft.js").FlowStep} FlowStep */
/** @typedef {import("../../../types/api.d.ts").flow.Config} Config */

/** The most calls side by side that the form offers; the backend has a limit of its own. */
const mostBranches = 16;

/** What a prompt writes for what it is given. */
const holes = { input: "{{input}}", output: "{{output}}" };

const contexts = [
  { value: "", name: t("Everything") },
  { value: "last", name: t("The last answer only") },
  { value: "none", name: t("Nothing") },
];

/** @param {string} v */
const numberOf = (v) => (v.trim() === "" ? null : Number(v));

/**
 * The numbers that bound a call.
 * @param {Config} c @param {(patch: any) => void} set @returns {import("../../lib/inputs.js").FieldSpec[]}
 */
const limits = (c, set) => [
  modelField(c.model),
  {
    name: "temperature",
    label: t("Temperature"),
    mode: "decimal",
    value: String(c.temperature ?? ""),
    check: (v) =>
      v.trim() === "" || (Number(v) >= 0 && Number(v) <= 2)
        ? ""
        : t("Enter a number from {min} to {max}.", { min: "0", max: "2" }),
    changed: (v) => Number.isFinite(numberOf(v) ?? 0) && set({ temperature: numberOf(v) }),
  },
  {
    name: "maxTokens",
    label: t("Maximum tokens"),
    mode: "numeric",
    value: String(c.maxTokens || ""),
    check: (v) => (/^\s*(?:[1-9]\d{0,6})?\s*$/.test(v) ? "" : t("Enter a whole number, {min} or more.", { min: "1" })),
    changed: (v) => Number.isInteger(numberOf(v) ?? 0) && set({ maxTokens: numberOf(v) }),
  },
];

/** @param {FlowStep} first @param {{at: number, changed: (step: FlowStep) => void}} where */
export function flowForm(first, { at, changed }) {
  let step = first;
  const node = h("div.runs-form.flow-form");
  /** @param {FlowStep} next */
  const put = (next) => {
    step = next;
    changed(step);
  };
  /** @param {FlowStep} next @param {number} to the call that gets the focus */
  const reshape = (next, to) => {
    put(next);
    draw();
    node.querySelectorAll(".flow-call")[to]?.querySelector("textarea")?.focus();
  };
  const addCall = () => reshape(withCall(step), step.configs.length);
  const draw = () => {
    const beside = step.configs.length > 1;
    node.replaceChildren(
      beside ? h("p.hint", t("These calls run in parallel. The next step reads all their answers.")) : "",
      h("div.flow-calls", { dataset: { beside: String(beside) } }, ...step.configs.map((_, i) => callForm(i, beside))),
      step.configs.length < mostBranches
        ? button(t("Add a parallel call"), addCall, { kind: "quiet", icon: "beside" })
        : "",
    );
  };
  /** @param {number} i @param {boolean} beside */
  const callForm = (i, beside) => {
    const c = step.configs[i] ?? { prompt: "" };
    const set = (/** @type {Partial<Record<keyof Config, any>>} */ patch) => put(withSetting(step, i, patch));
    const remove = () => reshape(withoutCall(step, i), Math.max(0, i - 1));
    const hint =
      at === 0
        ? t("{input} is the input of the flow.", holes)
        : t("{output} is the previous step's answer; {input} is the input of the flow.", holes);
    const more = fieldNodes(
      [
        { name: "systemPrompt", kind: "text", label: t("System prompt"), rows: 2 },
        { name: "limits", node: h("div.side-by-side", ...fieldNodes(limits(c, set), c, set)) },
        { name: "context", kind: "select", label: t("Reads from earlier steps"), options: contexts },
        toolsField({ value: toolNames(c), reads: toolsNamed }),
      ],
      c,
      set,
    );
    return h(
      "fieldset.flow-call",
      beside ? h("legend", t("Call {n}", { n: i + 1 })) : null,
      ...fieldNodes([{ name: "prompt", kind: "text", label: t("Prompt"), hint, rows: 4 }], c, set),
      fold(t("Model, limits and tools"), more),
      beside ? button(t("Remove this call"), remove, { kind: "quiet", icon: "trash" }) : null,
    );
  };
  draw();
  return { node, current: () => step };
}
