// The form of a schedule: once or again and again, in words and with its next times.

import { call } from "../../ipc/index.js";
import { actions, button, confirmLoss, fullDate, h, link, t, verdict } from "../../lib/index.js";
import { fieldNodes } from "../../lib/inputs.js";
import { holdUnsaved, unsaved } from "../../lib/unsaved.js";
import { readDetail } from "../../widgets/readdetail.js";
import { fieldsOf, localInput, usual } from "../widgets/cron.js";
import { varRows } from "../widgets/varrows.js";
import { permissionList } from "./permissionlist.js";
import { rhythmFields } from "./rhythmfields.js";

/** @typedef {import("../../../types/api.d.ts").run.Schedule} Schedule */

const repeats = [
  { value: "again", name: t("Again and again") },
  { value: "once", name: t("Once") },
];
const missedTimes = [
  { value: "once", name: t("Run once as soon as possible") },
  { value: "skip", name: t("Wait for the next time") },
];

/** What happens while the run before is not over. */
export const overlaps = [
  { value: "skip", name: t("Leave it out") },
  { value: "queue", name: t("Run it afterwards") },
  { value: "parallel", name: t("Run it beside the other") },
];

/** @param {string} workflowId @returns {Schedule} */
const freshSchedule = (workflowId) => ({
  scheduleId: "",
  workflowId,
  cron: fieldsOf(usual),
  at: null,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  missed: "once",
  overlap: "skip",
  enabled: true,
  vars: {},
  nextAt: null,
  lastAt: null,
  lastRunId: "",
});

/**
 * @param {string} id of a schedule; "new:" and a workflow's id begins one
 * @param {{nameOf: (workflowId: string) => string, go: import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>, made: (id: string) => void}} act made: "" when it is gone
 */
export const scheduleForm = (id, act) =>
  readDetail(
    "runs-form schedule",
    () => (id.startsWith("new:") ? freshSchedule(id.slice(4)) : call("schedules.get", { id })),
    (node, s) => fill(node, unsaved(`schedule ${id}`) ?? s, act),
  );

/** When a schedule runs next, in a sentence. @param {Schedule} s */
function nextSentence(s) {
  if (!s.scheduleId) return t("Not saved yet.");
  if (!s.enabled) return t("It is off.");
  return s.nextAt ? t("Next: {when}", { when: fullDate(s.nextAt) }) : t("It does not run again.");
}

/** @param {HTMLElement} node @param {Schedule} first @param {Parameters<typeof scheduleForm>[1]} act */
function fill(node, first, act) {
  let s = first;
  const said = verdict();
  const form = `schedule ${first.scheduleId || `new:${first.workflowId}`}`;
  if (unsaved(form)) said.tell(t("Not saved yet."), "");
  /** @param {Partial<Schedule>} patch */
  const put = (patch) => {
    s = { ...s, ...patch };
    holdUnsaved(form, s);
    said.tell(t("Not saved yet."), "");
  };
  const when = h("div.schedule-when");
  /** @returns {import("../../lib/inputs.js").FieldSpec} */
  const once = () => ({
    name: "at",
    label: t("At"),
    hint: t("In the time of this computer."),
    type: "datetime-local",
    value: s.at ? localInput(new Date(s.at)) : "",
    check: (v) => (v && new Date(v).getTime() > Date.now() ? "" : t("Choose a time that is still to come.")),
    reads: (v) => (v ? new Date(v).toISOString() : null),
  });
  const drawWhen = () => when.replaceChildren(...(s.cron ? [rhythmFields(s, put)] : fieldNodes([once()], s, put)));
  /** @param {string} how */
  const repeat = (how) => {
    if (how === "again") put({ cron: fieldsOf(usual), at: null });
    else put({ cron: "", at: new Date(Math.ceil((Date.now() + 60_000) / 60_000) * 60_000).toISOString() });
    drawWhen();
  };
  const vars = varRows({
    label: t("Variables"),
    hint: t("Given to each run."),
    value: s.vars ?? {},
    changed: (v) => put({ vars: v }),
  });
  const keep = async () => {
    const named = vars.read();
    if (!named) return said.tell(t("A variable is not valid JSON."), "error");
    await said.watch(async () => {
      const { scheduleId: id, workflowId, cron, at, timeZone, missed, overlap, enabled } = s;
      const what = { workflowId, cron, at, timeZone, missed, overlap, enabled, vars: named };
      const kept = id ? await call("schedules.update", { id, ...what }) : await call("schedules.create", what);
      holdUnsaved(form, undefined);
      if (!id) return act.made(kept.scheduleId);
      s = kept;
      drawFacts();
    });
  };
  const remove = async () => {
    const sure = await confirmLoss(t("Delete this schedule?"), t("Runs that it has begun stay."));
    if (sure && (await said.watch(() => call("schedules.delete", { id: s.scheduleId })))) act.made("");
  };
  const facts = h("p.muted.schedule-facts");
  const drawFacts = () =>
    facts.replaceChildren(
      h("span", nextSentence(s)),
      s.lastAt ? h("span", t("Last: {when}", { when: fullDate(s.lastAt) })) : "",
      s.lastRunId ? link(t("Its last run"), () => act.go("runs", s.lastRunId)) : "",
    );
  drawWhen();
  drawFacts();
  node.replaceChildren(
    h("h2", act.nameOf(s.workflowId)),
    facts,
    ...fieldNodes(
      [
        { name: "enabled", kind: "switch", label: t("On"), hint: t("It runs while Terzetto is open.") },
        {
          name: "how",
          kind: "select",
          label: t("When"),
          value: s.cron ? "again" : "once",
          options: repeats,
          changed: repeat,
        },
        { name: "when", node: when },
        {
          name: "missed",
          kind: "select",
          label: t("If its time was missed"),
          hint: t("As when Terzetto was closed, or this computer asleep."),
          options: missedTimes,
        },
        { name: "overlap", kind: "select", label: t("If its run before still works"), options: overlaps },
      ],
      s,
      put,
    ),
    h(
      "p.hint.schedule-note",
      t(
        "A scheduled run cannot allow anything by itself: a step that writes waits for you, unless you allowed it below.",
      ),
    ),
    vars.node,
    actions(
      button(s.scheduleId ? t("Save") : t("Plan it"), () => void keep(), { kind: "primary" }),
      button(t("Its workflow"), () => act.go("automations", s.workflowId), { kind: "quiet" }),
      s.scheduleId ? button(t("Delete"), () => void remove(), { kind: "quiet danger-text" }) : "",
      said.node,
    ),
    permissionList(s.scheduleId),
  );
}
