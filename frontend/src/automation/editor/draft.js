// A workflow while it is edited: its words, and its steps each under a key that it keeps wherever it goes. Pure.

import { moved } from "../../lib/order.js";
import { following } from "../widgets/refs.js";
import { partsOf, stepsOf } from "./flowdraft.js";

/** @typedef {import("../../../types/api.d.ts").run.Template} Template */
/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */
/** @typedef {import("./flowdraft.js").FlowStep} FlowStep */

/**
 * @template S
 * @typedef {{key: string, step: S}} Placed
 */

/**
 * @typedef {object} Draft
 * @property {"instructions" | "flow"} kind
 * @property {string} name
 * @property {string} description
 * @property {string} defaultAssistantId
 * @property {readonly Placed<any>[]} steps of Instruction, or of FlowStep in a flow
 */

let last = 0;
/** @template S @param {S} step @returns {Placed<S>} */
export const placed = (step) => ({ key: `step-${++last}`, step });

/** @param {Partial<Template>} t @returns {Draft} */
export const draftOf = (t) => ({
  kind: t.kind === "flow" ? "flow" : "instructions",
  name: t.name ?? "",
  description: t.description ?? "",
  defaultAssistantId: t.defaultAssistantId ?? "",
  steps: (t.kind === "flow" ? stepsOf(t.flow) : (t.instructions ?? [])).map((s) => placed(s)),
});

/** What is kept of a draft. @param {Draft} d @returns {Pick<Template, "kind" | "name" | "description" | "defaultAssistantId" | "instructions" | "flow">} */
export const templateOf = (d) => ({
  kind: d.kind,
  name: d.name.trim(),
  description: d.description,
  defaultAssistantId: d.defaultAssistantId,
  instructions: d.kind === "flow" ? [] : d.steps.map((p) => p.step),
  flow: d.kind === "flow" ? partsOf(d.steps.map((p) => p.step)) : null,
});

/** @param {Draft} d @param {string} key */
export const placeOf = (d, key) => d.steps.findIndex((p) => p.key === key);

/** @param {Draft} d @param {readonly Placed<any>[]} steps @returns {Draft} the references to results follow */
function reordered(d, steps) {
  if (d.kind === "flow") return { ...d, steps };
  const now = new Map(steps.map((p, i) => [p.key, i]));
  const where = (/** @type {number} */ was) => now.get(d.steps[was]?.key ?? "") ?? -1;
  const kept = following(
    steps.map((p) => p.step),
    where,
  );
  return { ...d, steps: steps.map((p, i) => (p.step === kept[i] ? p : { ...p, step: kept[i] })) };
}

/** @param {Draft} d @param {number} at @param {Placed<any>} p */
export const inserted = (d, at, p) => reordered(d, [...d.steps.slice(0, at), p, ...d.steps.slice(at)]);

/** @param {Draft} d @param {string} key */
export const removed = (d, key) =>
  reordered(
    d,
    d.steps.filter((p) => p.key !== key),
  );

/** @param {Draft} d @param {string} key @param {number} to */
export const movedTo = (d, key, to) => reordered(d, moved(d.steps, placeOf(d, key), to));

/** @param {Draft} d @param {string} key @param {any} step @returns {Draft} */
export const changed = (d, key, step) => ({
  ...d,
  steps: d.steps.map((p) => (p.key === key ? { ...p, step } : p)),
});

/** What is wrong at each step, by its place, of what a check found by JSON pointer. @param {Record<string, string>} fields */
export function faultsByStep(fields) {
  /** @type {Map<number, {at: string, text: string}[]>} */
  const out = new Map();
  for (const [pointer, text] of Object.entries(fields)) {
    const [, index = "", at = ""] = /^\/(?:instructions|flow\/steps)\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
    if (index === "") continue;
    const place = Number(index);
    out.set(place, [...(out.get(place) ?? []), { at, text }]);
  }
  return out;
}

/** What is wrong with the workflow itself. @param {Record<string, string>} fields */
export const faultsOfWhole = (fields) =>
  Object.entries(fields)
    .filter(([pointer]) => !/^\/(?:instructions|flow\/steps)\/\d+/.test(pointer))
    .map(([at, text]) => ({ at, text }));
