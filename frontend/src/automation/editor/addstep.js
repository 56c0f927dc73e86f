// Asks what a new step shall be.

import { t } from "../../lib/i18n.js";
import { menu } from "../../lib/menu.js";
import { pickTemplate, pickTool } from "../widgets/picks.js";
import { newFlowStep } from "./flowdraft.js";

/** @param {HTMLElement} anchor @param {boolean} flow @param {(step: any) => void} add */
export function addMenu(anchor, flow, add) {
  const items = flow
    ? [
        { label: t("Ask a model"), icon: "chat", run: () => add(newFlowStep()) },
        {
          label: t("Ask several side by side"),
          icon: "beside",
          run: () => add({ configs: [{ prompt: "" }, { prompt: "" }] }),
        },
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
