// What a step gives, as a JSON Schema: what its tool says, and what the step itself tells. Pure.

import { pathIn } from "../widgets/paths.js";
import { isLoop } from "./steptree.js";

/** @typedef {import("./steptree.js").Placed} Placed */
/** @typedef {(toolId: string) => any} OutputOf the schema of what a tool gives */

/** The schema of a value that is written in a step. What a reference gives is not known here. @param {unknown} v @returns {any} */
function schemaOfValue(v) {
  if (v === undefined || v === null || pathIn(v) !== "") return undefined;
  if (Array.isArray(v)) return { type: "array", items: schemaOfValue(v[0]) };
  if (typeof v !== "object") return { type: typeof v };
  return { type: "object", properties: Object.fromEntries(Object.entries(v).map(([k, x]) => [k, schemaOfValue(x)])) };
}

/** @param {Placed} p @param {OutputOf} outputOf @returns {any} undefined where it is not known */
export function outputSchema(p, outputOf) {
  const { step, lanes } = p;
  if (step.ask) return step.ask.schema ?? { type: "string" };
  if (step.repeat?.pages) return { type: "array" };
  if (isLoop(step)) {
    const last = lanes?.[0]?.at(-1);
    return { type: "array", items: last && outputSchema(last, outputOf) };
  }
  const args = step.args ?? {};
  if (step.directCallToolId === "give_value") return schemaOfValue(args.value);
  const output = outputOf(step.directCallToolId ?? "");
  // A model that is asked for fields gives these as its JSON.
  return output?.properties?.json && args.schema?.properties
    ? { ...output, properties: { ...output.properties, json: args.schema } }
    : output;
}
