// The part of the assistants: who carries out tasks in words, with which words, model and tools.

import { say } from "../../lib/i18n.js";
import { line, onOff, select, several, text } from "../../lib/inputs.js";
import { tools } from "../../model/catalog.js";
import { formPart } from "../../widgets/formlist.js";

/** @typedef {import("../../../types/runs").Assistant} Assistant */

export const assistantsPart = formPart({
  noun: "assistants",
  id: "assistantId",
  label: say("Assistants"),
  fresh: say("New assistant"),
  none: say(
    "There is no assistant yet. An assistant carries out what a step says in words, with the tools you give it.",
  ),
  icon: "person",
  choose: say("Choose an assistant, or make one."),
  line: (/** @type {Assistant} */ a) => ({
    icon: "person",
    about: [a.primary ? say("the first one") : "", a.description].filter(Boolean).join(" · "),
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
  deletion: say("Steps that name it go to the first assistant then."),
  fields: assistantFields,
});

/** @param {Assistant} a @param {(patch: Record<string, unknown>) => void} put @returns {Record<string, import("../../widgets/formdetail.js").Field>} */
function assistantFields(a, put) {
  const chosen = several({
    label: say("Tools it may use"),
    hint: "",
    value: a.tools ?? [],
    options: tools.get().map((t) => ({ value: t.toolId, name: t.name || t.toolId })),
    changed: (ids) => put({ tools: ids }),
  });
  chosen.hidden = a.toolInclusionStrategy !== "Fixed";
  return {
    name: line({
      label: say("Name"),
      hint: say("A step or a message asks it with @ and this name."),
      value: a.name,
      changed: (name) => put({ name }),
    }),
    description: line({
      label: say("What it is for"),
      hint: "",
      value: a.description,
      changed: (description) => put({ description }),
    }),
    prompt: text({
      label: say("What it is told"),
      hint: "",
      value: a.prompt,
      rows: 6,
      changed: (prompt) => put({ prompt }),
    }),
    model: line({
      label: say("Model"),
      hint: say("Empty: the chosen one."),
      value: a.model,
      changed: (model) => put({ model: model.trim() }),
    }),
    toolInclusionStrategy: select({
      label: say("Tools it is shown"),
      hint: say("What writes or executes asks you each time."),
      value: a.toolInclusionStrategy,
      options: [
        { value: "Relevant", name: say("Those that fit the task") },
        { value: "Fixed", name: say("Always the same ones") },
      ],
      changed: (toolInclusionStrategy) => {
        chosen.hidden = toolInclusionStrategy !== "Fixed";
        put({ toolInclusionStrategy });
      },
    }),
    tools: { node: chosen },
    primary: {
      node: onOff({
        label: say("The first assistant"),
        hint: say("It is asked where a step names no other."),
        value: a.primary,
        changed: (primary) => put({ primary }),
      }),
    },
  };
}
