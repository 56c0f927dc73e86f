// The triggers tab: what starts workflows by itself, such as a time, a file or a call, and what a trigger's runs may do
// without asking.

import { call } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { joinWithDots, picker, t } from "../../lib/index.js";
import { workflows } from "../../model/catalog.js";
import { mountListDetail } from "../../widgets/listdetail.js";
import { readDetail } from "../../widgets/readdetail.js";
import { pickTemplate } from "../widgets/picks.js";
import { triggerKinds, triggerWords, workflowName } from "../widgets/triggerwords.js";
import { scheduleForm } from "./scheduleform.js";
import { triggerForm } from "./triggerform.js";

/** @typedef {import("../../../types/api.d.ts").run.Trigger} Trigger */

/** A new trigger that is no schedule. */
const otherKind = /^new:(folder|run|hook|command):/;

/** @type {import("../../lib/page.js").Mount<import("../../lib/router.js").AutomationTab>} */
export function triggersTab(place, at, go) {
  const choose = () =>
    picker({
      title: t("How should the workflow start?"),
      options: Object.entries(triggerKinds).map(([id, { name, about }]) => ({ id, name, about })),
      none: t("No triggers match."),
      picked: (kind) =>
        void pickTemplate(
          (id) => part.choose(`new:${kind === "schedule" ? "" : `${kind}:`}${id}`),
          t("Workflow to start"),
        ),
    });
  const fresh = { label: t("New trigger"), run: choose };
  /** @type {import("../../widgets/listdetail.js").ListDetail<Trigger>} */
  const part = mountListDetail(
    place,
    {
      label: t("Triggers"),
      what: ["schedules"],
      load: () => callAll("triggers.all"),
      id: (g) => g.triggerId,
      line: (g) => ({
        title: workflowName(g.workflowId),
        icon: g.enabled ? triggerKinds[g.kind].icon : "pause",
        kind: g.enabled ? (g.trouble ? "failed" : "") : "off",
        about: joinWithDots(!g.enabled && t("off"), triggerWords(g)),
      }),
      none: () => ({
        text: t("No triggers yet. A trigger starts a workflow on a schedule, when a file changes, or on request."),
      }),
      fresh,
      detail: (id, item) => {
        const act = { nameOf: workflowName, go, made: (/** @type {string} */ made) => part.reveal(made) };
        const form = (/** @type {boolean} */ timed) => (timed ? scheduleForm(id, act) : triggerForm(id, act));
        if (item || id.startsWith("new:")) return form(item ? item.kind === "schedule" : !otherKind.test(id));
        // One that is new, or that was named before the list was read.
        return readDetail(
          "",
          () => call("triggers.get", { id }).catch(() => null),
          (node, g) => {
            const shown = form(g?.kind === "schedule");
            node.replaceChildren(shown.node);
            return shown.close;
          },
        );
      },
      blank: ["clock", t("Choose a trigger, or create one for a workflow.")],
      closing: [workflows.watch(() => part.redraw())],
    },
    at,
  );
  return part;
}
