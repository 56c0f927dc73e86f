// Picks a tool or a workflow by its name.

import { callAll } from "../../ipc/pages.js";
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
  callAll("automations.list")
    .then((all) =>
      picker({
        title,
        options: all.map((w) => ({ id: w.workflowId, name: w.name, about: w.description })),
        none: t("No other workflows yet."),
        picked,
      }),
    )
    .catch(complain);
