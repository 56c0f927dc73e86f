// The values that a field of a step can take: what earlier steps give, variables, the item of a loop, and what came
// in from outside. Pure.

import { clip, isObject, t } from "../../lib/index.js";
import { labelOf, partsOf, pathIn, pathOf } from "../widgets/paths.js";
import { loopItem } from "../widgets/stepshape.js";
import { findStep, isLoop, laneAt } from "./steptree.js";

/** @typedef {import("./steptree.js").Placed} Placed */
/** What is known of a run that was: the result of each step, its variables, and what began it. @typedef {{steps: Record<string, any>, vars: Record<string, any>, trigger?: any}} Last */
/** @typedef {{path: string, label: string, about: string, schema: any, sample: any}} Value */

/** @type {Last} */
export const nothing = { steps: {}, vars: {} };

/** How deep into a value the list goes, and how many fields of one value it names. */
const deepest = 3;
const most = 40;

/** A value in short, with each character that it has. @param {unknown} sample */
export const briefly = (sample) =>
  sample === undefined ? "" : clip(typeof sample === "string" ? sample : JSON.stringify(sample), 80);

/** What a field wants that doesn't take every value. @typedef {"array" | "number" | "boolean"} Wanted */

/** How well a value fits: 0 does, of 1 it isn't known, 2 doesn't. @param {Value} v @param {Wanted} wanted */
function fitOf({ schema, sample }, wanted) {
  if (sample !== undefined && sample !== null) {
    if (Array.isArray(sample)) return wanted === "array" ? 0 : 2;
    const number = wanted === "number" && typeof sample === "string" && sample.trim() !== "" && !Number.isNaN(+sample);
    return typeof sample === wanted || number ? 0 : 2;
  }
  const types = [schema?.type ?? (schema?.properties && "object")].flat().filter(Boolean);
  if (types.length === 0) return 1;
  return types.includes(wanted) || (wanted === "number" && types.includes("integer")) ? 0 : 2;
}

/**
 * The values in the order in which they fit a field; each keeps its place among those that fit as well.
 * @param {readonly Value[]} values @param {Wanted | undefined} wanted @param {boolean} [only] leaves out what doesn't fit
 */
export function fitting(values, wanted, only = false) {
  if (!wanted) return values;
  const ranked = values.map((v) => ({ v, fit: fitOf(v, wanted) }));
  return ranked
    .filter((r) => !only || r.fit < 2)
    .sort((a, b) => a.fit - b.fit)
    .map((r) => r.v);
}

/** @param {any} schema */
function typeWord(schema) {
  const [type] = [schema?.type].flat();
  const words = {
    string: t("Text"),
    number: t("Number"),
    integer: t("Number"),
    boolean: t("Yes or no"),
    array: t("List"),
    object: t("Fields"),
  };
  return words[/** @type {keyof typeof words} */ (type)] ?? "";
}

/** Whether a value comes from a step, which a test would tell. @param {string} path */
const isResult = (path) => !/^(vars|lastOutput|lastError|trigger|secrets)\b/.test(path);

/** A value and the fields in it, by its schema and by what it was last. @param {string} path @param {any} schema @param {any} sample @param {string} [about] @param {number} [depth] @returns {Value[]} */
export function fieldsFrom(path, schema, sample, about = "", depth = 0) {
  const known = isObject(schema?.properties) ? Object.keys(schema.properties) : [];
  const word = schema?.description || about || typeWord(schema);
  // What may have fields, and nothing says which.
  const hides = known.length === 0 && [schema?.type ?? "object"].flat().includes("object") && isResult(path);
  const untried = hides ? [word, t("Run a test to see the fields")].filter(Boolean).join(" · ") : word;
  const said = sample === undefined ? untried : briefly(sample);
  const own = { path, label: labelOf(path), about: String(said), schema, sample };
  if (depth >= deepest) return [own];
  const seen = isObject(sample) ? Object.keys(sample).filter((k) => !known.includes(k)) : [];
  const root = partsOf(path) ?? [path];
  const inner = [...known, ...seen]
    .slice(0, most)
    .flatMap((name) =>
      fieldsFrom(
        pathOf([...root, name]),
        schema?.properties?.[name],
        isObject(sample) ? sample[name] : undefined,
        "",
        depth + 1,
      ),
    );
  return [own, ...inner];
}

/** @typedef {(p: Placed) => any} SchemaOf the schema of what a step gives */

/** The steps whose results a step can read, the nearest first. @param {readonly Placed[]} steps @param {string} key @returns {Placed[]} */
export function stepsBefore(steps, key) {
  const there = findStep(steps, key);
  if (!there) return [];
  const { parent, lane, at } = there.place;
  const here = laneAt(steps, parent, lane).slice(0, at).flatMap(readable).reverse();
  return [...here, ...(parent === "" ? [] : stepsBefore(steps, parent))];
}

/** Of a step that has ended: its own result, and those of the steps in its branches; a loop keeps those of its steps to itself. @param {Placed} p @returns {Placed[]} */
const readable = (p) => [p, ...(!isLoop(p.step) ? (p.lanes ?? []).flat().flatMap(readable) : [])];

