// The assistants tab: who carries out tasks in words, with which words, model and tools.

import { joinWithDots, t, translateFault } from "../../lib/index.js";
import { modelField, toolsField } from "../../model/catalog.js";
import { formTab } from "../../widgets/formlist.js";

/** @typedef {import("../../../types/api.d.ts").assistant.Assistant} Assistant */

const strategies = [
  { value: "Relevant", name: t("Tools that fit the task") },
  { value: "Fixed", name: t("Always the same tools") },
];

/** What an assistant is for; of the one that is there from the beginning as the program says it. @param {Assistant} a */
const purpose = (a) => (a.assistantId === "assistant" ? translateFault(a.description) : a.description);

export const assistantsTab = formTab({
  noun: "assistants",
  id: "assistantId",
  label: t("Assistants"),
  fresh: t("New assistant"),
  none: t("No assistants yet. An assistant does written tasks with the tools you choose."),
  blank: ["person", t("Choose an assistant, or create one.")],
  line: (/** @type {Assistant} */ a) => ({
    icon: "person",
    about: joinWithDots(a.primary && t("default"), purpose(a)),
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
  deletion: t("Steps that name this assistant will use the default assistant."),
  fields: (assistant) => [
    { name: "name", label: t("Name"), hint: t("Mention the assistant by this name with @ in a step or message.") },
    { name: "description", kind: "text", label: t("Purpose"), rows: 2, value: purpose(assistant) },
    { name: "prompt", kind: "text", label: t("Instructions"), rows: 6 },
    modelField(assistant.model),
    {
      name: "toolInclusionStrategy",
      kind: "select",
      label: t("Tools to show"),
      hint: t("Tools that write or execute ask you each time."),
      options: strategies,
    },
    toolsField({ when: (a) => a.toolInclusionStrategy === "Fixed" }),
    {
      name: "primary",
      kind: "switch",
      label: t("Default assistant"),
      hint: t("Used when a step names no other assistant."),
    },
  ],
});
