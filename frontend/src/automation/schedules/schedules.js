// The schedules tab: when workflows run by themselves, the next times, and what becomes of a time that was
// missed.

import { call } from "../../ipc/index.js";
import { t } from "../../lib/i18n.js";
import { dotted } from "../../lib/pieces.js";
import { fullDate } from "../../lib/time.js";
import { templates } from "../../model/catalog.js";
import { mountListDetail } from "../../widgets/listdetail.js";
import { cronWords } from "../widgets/cron.js";
import { pickTemplate } from "../widgets/picks.js";
import { scheduleForm } from "./scheduleform.js";

/** @typedef {import("../../../types/api.d.ts").run.Schedule} Schedule */

/** @param {string} id */
const nameOf = (id) =>
  templates.get().find((template) => template.workflowId === id)?.name ?? t("A workflow that is gone");

/** When a schedule runs, in words. @param {Pick<Schedule, "cron" | "at">} s */
const whenWords = (s) => (s.cron ? cronWords(s.cron) : t("Once, {when}", { when: s.at ? fullDate(s.at) : "" }));

/** @type {import("../../lib/page.js").Mount<import("../../lib/router.js").AutomationTab>} */
export function schedulesTab(place, at, go) {
  const fresh = { label: t("New schedule"), run: () => void pickTemplate((id) => part.choose(`new:${id}`)) };
  /** @type {import("../../widgets/listdetail.js").ListDetail<Schedule>} */
  const part = mountListDetail(
    place,
    {
      label: t("Schedules"),
      what: ["schedules"],
      load: async () => (await call("schedules.list")).items,
      id: (s) => s.scheduleId,
      line: (s) => ({
        title: nameOf(s.workflowId),
        icon: s.enabled ? "clock" : "pause",
        kind: s.enabled ? "" : "off",
        about: dotted(!s.enabled && t("off"), whenWords(s)),
      }),
      none: () => ({
        text: t(
          "Nothing is planned. A schedule runs a workflow at a time, or again and again, while Terzetto is open.",
        ),
        action: fresh,
      }),
      fresh,
      detail: (id) => scheduleForm(id, { nameOf, go, made: (made) => part.reveal(made) }),
      blank: ["clock", t("Choose a schedule, or plan a workflow.")],
      closing: [templates.watch(() => part.redraw())],
    },
    at,
  );
  return part;
}
