// Tries a trigger out: begins a run as if what the trigger waits for had just happened.

import { call } from "../../ipc/index.js";
import { button, dialog, formFields, h, jsonOrText, t, verdict } from "../../lib/index.js";

/** @typedef {import("../../../types/api.d.ts").run.Trigger} Trigger */

/** What a person is asked for first, by the kind of a trigger. @type {Partial<Record<Trigger["kind"], () => {label: string, hint: string}>>} */
const asked = {
  command: () => ({ label: t("Text after the command"), hint: "" }),
  hook: () => ({
    label: t("Data of the call"),
    hint: t("JSON or text. Leave it empty to repeat the last call."),
  }),
};

/**
 * @param {Trigger} g @param {(runId: string) => void} started
 * @param {(act: () => Promise<unknown>, done?: string) => Promise<boolean>} watch says where it fails, for one that asks nothing
 */
export async function tryTrigger(g, started, watch) {
  const ask = asked[g.kind]?.();
  const begin = async (/** @type {{text?: string, body?: unknown}} */ given) => {
    const run = await call("triggers.try", { id: g.triggerId, text: "", body: null, ...given });
    started(run.workflowRunId);
  };
  if (!ask) {
    await watch(() => begin({}), "");
    return;
  }
  const form = { text: "" };
  const said = verdict();
  const fields = formFields([{ name: "text", kind: "text", rows: 3, ...ask }], form, (patch) =>
    Object.assign(form, patch),
  );
  const go = async () => {
    const body = form.text.trim() ? jsonOrText(form.text) : null;
    const given = g.kind === "hook" ? { body } : { text: form.text };
    if (await said.watch(() => begin(given), "")) shown.close();
  };
  const shown = dialog(t("Run now"), h("div.runs-form", ...Object.values(fields).map((f) => f.node), said.node), {
    class: "runs-dialog",
    actions: [
      button(t("Cancel"), () => shown.close()),
      button(t("Run now"), () => void go(), { kind: "primary", icon: "play" }),
    ],
  });
  fields["text"]?.focus?.();
}
