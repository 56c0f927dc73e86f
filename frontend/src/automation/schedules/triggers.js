// The triggers tab: what starts workflows by itself, such as a time, a file or a call, and what a trigger's runs may do
// without asking.

import { call } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { fullDate, joinWithDots, picker, t } from "../../lib/index.js";
import { workflows } from "../../model/catalog.js";
import { mountListDetail } from "../../widgets/listdetail.js";
import { readDetail } from "../../widgets/readdetail.js";
import { cronWords } from "../widgets/cron.js";
import { pickTemplate } from "../widgets/picks.js";
import { scheduleForm } from "./scheduleform.js";
import { triggerForm } from "./triggerform.js";

/** @typedef {import("../../../types/api.d.ts").run.Trigger} Trigger */

/** @param {string} id */
const nameOf = (id) => workflows.get().find((template) => template.workflowId === id)?.name ?? t("A deleted workflow");

/** @type {Readonly<Record<Trigger["kind"], {name: string, about: string, icon: string}>>} */
const kinds = {
  schedule: { name: t("A time"), about: t("Once, or repeating."), icon: "clock" },
  folder: { name: t("A file"), about: t("When a file appears or changes in a folder."), icon: "page" },
  run: { name: t("Another workflow"), about: t("When the workflow succeeds or fails."), icon: "branch" },
  hook: { name: t("A call from another program"), about: t("A request to an address with a token."), icon: "globe" },
  command: { name: t("A command in a chat"), about: t("When you type the command after a slash."), icon: "chat" },
};

/** What a trigger of each kind waits for, in words. @type {Readonly<Record<Trigger["kind"], (g: Trigger) => string>>} */
const words = {
  schedule: ({ cron, at }) => (cron ? cronWords(cron) : t("Once, {when}", { when: at ? fullDate(at) : "" })),
  folder: ({ glob, folder }) =>
    t("When {files} appears in {folder}", { files: glob || t("a file"), folder: folder || t("the chosen folder") }),
  run: ({ afterWorkflowId, ended }) => {
    const name = nameOf(afterWorkflowId);
    if (ended === "any") return t("When “{name}” ends", { name });
    return ended === "failed" ? t("When “{name}” fails", { name }) : t("When “{name}” succeeds", { name });
  },
  hook: () => t("When another program calls"),
  command: (g) => `/${g.command}`,
};

/** A new trigger that is no schedule. */
const otherKind = /^new:(folder|run|hook|command):/;

/** @type {import("../../lib/page.js").Mount<import("../../lib/router.js").AutomationTab>} */
export function triggersTab(place, at, go) {
  const choose = () =>
    picker({
      title: t("How should the workflow start?"),
      options: Object.entries(kinds).map(([id, { name, about }]) => ({ id, name, about })),
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
        title: nameOf(g.workflowId),
        icon: g.enabled ? kinds[g.kind].icon : "pause",
        kind: g.enabled ? (g.trouble ? "failed" : "") : "off",
        about: joinWithDots(!g.enabled && t("off"), words[g.kind](g)),
      }),
      none: () => ({
        text: t("No triggers yet. A trigger starts a workflow on a schedule, when a file changes, or on request."),
      }),
      fresh,
      detail: (id, item) => {
        const act = { nameOf, go, made: (/** @type {string} */ made) => part.reveal(made) };
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
