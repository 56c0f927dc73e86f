// The form of a step of a flow: one call, or several side by side, each with its prompt and its model.

import { h } from "../../lib/dom.js";
import { button } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { line, select, several, text } from "../../lib/inputs.js";
import { tools } from "../../model/catalog.js";
import { branched, configured, pruned, toolNames, toolsNamed } from "./flowdraft.js";

/** @typedef {import("./flowdraft.js").FlowStep} FlowStep */

/** More calls side by side than this are no help to anybody; the backend has its own bound. */
const mostBranches = 16;

/** What a prompt writes for what it is given. */
const holes = { input: "{{input}}", output: "{{output}}" };

/** @param {FlowStep} first @param {{at: number, changed: (step: FlowStep) => void}} where */
export function flowForm(first, { at, changed }) {
  let step = first;
  const node = h("div", { class: "runs-form flow-form" });
  /** @param {FlowStep} next */
  const put = (next) => {
    step = next;
    changed(step);
  };
  /** @param {FlowStep} next @param {number} to the call that gets the focus */
  const reshape = (next, to) => {
    put(next);
    draw();
    /** @type {HTMLElement | null | undefined} */ (
      node.querySelectorAll(".flow-call")[to]?.querySelector("textarea")
    )?.focus();
  };
  const draw = () => {
    const beside = step.configs.length > 1;
    node.replaceChildren(
      ...(beside
        ? [h("p", { class: "hint" }, t("These calls are made side by side. The next step reads all their answers."))]
        : []),
      h(
        "div",
        { class: "flow-calls", dataset: { beside: String(beside) } },
        ...step.configs.map((_, i) => callForm(i, beside)),
      ),
      step.configs.length < mostBranches
        ? button(t("Add a call beside"), () => reshape(branched(step), step.configs.length), {
            kind: "quiet",
            icon: "beside",
          })
        : "",
    );
  };
  /** @param {number} i @param {boolean} beside */
  const callForm = (i, beside) => {
    const c = step.configs[i] ?? { prompt: "" };
    const set = (/** @type {Partial<Record<keyof import("../../../types/api.d.ts").flow.Config, any>>} */ patch) =>
      put(configured(step, i, patch));
    const number = (/** @type {string} */ v) => (v.trim() === "" ? null : Number(v));
    return h(
      "fieldset",
      { class: "flow-call" },
      beside ? h("legend", null, t("Call {n}", { n: i + 1 })) : null,
      text({
        label: t("Prompt"),
        hint:
          at === 0
            ? t("{input} is what the flow is given.", holes)
            : t("{output} is the answer of the step before, {input} what the flow was given.", holes),
        value: c.prompt,
        rows: 4,
        changed: (prompt) => set({ prompt }),
      }).node,
      h(
        "details",
        { class: "fold" },
        h("summary", null, t("Model, limits and tools")),
        h(
          "div",
          { class: "fold-body" },
          text({
            label: t("System prompt"),
            hint: "",
            value: c.systemPrompt ?? "",
            rows: 2,
            changed: (systemPrompt) => set({ systemPrompt }),
          }).node,
          h(
            "div",
            { class: "side-by-side" },
            line({
              label: t("Model"),
              hint: t("Empty: the chosen one."),
              value: c.model ?? "",
              changed: (model) => set({ model: model.trim() }),
            }).node,
            line({
              label: t("Temperature"),
              hint: "",
              mode: "decimal",
              value: c.temperature === undefined || c.temperature === null ? "" : String(c.temperature),
              check: (v) =>
                v.trim() === "" || (Number(v) >= 0 && Number(v) <= 2)
                  ? ""
                  : t("Enter a number from {min} to {max}.", { min: "0", max: "2" }),
              changed: (v) => Number.isFinite(number(v) ?? 0) && set({ temperature: number(v) }),
            }).node,
            line({
              label: t("Most tokens"),
              hint: "",
              mode: "numeric",
              value: c.maxTokens ? String(c.maxTokens) : "",
              check: (v) =>
                /^\s*(?:[1-9]\d{0,6})?\s*$/.test(v) ? "" : t("Enter a whole number, {min} or more.", { min: "1" }),
              changed: (v) => Number.isInteger(number(v) ?? 0) && set({ maxTokens: number(v) }),
            }).node,
          ),
          select({
            label: t("What it reads of the steps before"),
            hint: "",
            value: c.context ?? "",
            options: [
              { value: "", name: t("Everything") },
              { value: "last", name: t("The last answer only") },
              { value: "none", name: t("Nothing") },
            ],
            changed: (context) => set({ context }),
          }).node,
          several({
            label: t("Tools it may use"),
            hint: "",
            value: toolNames(c),
            options: tools.get().map((tool) => ({ value: tool.toolId, name: tool.name || tool.toolId })),
            changed: (ids) => set({ tools: toolsNamed(ids) }),
          }),
        ),
      ),
      beside
        ? button(t("Remove this call"), () => reshape(pruned(step, i), Math.max(0, i - 1)), {
            kind: "quiet",
            icon: "trash",
          })
        : null,
    );
  };
  draw();
  return { node, current: () => step };
}
