// Picks a tool or a workflow by its name.

import { call } from "../../ipc/index.js";
import { picker, t } from "../../lib/index.js";
import { tools } from "../../model/catalog.js";
import { complain } from "../../model/conversation.js";
import { levelWord } from "../../model/runlabels.js";

/** @param {(id: string) => void} picked */
export const pickTool = (picked) =>
  picker({
    title: t("Use a tool"),
    options: tools.get().map((tool) => ({
      id: tool.toolId,
      name: tool.name || tool.toolId,
      about: tool.description,
      mark: levelWord(tool.level),
      level: tool.level,
    })),
    none: t("No tools available."),
    picked,
  });

/** @param {(id: string) => void} picked @param {string} [title] */
export const pickTemplate = (picked, title = t("Run another workflow")) =>
  call("automations.list")
    .then((answer) =>
      picker({
        title,
        options: answer.items.map((w) => ({ id: w.workflowId, name: w.name, about: w.description })),
        none: t("No other workflows yet."),
        picked,
      }),
    )
    .catch(complain);
