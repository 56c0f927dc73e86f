// What kinds of steps there are: how each is added, and what its line in the editor says.

import { excerpt } from "../../lib/excerpt.js";
import { t } from "../../lib/i18n.js";
import { menu } from "../../lib/menu.js";
import { names } from "../../model/catalog.js";
import { stepAbout, stepTitle } from "../../model/runlabels.js";
import { pickTemplate, pickTool } from "../widgets/picks.js";
import { newFlowStep } from "./flowdraft.js";

/** Asks of which kind a new step is. @param {HTMLElement} anchor @param {boolean} flow @param {(step: any) => void} add */
export function addMenu(anchor, flow, add) {
  const two = { configs: [{ prompt: "" }, { prompt: "" }] };
  const items = flow
    ? [
        { label: t("Ask a model"), icon: "chat", run: () => add(newFlowStep()) },
        { label: t("Ask several side by side"), icon: "beside", run: () => add(two) },
      ]
    : [
        { label: t("Use a tool"), icon: "tools", run: () => pickTool((id) => add({ directCallToolId: id })) },
        { label: t("Ask an assistant in words"), icon: "chat", run: () => add({ markdown: "" }) },
        {
          label: t("Run another workflow"),
          icon: "runs",
          run: () => void pickTemplate((id) => add({ subWorkflowId: id })),
        },
      ];
  menu(anchor, items, t("Add a step"));
}

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
