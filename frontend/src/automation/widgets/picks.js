// Picks a tool or a workflow by its name.

import { call } from "../../ipc/index.js";
import { say } from "../../lib/i18n.js";
import { picker } from "../../lib/picker.js";
import { tools } from "../../model/catalog.js";
import { complain } from "../../model/conversation.js";
import { levelWord } from "../../model/runlabels.js";

/** @param {(id: string) => void} picked */
export const pickTool = (picked) =>
  picker({
    title: say("Use a tool"),
    options: tools.get().map((t) => ({
      id: t.toolId,
      name: t.name || t.toolId,
      about: t.description,
      mark: levelWord(t.level),
      level: t.level,
    })),
    none: say("There are no tools here."),
    picked,
  });

/** @param {(id: string) => void} picked @param {string} [but] a workflow that is not offered */
export const pickTemplate = (picked, but = "") =>
  call("automations.list")
    .then((answer) =>
      picker({
        title: say("Run another workflow"),
        options: /** @type {import("../../../types/runs").Template[]} */ (answer.items)
          .filter((t) => t.workflowId !== but)
          .map((t) => ({ id: t.workflowId, name: t.name, about: t.description })),
        none: say("There is no other workflow yet."),
        picked,
      }),
    )
    .catch(complain);
