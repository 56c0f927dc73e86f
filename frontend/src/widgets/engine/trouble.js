// Says why a model does not run on this computer, with the ways out.

import { button, h, rawDetails, sizeWords, t, translateFault } from "../../lib/index.js";
import { findEngine, installEngine, startModel } from "../../model/engine.js";

/** @typedef {import("../../model/engine.js").State} State */

/** The least context that is of use. */
const least = 2048;

/**
 * @param {State} state of which fault is set
 * @param {(act: () => unknown) => unknown} run does what a button says, and says why it failed
 * @param {() => void} another leads to a smaller model
 */
export function trouble(state, run, another) {
  const { fault, memory, model, context } = state;
  if (!fault) return null;
  /** @type {[string, () => unknown][]} */
  const ways = [];
  const again = () => startModel({ modelId: model });
  if (model && fault.kind === "out_of_memory") {
    if (context / 2 >= least)
      ways.push([t("Shorter context"), () => startModel({ modelId: model, context: Math.floor(context / 2) })]);
    ways.push([t("Smaller model"), another]);
    if (state.device !== "cpu") ways.push([t("Processor only"), () => startModel({ modelId: model, device: "cpu" })]);
    ways.push([t("Try anyway"), again]);
  } else if (fault.kind === "none") ways.push([t("Install the engine"), () => installEngine()]);
  else if (["library_missing", "blocked", "flags"].includes(fault.kind)) {
    ways.push([t("Look again"), findEngine], [t("Install the engine"), () => installEngine()]);
  } else if (fault.kind === "damaged") ways.push([t("Get another model"), another]);
  else if (fault.kind === "unsupported")
    ways.push([t("Use a newer build"), () => installEngine({ newer: true })], [t("Get another model"), another]);
  else if (model) ways.push([t("Retry"), again]);
  const need =
    fault.kind === "out_of_memory" && memory.needs > 0
      ? t("It needs about {needs}; {free} are free.", { needs: sizeWords(memory.needs), free: sizeWords(memory.free) })
      : "";
  return h(
    "div.engine-trouble",
    { role: "alert" },
    h("p.error", `${translateFault(fault.sentence)} ${need}`.trim()),
    ...rawDetails(fault.lines.join("\n")),
    h("div.actions", ...ways.map(([text, act]) => button(text, () => void run(act)))),
  );
}
