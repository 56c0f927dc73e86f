// What stands on the line of a step in the editor.

import { excerpt } from "../../lib/excerpt.js";
import { t } from "../../lib/i18n.js";
import { names } from "../../model/catalog.js";
import { stepAbout, stepTitle } from "../../model/runlabels.js";

/** @param {import("./flowdraft.js").FlowStep} step */
const flowTitle = (step) =>
  excerpt(step.configs.map((c) => c.prompt).join(" · "), 90) || t("A prompt that is still empty");

/** @param {import("./flowdraft.js").FlowStep} step */
const flowAbout = (step) =>
  step.configs.length > 1
    ? t("{n, plural, one {# call} other {# calls side by side}}", { n: step.configs.length })
    : (step.configs[0]?.model ?? "");

/** @param {import("../../../types/api.d.ts").run.Instruction} step */
const stepShape = (step) =>
  step.directCallToolId !== undefined ? "tools" : step.subWorkflowId !== undefined ? "runs" : "chat";

/** @param {any} step @param {boolean} flow whether it is a step of a flow @param {string} fault @returns {import("./orderedrow.js").Line} */
export function lineOf(step, flow, fault) {
  if (flow)
    return {
      title: flowTitle(step),
      about: flowAbout(step),
      icon: step.configs.length > 1 ? "beside" : "chat",
      fault,
    };
  const known = names();
  return { title: stepTitle(step, known), about: stepAbout(step, known), icon: stepShape(step), fault };
}
