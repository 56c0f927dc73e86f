// Starts a run of a workflow: with what, when, and where its result is written.

import { call } from "../../ipc/index.js";
import { button, dialog, formFields, h, t, verdict } from "../../lib/index.js";
import { activeId, current } from "../../model/state.js";
import { wantedVars } from "./refs.js";
import { varRows } from "./varrows.js";

/** @typedef {import("../../../types/api.d.ts").run.Workflow} Template */

/** @param {Template} template as it is kept @param {(runId: string) => void} started */
export function startDialog(template, started) {
  const flow = template.kind === "flow";
  const said = verdict();
  const form = { input: "", at: "", thread: false };
  const rows = varRows({
    label: t("Variables"),
    hint: t("Values that all steps can read."),
    value: template.vars ?? {},
  });
  rows.want(wantedVars(template.instructions ?? []));
  const conversation = activeId.get();
  const fields = formFields(
    [
      flow
        ? { name: "input", kind: "text", label: t("Input"), hint: t("Input of the flow"), rows: 5 }
        : { name: "vars", node: rows.node },
      {
        name: "at",
        kind: "moment",
        label: t("Start at"),
        placeholder: t("Now"),
        check: (v) => (v && new Date(v).getTime() < Date.now() ? t("Choose a time in the future.") : ""),
      },
      ...(conversation
        ? [
            {
              name: "thread",
              kind: /** @type {const} */ ("switch"),
              label: t("Write the result into this conversation"),
              hint: current.get()?.title ?? "",
            },
          ]
        : []),
    ],
    form,
    (patch) => Object.assign(form, patch),
  );
  const go = async () => {
    // A time that cannot be read must not become a start at once.
    const wrong = shown.node.querySelector('[aria-invalid="true"]');
    if (wrong) return /** @type {HTMLElement} */ (wrong).focus();
    const vars = rows.read();
    if (!vars) return said.tell(t("A variable is not valid JSON."), "error");
    const ok = await said.watch(async () => {
      const run = await call("automations.run", {
        id: template.workflowId,
        vars: { ...vars, ...(flow && { input: form.input }) },
        ...(form.at && { schedule_dt: new Date(form.at).toISOString() }),
        ...(form.thread && conversation && { conversation_id: conversation }),
      });
      started(run.workflowRunId);
    });
    if (ok) shown.close();
  };
  const start = button(t("Start"), () => void go(), { kind: "primary", icon: "play" });
  const shown = dialog(
    t("Run “{name}”", { name: template.name }),
    h("div.runs-form", ...Object.values(fields).map((f) => f.node), said.node),
    {
      class: "runs-dialog",
      actions: [button(t("Cancel"), () => shown.close()), start],
    },
  );
  if (flow) fields["input"]?.focus?.();
  else (rows.node.querySelector("textarea") ?? start).focus();
}
