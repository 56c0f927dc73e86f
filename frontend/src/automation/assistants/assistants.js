// The assistants tab: who carries out tasks in words, with which words, model and tools.

import { dotted, t } from "../../lib/index.js";
import { toolOptions } from "../../model/catalog.js";
import { formTab } from "../../widgets/formlist.js";

/** @typedef {import("../../../types/api.d.ts").assistant.Assistant} Assistant */

const strategies = [
  { value: "Relevant", name: t("Those that fit the task") },
  { value: "Fixed", name: t("Always the same ones") },
];

export const assistantsTab = formTab({
  noun: "assistants",
  id: "assistantId",
  label: t("Assistants"),
  fresh: t("New assistant"),
  none: t("There is no assistant yet. An assistant carries out what a step says in words, with the tools you give it."),
  blank: ["person", t("Choose an assistant, or make one.")],
  line: (/** @type {Assistant} */ a) => ({
    icon: "person",
    about: dotted(a.primary && t("the first one"), a.description),
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
  fields: () => [
    { name: "name", label: t("Name"), hint: t("A step or a message asks it with @ and this name.") },
    { name: "description", label: t("What it is for") },
    { name: "prompt", kind: "text", label: t("What it is told"), rows: 6 },
    { name: "model", label: t("Model"), hint: t("Empty: the chosen one."), reads: (name) => name.trim() },
    {
      name: "toolInclusionStrategy",
      kind: "select",
      label: t("Tools it is shown"),
      hint: t("What writes or executes asks you each time."),
      options: strategies,
    },
    {
      name: "tools",
      kind: "several",
      label: t("Tools it may use"),
      options: toolOptions(),
      when: (a) => a.toolInclusionStrategy === "Fixed",
    },
    {
      name: "primary",
      kind: "switch",
      label: t("The first assistant"),
      hint: t("It is asked where a step names no other."),
    },
  ],
});
