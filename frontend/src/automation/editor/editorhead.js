// What a workflow is called, what it is for, and who carries out what it says in words.

import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { line, select, text } from "../../lib/inputs.js";
import { assistants } from "../../model/catalog.js";

/** @typedef {import("./draft.js").Draft} Draft */

/** @param {Draft} draft @param {(patch: Partial<Draft>) => void} put */
export function editorWords(draft, put) {
  const name = line({ label: t("Name"), hint: "", value: draft.name, changed: (v) => put({ name: v }) });
  const about = text({
    label: t("What it is for"),
    hint: t("Assistants read this too, when they look for a workflow."),
    value: draft.description,
    rows: 2,
    changed: (description) => put({ description }),
  });
  const who =
    draft.kind === "flow"
      ? null
      : select({
          label: t("Assistant for tasks in words"),
          hint: "",
          value: draft.defaultAssistantId,
          options: [
            { value: "", name: t("The first assistant") },
            ...assistants.get().map((a) => ({ value: a.assistantId, name: a.name })),
          ],
          changed: (defaultAssistantId) => put({ defaultAssistantId }),
        }).node;
  return { node: h("div", { class: "runs-form editor-words" }, name.node, about.node, who), blame: name.blame };
}
