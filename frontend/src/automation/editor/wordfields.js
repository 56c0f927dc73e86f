// What a workflow is called, what it is for, and who carries out what it says in words.

import { formFields, t } from "../../lib/index.js";
import { assistantOptions } from "../../model/catalog.js";

/** @typedef {import("./draft.js").Draft} Draft */

const atLimit = [
  { value: "finalize", name: t("Answer with what is known so far") },
  { value: "ask", name: t("Ask me whether to continue") },
  { value: "warn", name: t("The call ends with a note") },
  { value: "error", name: t("The flow fails") },
];

/** @param {Draft} draft @param {(patch: Partial<Draft>) => void} put */
export const wordFields = (draft, put) =>
  formFields(
    [
      { name: "name", label: t("Name") },
      {
        name: "description",
        kind: "text",
        label: t("Purpose"),
        hint: t("Assistants read this description to find the workflow."),
        rows: 2,
      },
      ...(draft.kind === "flow"
        ? [
            {
              name: "onMaxTurns",
              kind: /** @type {const} */ ("select"),
              label: t("After 10 rounds of tool calls"),
              hint: t("After each tool, the model is asked again."),
              options: atLimit,
            },
          ]
        : [
            {
              name: "defaultAssistantId",
              kind: /** @type {const} */ ("select"),
              label: t("Assistant for written tasks"),
              options: assistantOptions(t("Default assistant")),
            },
          ]),
    ],
    draft,
    put,
  );
