// Runs in the window: the entry beside the conversations, the notice on the page, and the way there by key and name.

import { callAll } from "../ipc/pages.js";
import { groups, h, navigate, offer, register, shortcut, t, watchAll } from "../lib/index.js";
import { followOpen, openRuns, requests } from "../model/waiting.js";
import { sideEntry } from "../widgets/sideentry.js";
import { automation, tabs } from "./page.js";
import { atWork, showConversation, waitingStrip } from "./strip.js";
import { startDialog } from "./widgets/startdialog.js";

/** @typedef {import("../../types/api.d.ts").run.Inquiry} Request */

/** @param {string} id */
const showRun = (id) => automation.open("runs", id);

/** What a team asks is answered where the team works. @param {Request} r */
const showRequest = (r) => (r.teamId ? navigate("team", r.teamId) : showRun(r.workflowRunId));

/** Follows what is open, and offers the place to the keys and the palette. Once, at the start. */
export function mountRuns() {
  followOpen({ show: showRun, showRequest, showConversation, inSight: () => automation.shown("runs") !== undefined });
  register("automation", automation.open);
  shortcut({
    id: "runs",
    keys: "mod+E",
    label: t("Runs and workflows"),
    group: groups.go,
    run: () => automation.toggle(),
  });
  offer(() =>
    tabs.slice(1).map((p) => ({
      label: p.name,
      group: t("Runs and workflows"),
      icon: p.icon,
      run: () => automation.open(p.id),
    })),
  );
  offer(async () => {
    const group = t("Workflow");
    const known = await callAll("automations.list").catch(() => []);
    return known.flatMap((template) => [
      { label: template.name, group, icon: "branch", run: () => automation.open("automations", template.workflowId) },
      {
        label: t("Run {name}", { name: template.name }),
        group,
        icon: "play",
        run: () => startDialog(template, showRun),
      },
    ]);
  });
}

/** The notices on the page: what waits for the person, and who is at work for them. */
export const runNotifications = () => h("div.run-notices", waitingStrip(showRequest).node, atWork(showRun));

/** The way to the place, in the list of conversations. @param {() => void} opened */
export function runsEntry(opened) {
  const open = () => {
    automation.open();
    opened();
  };
  const entry = sideEntry({ name: t("Runs"), icon: "runs", kind: "runs-entry", isOpen: automation.isOpen, open });
  const draw = () => {
    const waiting = requests.get().filter((r) => !r.teamId).length; // a team's are told at its own entry
    const busy = openRuns.get().filter((r) => r.state === "running").length;
    entry.tell(waiting, busy);
  };
  watchAll([requests, openRuns], draw);
  draw();
  return entry.node;
}
