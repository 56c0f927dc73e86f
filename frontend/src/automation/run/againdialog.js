// Runs the workflow of a run again with other values.

import { call } from "../../ipc/index.js";
import { button, dialog, h, muted, t, verdict } from "../../lib/index.js";
import { varRows } from "../widgets/varrows.js";

/** @param {import("../../../types/api.d.ts").run.Run} run @param {(id: string) => void} started */
export async function othersDialog(run, started) {
  const said = verdict();
  const body = h("div.runs-form", said.node);
  /** @type {ReturnType<typeof varRows> | null} */
  let rows = null;
  const go = async () => {
    if (!rows) return;
    const vars = rows.read();
    if (!vars) return said.tell(t("A variable is not valid JSON."), "error");
    const ok = await said.watch(async () => {
      const next = await call("runs.again", { id: run.workflowRunId, vars });
      started(next.workflowRunId);
    }, "");
    if (ok) shown.close();
  };
  const shown = dialog(t("Run “{name}”", { name: run.name }), body, {
    class: "runs-dialog",
    actions: [
      button(t("Cancel"), () => shown.close()),
      button(t("Start"), () => void go(), { kind: "primary", icon: "play" }),
    ],
  });
  await said.watch(async () => {
    const { vars } = await call("runs.given", { id: run.workflowRunId });
    rows = varRows({ label: t("Variables"), hint: t("Values that all steps can read."), value: vars ?? {} });
    body.prepend(rows.node, muted(t("The current version of the workflow runs.")));
  }, "");
}
