// Runs in the window: the entry beside the conversations, the notice on the page, and the way there by key and name.

import { call } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { groups, shortcut } from "../lib/keys.js";
import { offer } from "../lib/offers.js";
import { openPage } from "../lib/page.js";
import { register } from "../lib/router.js";
import { followOpen, openRuns, requests } from "../model/waiting.js";
import { automation, tabs } from "./page.js";
import { atWork, waitingStrip } from "./strip.js";
import { startDialog } from "./widgets/startdialog.js";

/** @param {string} id */
const showRun = (id) => automation.open("runs", id);

/** Follows what stands open, and offers the place to the keys and the palette. Once, at the start. */
export function mountRuns() {
  followOpen({ show: showRun, inSight: () => automation.shown("runs") !== undefined });
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
  offer(async () =>
    /** @type {import("../../types/api.d.ts").run.Template[]} */ (
      (await call("automations.list").catch(() => null))?.items ?? []
    ).flatMap((template) => [
      {
        label: template.name,
        group: t("Workflow"),
        icon: "branch",
        run: () => automation.open("automations", template.workflowId),
      },
      {
        label: t("Run {name}", { name: template.name }),
        group: t("Workflow"),
        icon: "play",
        run: () => startDialog(template, showRun),
      },
    ]),
  );
}

/** The notices on the page: what waits for the person, and who is at work for them. */
export const runNotifications = () => [waitingStrip(showRun).node, atWork(showRun)];

/** The way to the place, in the list of conversations. @param {() => void} opened */
export function runsEntry(opened) {
  const count = h("span", { class: "runs-count" });
  const node = h(
    "button",
    { type: "button", class: "button quiet side-entry runs-entry", onclick: () => go() },
    icon("runs"),
    h("span", null, t("Runs")),
    count,
  );
  const go = () => {
    automation.open();
    opened();
  };
  const draw = () => {
    const waiting = requests.get().length;
    const busy = openRuns.get().filter((r) => r.state === "running").length;
    count.textContent = waiting > 0 ? t("{n} for you", { n: waiting }) : busy > 0 ? t("{n} at work", { n: busy }) : "";
    count.dataset["kind"] = waiting > 0 ? "waiting" : "";
    if (automation.isOpen()) node.setAttribute("aria-current", "page");
    else node.removeAttribute("aria-current");
  };
  requests.watch(draw);
  openRuns.watch(draw);
  openPage.watch(draw);
  draw();
  return node;
}
