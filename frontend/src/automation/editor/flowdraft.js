// A flow while it is edited: a list of steps, each of which is one call or several side by side. Pure.

/** @typedef {import("../../../types/api.d.ts").flow.Config} FlowConfig */
/** @typedef {import("../../../types/api.d.ts").flow.Definition} Definition */
/** @typedef {{configs: readonly FlowConfig[]}} FlowStep one: a call; more: side by side */

/** @param {Definition | null | undefined} d @returns {FlowStep[]} */
export const stepsOf = (d) =>
  (d?.steps ?? []).map((part) => ({
    configs: part.type === "parallel" ? part.configs : [part.config],
  }));

/** @typedef {NonNullable<Definition["onMaxTurns"]>} AtLimit what a call does after its last round of tool calls */

/** @param {readonly FlowStep[]} steps @param {AtLimit} [onMaxTurns] @returns {Definition} */
export const partsOf = (steps, onMaxTurns = "finalize") => ({
  version: 1,
  ...(onMaxTurns !== "finalize" && { onMaxTurns }),
  steps: steps.map(({ configs }) =>
    configs.length === 1 && configs[0]
      ? { type: "step", config: configs[0] }
      : { type: "parallel", configs: [...configs] },
  ),
});

/** @returns {FlowStep} */
export const newFlowStep = () => ({ configs: [{ prompt: "" }] });

/** @param {FlowStep} step @returns {FlowStep} with one more call beside the others, of the same model */
export const withCall = (step) => {
  const model = step.configs.at(-1)?.model;
  return { configs: [...step.configs, { ...(model && { model }), prompt: "" }] };
};

/** The last call stays: a step without one is none. @param {FlowStep} step @param {number} at @returns {FlowStep} */
export const withoutCall = (step, at) =>
  step.configs.length > 1 ? { configs: step.configs.filter((_, i) => i !== at) } : step;

/**
 * A call with another setting; what is empty is left out, as in the stored form.
 * @param {FlowStep} step @param {number} at @param {Partial<Record<keyof FlowConfig, any>>} patch @returns {FlowStep}
 */
export const withSetting = (step, at, patch) => ({
  configs: step.configs.map((c, i) => {
    if (i !== at) return c;
    const all = Object.entries({ ...c, ...patch });
    const empty = (/** @type {unknown} */ v) =>
      v === undefined || v === null || v === "" || (Array.isArray(v) && v.length === 0);
    return /** @type {FlowConfig} */ (Object.fromEntries(all.filter(([k, v]) => k === "prompt" || !empty(v))));
  }),
});

/** The tools of a call by name, as the stored form has them. @param {readonly string[]} ids */
export const toolsNamed = (ids) => ids.map((name) => ({ type: "function", function: { name } }));

/** @param {FlowConfig} c @returns {string[]} */
export const toolNames = (c) => (c.tools ?? []).map((t) => t.function.name);
