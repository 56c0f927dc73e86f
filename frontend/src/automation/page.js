// The page of automation: runs, workflows, triggers, variables and assistants, a tab each.

import { navigate, page, t, undoAll } from "../lib/index.js";
import { followKnown } from "../model/catalog.js";
import { complain } from "../model/conversation.js";
import { assistantsTab } from "./assistants/assistants.js";
import { lineOf } from "./editor/stepkinds.js";
import { workflowsTab } from "./editor/templates.js";
import { runsTab } from "./list/runlist.js";
import { runDetail } from "./run/rundetail.js";
import { startsOf } from "./schedules/starts.js";
import { triggersTab } from "./schedules/triggers.js";
import { waitingStrip } from "./strip.js";
import { variablesTab } from "./variables/variables.js";

/** @typedef {import("../lib/router.js").AutomationTab} TabId */

/** @type {readonly [import("../lib/page.js").Tab<TabId>, ...import("../lib/page.js").Tab<TabId>[]]} */
export const tabs = [
  {
    id: "runs",
    name: t("Runs"),
    icon: "runs",
    mount: runsTab((id, go) => runDetail(id, go, (step) => lineOf(step, false, new Set()))),
  },
  { id: "automations", name: t("Workflows"), icon: "branch", mount: workflowsTab(startsOf) },
  { id: "schedules", name: t("Triggers"), icon: "clock", mount: triggersTab },
  { id: "variables", name: t("Variables"), icon: "key", mount: variablesTab },
  { id: "assistants", name: t("Assistants"), icon: "person", mount: assistantsTab },
];

export const automation = page({
  id: "runs",
  label: t("Runs and workflows"),
  help: "automation",
  tabs,
  opened: (show) => {
    const strip = waitingStrip(
      (r) => (r.teamId ? navigate("team", r.teamId) : show("runs", r.workflowRunId)),
      () => automation.shown("runs") ?? "",
    );
    return { ...strip, close: undoAll([followKnown(complain), strip.close]) };
  },
});
