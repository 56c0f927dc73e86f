// A workflow while it is edited: its words, its variables, and its steps as a tree. Pure.

import { following } from "../widgets/refs.js";
import { partsOf, stepsOf } from "./flowdraft.js";
import { namesOf, renameStep, withStepNames } from "./names.js";
import { every, findStep, insertedAt, mapSteps, movedTo, placeStep, removedFrom, stepOf } from "./steptree.js";

/** @typedef {import("../../../types/api.d.ts").run.Workflow} Template */
/** @typedef {import("./steptree.js").Placed} Placed */
/** @typedef {import("./steptree.js").Place} Place */
/** @typedef {import("./steptree.js").Row} Row */

/**
 * @typedef {object} Draft
 * @property {"instructions" | "flow"} kind
 * @property {string} name
 * @property {string} description
 * @property {string} defaultAssistantId
 * @property {Record<string, unknown>} vars what a run begins with
 * @property {import("./flowdraft.js").AtLimit} onMaxTurns of a flow
 * @property {readonly Placed[]} steps in a flow each is a FlowStep
 */

/** @param {Partial<Template>} t @returns {Draft} */
export const draftOf = (t) => ({
  kind: t.kind === "flow" ? "flow" : "instructions",
  name: t.name ?? "",
  description: t.description ?? "",
  defaultAssistantId: t.defaultAssistantId ?? "",
  vars: t.vars ?? {},
  onMaxTurns: t.flow?.onMaxTurns ?? "finalize",
  steps: t.kind === "flow" ? stepsOf(t.flow).map(placeStep) : numbered((t.instructions ?? []).map(placeStep)),
});

/** Gives steps without a name one by their number, as the backend does. @param {readonly Placed[]} steps */
function numbered(steps) {
  const taken = namesOf(steps);
  let n = 0;
  const next = () => {
    for (;;) if (!taken.has(`step${++n}`)) return `step${n}`;
  };
  // In the order of the list, which is not the order in which a tree is mapped.
  const ids = new Map(every(steps).flatMap((p) => (p.step.id ? [] : [[p.key, next()]])));
  return mapSteps(steps, (p) => (p.step.id ? p : { ...p, step: { id: ids.get(p.key), ...p.step } }));
}

/** What is kept of a draft. @param {Draft} d */
export const templateOf = (d) => ({
  kind: d.kind,
  name: d.name.trim(),
  description: d.description,
  defaultAssistantId: d.defaultAssistantId,
  vars: d.vars,
  instructions: d.kind === "flow" ? [] : d.steps.map(stepOf),
  flow:
    d.kind === "flow"
      ? partsOf(
          d.steps.map((p) => p.step),
          d.onMaxTurns,
        )
      : null,
});

/** @param {Draft} d @param {readonly Placed[]} steps @returns {Draft} the references to results by number follow */
function reordered(d, steps) {
  if (d.kind === "flow") return { ...d, steps };
  const now = new Map(steps.map((p, i) => [p.key, i]));
  const where = (/** @type {number} */ was) => now.get(d.steps[was]?.key ?? "") ?? -1;
  return {
    ...d,
    steps: mapSteps(steps, (p) => {
      const step = following(p.step, where);
      return step === p.step ? p : { ...p, step };
    }),
  };
}

/** @param {Draft} d @param {Place} place @param {Placed} p whose steps get names, where they have none that are free */
export function insertStep(d, place, p) {
  if (d.kind === "flow") return reordered(d, insertedAt(d.steps, place, p));
  const [own = p] = withStepNames([p], namesOf(d.steps));
  return reordered(d, insertedAt(d.steps, place, own));
}

/**
 * The steps in the order and the places of before, each as it is written now: what was typed since is kept.
 * @param {Draft} d @param {readonly Placed[]} before
 */
export function restoreOrder(d, before) {
  const now = new Map(every(d.steps).map((p) => [p.key, p.step]));
  return reordered(
    d,
    mapSteps(before, (p) => (now.has(p.key) ? { ...p, step: now.get(p.key) } : p)),
  );
}

/** @param {Draft} d @param {string} key */
export const removeStep = (d, key) => reordered(d, removedFrom(d.steps, key));

/** @param {Draft} d @param {string} key @param {Place} to */
export const moveStep = (d, key, to) => reordered(d, movedTo(d.steps, key, to));

/** @param {Draft} d @param {string} key @param {any} step @returns {Draft} */
export const changeStep = (d, key, step) => ({
  ...d,
  steps: mapSteps(d.steps, (p) => (p.key === key ? { ...p, step } : p)),
});

/** A copy behind the step, under names of its own, by which the steps of the copy find each other. @param {Draft} d @param {string} key */
export function copyStep(d, key) {
  const there = findStep(d.steps, key);
  if (!there) return d;
  const copy = placeStep(structuredClone(stepOf(there.p)));
  if (d.kind === "flow") return insertStep(d, { ...there.place, at: there.place.at + 1 }, copy);
  const taken = namesOf(d.steps);
  const names = [...namesOf([copy])];
  /** @type {readonly Placed[]} */
  let own = [copy];
  for (const name of names) {
    let n = 2;
    const base = name.replace(/\d+$/, "") || name;
    while (taken.has(`${base}${n}`)) n++;
    taken.add(`${base}${n}`);
    own = renameStep(own, name, `${base}${n}`);
  }
  return insertStep(d, { ...there.place, at: there.place.at + 1 }, own[0] ?? copy);
}

/** Another name for a step, in the step and wherever it is named. @param {Draft} d @param {string} key @param {string} name @returns {Draft} */
export function renamedStep(d, key, name) {
  const was = findStep(d.steps, key)?.p.step.id;
  return { ...d, steps: was ? renameStep(d.steps, was, name) : d.steps };
}

/** One more branch, or one less, of a step whose branches run side by side. @param {Draft} d @param {string} key @param {number} [without] the branch that goes; otherwise one is added */
export const addBranch = (d, key, without) => ({
  ...d,
  steps: mapSteps(d.steps, (p) => {
    if (p.key !== key) return p;
    const lanes = p.lanes ?? [];
    return { ...p, lanes: without === undefined ? [...lanes, []] : lanes.filter((_, i) => i !== without) };
  }),
});

/** What is below a step's pointer and belongs to a step within it. */
const within = /^\/(?:then|else|steps|parallel\/\d+)\/\d+(?=\/|$)/;

/**
 * What a check found at the step of a line, by JSON pointer; of a closed block also what it found inside.
 * @param {Record<string, string>} fields @param {Pick<Row, "pointer" | "folded">} row @returns {{at: string, text: string}[]}
 */
export const faultsAt = (fields, { pointer, folded }) =>
  Object.entries(fields).flatMap(([at, text]) => {
    if (at !== pointer && !at.startsWith(`${pointer}/`)) return [];
    const below = at.slice(pointer.length);
    return !folded && within.test(below) ? [] : [{ at: below, text }];
  });

/** What is wrong with the workflow itself. @param {Record<string, string>} fields */
export const faultsOfWhole = (fields) =>
  Object.entries(fields)
    .filter(([pointer]) => !/^\/(?:instructions|flow\/steps)\/\d+/.test(pointer))
    .map(([at, text]) => ({ at, text }));
