// What stands on the line of a step in the editor. Pure.

import { excerpt } from "../lib/excerpt.js";
import { say } from "../lib/words.js";

/** @param {import("./flowdraft.js").FlowStep} step */
export const flowTitle = (step) =>
  excerpt(step.configs.map((c) => c.prompt).join(" · "), 90) || say("A prompt that is still empty");

/** @param {import("./flowdraft.js").FlowStep} step */
export const flowAbout = (step) =>
  step.configs.length > 1
    ? say("{n, plural, one {# call} other {# calls side by side}}", { n: step.configs.length })
    : (step.configs[0]?.model ?? "");

/** @param {import("../../types/runs").Instruction} step */
export const stepShape = (step) =>
  step.directCallToolId !== undefined ? "tools" : step.subWorkflowId !== undefined ? "runs" : "chat";
