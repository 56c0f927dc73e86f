// Starts a run of a workflow: with what, when, and where its result is written.

import { call } from "../../ipc/index.js";
import { h } from "../../lib/dom.js";
import { button, verdict } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { line, onOff, text } from "../../lib/inputs.js";
import { dialog } from "../../lib/overlay.js";
import { activeId, current } from "../../model/state.js";
import { localInput } from "./cron.js";
import { wantedVars } from "./refs.js";
import { varRows } from "./varrows.js";

/** @typedef {import("../../../types/api.d.ts").run.Template} Template */

/** @param {Template} template as it is kept @param {(runId: string) => void} started */
export function startDialog(template, started) {
  const flow = template.kind === "flow";
  const said = verdict();
  let input = "";
  let at = "";
  let thread = false;
  /** @type {Record<string, unknown>} */
  let vars = {};
  const rows = varRows({
    label: t("Variables"),
    hint: t("Values that all its steps can read."),
    value: {},
    changed: (v) => (vars = v),
  });
  rows.want(wantedVars(template.instructions ?? []));
  const given = text({
    label: t("Input"),
    hint: t("What the flow works on."),
    value: "",
    rows: 5,
    changed: (v) => (input = v),
  });
  const when = line({
    label: t("Start at"),
    hint: t("Empty: now."),
    type: "datetime-local",
    value: "",
    changed: (v) => (at = v),
  });
  when.node.querySelector("input")?.setAttribute("min", localInput(new Date()));
  const conversation = activeId.get();
  const here = conversation
    ? onOff({
        label: t("Write the end into this conversation"),
        hint: current.get()?.title ?? "",
        value: false,
        changed: (v) => {
          thread = v;
        },
      })
    : null;
  const go = async () => {
    const named = rows.read();
    if (!named) return said.tell(t("A variable is not valid JSON."), "error");
    const ok = await said.watch(async () => {
      const run = await call("automations.run", {
        id: template.workflowId,
        vars: { ...vars, ...named, ...(flow && { input }) },
        ...(at && { schedule_dt: new Date(at).toISOString() }),
        ...(thread && conversation && { conversation_id: conversation }),
      });
      started(run.workflowRunId);
    });
    if (ok) shown.close();
  };
  const shown = dialog(
    t("Run “{name}”", { name: template.name }),
    h("div", { class: "runs-form" }, flow ? given.node : rows.node, when.node, here, said.node),
    {
      class: "runs-dialog",
      actions: [
        button(t("Cancel"), () => shown.close()),
        button(t("Start"), () => void go(), { kind: "primary", icon: "play" }),
      ],
    },
  );
  if (flow) given.focus();
}
