// Says why a model does not run on this computer, with the ways out.

import { button, h, rawDetails, sizeWords, t, translateFault } from "../../lib/index.js";
import { findEngine, installEngine, resumeDownload, startModel } from "../../model/engine.js";

/** @typedef {import("../../model/engine.js").State} State */
/** @typedef {import("../../model/engine.js").Failure} Failure */
/** @typedef {[text: string, act: () => unknown]} Way */

/** The least context that is of use. */
const least = 2048;

/** The ways out of a failure, the likeliest first. @param {State} state @param {Failure} failure @param {() => void} another leads to other models @returns {Way[]} */
function waysOut(state, { fault, what, model }, another) {
  const again = () => startModel({ modelId: model });
  /** @type {Way} */
  const other = [t("Get another model"), another];
  if (what === "install") return [[t("Retry"), () => installEngine()]];
  if (what === "download") return [[t("Retry"), () => resumeDownload(model)], other];
  switch (fault.kind) {
    case "out_of_memory": {
      if (!model) return [];
      const half = Math.floor(state.context / Math.max(state.slots, 1) / 2);
      const card = state.found.some((f) => f.path === state.path && f.devices.length > 0);
      return [
        .../** @type {Way[]} */ (
          half >= least ? [[t("Shorter context"), () => startModel({ modelId: model, context: half })]] : []
        ),
        [t("Smaller model"), another],
        .../** @type {Way[]} */ (
          card ? [[t("Processor only"), () => startModel({ modelId: model, device: "cpu" })]] : []
        ),
        [t("Try anyway"), again],
      ];
    }
    case "none":
      return [[state.install?.state === "paused" ? t("Resume") : t("Install the engine"), () => installEngine()]];
    case "library_missing":
    case "blocked":
      return [
        [
          t("Search again"),
          async () => {
            await findEngine();
            if (model) await again();
          },
        ],
        [t("Install the engine"), () => installEngine()],
      ];
    case "damaged":
      return [other];
    case "unsupported":
      return [[t("Use a newer build"), () => installEngine({ newer: true })], other];
    case "gave_up":
      return model ? [[t("Retry"), again], other] : [other];
    default:
      return model ? [[t("Retry"), again]] : [];
  }
}

/**
 * @param {State} state
 * @param {Failure} failure
 * @param {(act: () => unknown) => unknown} run does what a button says, and says why it failed
 * @param {() => void} another leads to other models
 */
export function trouble(state, failure, run, another) {
  const { fault } = failure;
  const { memory } = state;
  const [needs, free] = [sizeWords(memory.needs), sizeWords(memory.free)];
  // Where more is free, it is the memory of a graphics card that is short, or the estimate that is wrong.
  const need =
    fault.kind !== "out_of_memory" || memory.needs <= 0
      ? ""
      : memory.free < memory.needs
        ? t("Needed: about {needs}. Free: {free}.", { needs, free })
        : t("Needed: about {needs}.", { needs });
  return h(
    "div.engine-trouble",
    { role: "alert" },
    h("p.error", `${translateFault(fault.sentence)} ${need}`.trim()),
    ...rawDetails(fault.lines.join("\n")),
    h("div.actions", ...waysOut(state, failure, another).map(([text, act]) => button(text, () => void run(act)))),
  );
}
