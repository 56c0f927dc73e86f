// Starts a run of a workflow: with what, when, and where its result is written.

import { call } from "../../ipc/index.js";
import { button, dialog, h, t, verdict } from "../../lib/index.js";
import { formFields } from "../../lib/inputs.js";
import { activeId, current } from "../../model/state.js";
import { localInput } from "./cron.js";
import { wantedVars } from "./refs.js";
import { varRows } from "./varrows.js";

/** @typedef {import("../../../types/api.d.ts").run.Template} Template */

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
        ? { name: "input", kind: "text", label: t("Input"), hint: t("What the flow works on."), rows: 5 }
        : { name: "vars", node: rows.node },
      { name: "at", label: t("Start at"), hint: t("Empty: now."), type: "datetime-local" },
      ...(conversation
        ? [
            {
              name: "thread",
              kind: /** @type {const} */ ("switch"),
              label: t("Write the end into this conversation"),
              hint: current.get()?.title ?? "",
            },
          ]
        : []),
    ],
    form,
    (patch) => Object.assign(form, patch),
  );
  fields["at"]?.node.querySelector("input")?.setAttribute("min", localInput(new Date()));
  const go = async () => {
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
  const shown = dialog(
    t("Run “{name}”", { name: template.name }),
    h("div.runs-form", ...Object.values(fields).map((f) => f.node), said.node),
    {
      class: "runs-dialog",
      actions: [
        button(t("Cancel"), () => shown.close()),
        button(t("Start"), () => void go(), { kind: "primary", icon: "play" }),
      ],
    },
  );
  fields["input"]?.focus?.();
}