/** The loops around a step, the innermost first. @param {readonly Placed[]} steps @param {string} key @returns {Placed[]} */
export function loopsAround(steps, key) {
  const there = findStep(steps, key);
  const outer = there && there.place.parent !== "" ? findStep(steps, there.place.parent)?.p : undefined;
  return outer ? [...(isLoop(outer.step) ? [outer] : []), ...loopsAround(steps, outer.key)] : [];
}

/** What a run is told by a trigger, by its kind. @returns {Record<string, Record<string, any>>} */
const told = () => ({
  schedule: { dueAt: { type: "string", description: t("Time at which it was due") } },
  folder: {
    path: { type: "string", description: t("File that appeared or changed") },
    name: { type: "string", description: t("Name of that file") },
  },
  command: { text: { type: "string", description: t("Text after the command") } },
  hook: {
    body: { description: t("Data from another program") },
    query: { type: "object", description: t("Values in the address of the call") },
    headers: { type: "object", description: t("Headers of the call") },
  },
  run: {
    name: { type: "string", description: t("Name of the other workflow") },
    state: { type: "string", description: t("How the other workflow ended") },
    result: { description: t("Result of the other workflow") },
    error: { type: "string", description: t("Why the other workflow failed") },
  },
});

/** What a run is told of what began it, by the kinds of the triggers that there are. @param {readonly string[]} kinds */
const triggerSchema = (kinds) => ({
  type: "object",
  properties: Object.assign({}, ...kinds.map((kind) => told()[kind])),
});

/** The value at a path. @param {string} path @param {readonly Value[]} values */
const valueAt = (path, values) => values.find((v) => v.path === path);

/**
 * @param {object} of
 * @param {readonly Placed[]} of.steps all of the workflow
 * @param {string} of.key of the step
 * @param {Record<string, unknown>} of.vars of the workflow, with what they hold at first
 * @param {SchemaOf} of.schemaOf
 * @param {Last} of.last
 * @param {readonly string[]} [of.secrets] that the step's tool may use
 * @param {boolean} [of.inside] those at the end of the steps of a loop, which looks at them after each round
 * @param {readonly string[]} [of.starts] the kinds of triggers that start the workflow
 * @returns {Value[]}
 */
export function valuesFor({ steps, key, vars, schemaOf, last, secrets = [], starts = [], inside = false }) {
  const here = inside ? findStep(steps, key)?.p : undefined;
  const own = (here?.lanes?.[0] ?? []).flatMap(readable).reverse();
  const before = [...own, ...stepsBefore(steps, key)].filter((p) => p.step.id);
  const results = before.flatMap((p) =>
    fieldsFrom(pathOf(["steps", p.step.id]), schemaOf(p), last.steps[p.step.id], t("Result of this step")),
  );
  const items = [...(here ? [here] : []), ...loopsAround(steps, key)].flatMap((loop) =>
    itemOf(loop, { steps, vars, schemaOf, last }),
  );
  const saved = before.flatMap((p) => (p.step.saveAs ? [p.step.saveAs] : []));
  const names = [...new Set([...Object.keys(vars), ...saved, ...Object.keys(last.vars)])];
  return [
    ...items,
    ...results,
    ...names.flatMap((name) =>
      fieldsFrom(pathOf(["vars", name]), undefined, last.vars[name] ?? vars[name], t("Variable")),
    ),
    ...(before.length > 0
      ? fieldsFrom("lastOutput", undefined, undefined, t("Result of the previous step")).slice(0, 1)
      : []),
    ...fieldsFrom(
      "lastError",
      { properties: { message: { type: "string" } } },
      undefined,
      t("Why the last step failed"),
    ),
    ...(starts.length > 0 ? fieldsFrom("trigger", triggerSchema(starts), last.trigger, t("What started the run")) : []),
    ...secrets.flatMap((name) => fieldsFrom(pathOf(["secrets", name]), undefined, undefined, t("Secret"))),
  ];
}

/** What the steps of a loop read of a round. @param {unknown} pages */
const roundSchema = (pages) => ({
  type: "object",
  properties: {
    number: { type: "integer", description: t("Number of the round, from 1") },
    ...(pages
      ? {
          cursor: { description: t("Cursor of this page") },
          offset: { type: "integer", description: t("Number of items on the pages before") },
          link: { type: "string", description: t("Address of this page") },
        }
      : {}),
  },
});

/** The item of a loop and its fields, by the list that the loop goes through. @param {Placed} loop @param {{steps: readonly Placed[], vars: Record<string, unknown>, schemaOf: SchemaOf, last: Last}} of */
function itemOf(loop, of) {
  const name = loopItem(loop.step);
  if (loop.step.repeat) return fieldsFrom(name, roundSchema(loop.step.repeat.pages), undefined, t("This round"));
  const list = valueAt(pathIn(loop.step.forEach.items), valuesFor({ ...of, key: loop.key }));
  const sample = Array.isArray(list?.sample) ? list.sample[0] : undefined;
  return fieldsFrom(name, list?.schema?.items, sample, t("Item of this loop"));
}
