// The assistants tab: who carries out tasks in words, with which words, model and tools.

import { t } from "../../lib/i18n.js";
import { line, onOff, select, several, text } from "../../lib/inputs.js";
import { tools } from "../../model/catalog.js";
import { formTab } from "../../widgets/formlist.js";

/** @typedef {import("../../../types/api.d.ts").assistant.Assistant} Assistant */

export const assistantsTab = formTab({
  noun: "assistants",
  id: "assistantId",
  label: t("Assistants"),
  fresh: t("New assistant"),
  none: t("There is no assistant yet. An assistant carries out what a step says in words, with the tools you give it."),
  icon: "person",
  choose: t("Choose an assistant, or make one."),
  line: (/** @type {Assistant} */ a) => ({
    icon: "person",
    about: [a.primary ? t("the first one") : "", a.description].filter(Boolean).join(" · "),
  }),
  empty: {
    assistantId: "",
    name: "",
    description: "",
    prompt: "",
    model: "",
    toolInclusionStrategy: "Relevant",
    tools: [],
    primary: false,
  },
  deletion: t("Steps that name it go to the first assistant then."),
  fields: assistantFields,
});

/** @param {Assistant} a @param {(patch: Record<string, unknown>) => void} put @returns {Record<string, import("../../widgets/formdetail.js").Field>} */
function assistantFields(a, put) {
  const chosen = several({
    label: t("Tools it may use"),
    hint: "",
    value: a.tools ?? [],
    options: tools.get().map((tool) => ({ value: tool.toolId, name: tool.name || tool.toolId })),
    changed: (ids) => put({ tools: ids }),
  });
  chosen.hidden = a.toolInclusionStrategy !== "Fixed";
  return {
    name: line({
      label: t("Name"),
      hint: t("A step or a message asks it with @ and this name."),
      value: a.name,
      changed: (name) => put({ name }),
    }),
    description: line({
      label: t("What it is for"),
      hint: "",
      value: a.description,
      changed: (description) => put({ description }),
    }),
    prompt: text({
      label: t("What it is told"),
      hint: "",
      value: a.prompt,
      rows: 6,
      changed: (prompt) => put({ prompt }),
    }),
    model: line({
      label: t("Model"),
      hint: t("Empty: the chosen one."),
      value: a.model,
      changed: (model) => put({ model: model.trim() }),
    }),
    toolInclusionStrategy: select({
      label: t("Tools it is shown"),
      hint: t("What writes or executes asks you each time."),
      value: a.toolInclusionStrategy,
      options: [
        { value: "Relevant", name: t("Those that fit the task") },
        { value: "Fixed", name: t("Always the same ones") },
      ],
      changed: (toolInclusionStrategy) => {
        chosen.hidden = toolInclusionStrategy !== "Fixed";
        put({ toolInclusionStrategy });
      },
    }),
    tools: { node: chosen },
    primary: {
      node: onOff({
        label: t("The first assistant"),
        hint: t("It is asked where a step names no other."),
        value: a.primary,
        changed: (primary) => put({ primary }),
      }),
    },
  };
}
