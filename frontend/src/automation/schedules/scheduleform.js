// What a schedule adds to the form of what starts a workflow: once or repeatedly, in words and with its next times.

import { fieldNodes, fullDate, h, t } from "../../lib/index.js";
import { localInput, timesOf, usual } from "../widgets/cron.js";
import { rhythmFields } from "./rhythmfields.js";
import { lastTime, only, overlap, startForm } from "./startform.js";

/** @typedef {import("../../../types/api.d.ts").run.Schedule} Schedule */

const repeats = [
  { value: "again", name: t("Repeating") },
  { value: "once", name: t("Once") },
];
const missedTimes = [
  { value: "once", name: t("Run once as soon as possible") },
  { value: "skip", name: t("Skip the run") },
];

/** @param {string} workflowId @returns {Schedule} */
const freshSchedule = (workflowId) => ({
  scheduleId: "",
  workflowId,
  ...timesOf(usual),
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

/** When a schedule runs next, in a sentence. @param {Schedule} s */
function nextSentence(s) {
  if (!s.scheduleId) return t("Not saved yet.");
  if (s.nextAt === "") return t("The next run changes when you save.");
  if (!s.enabled) return t("Off.");
  return s.nextAt ? t("Next: {when}", { when: fullDate(s.nextAt) }) : t("No further runs.");
}

/** The time of one that runs once. @param {Schedule} s @returns {import("../../lib/inputs.js").FieldSpec} */
const once = (s) => ({
  name: "at",
  label: t("Date and time"),
  hint: t("In the time zone of this computer."),
  kind: "moment",
  value: s.at ? localInput(new Date(s.at)) : "",
  check: (v) => (v && new Date(v).getTime() > Date.now() ? "" : t("Choose a time in the future.")),
  reads: (v) => (v ? new Date(v).toISOString() : null),
});

/** @param {Schedule} s @param {(patch: Partial<Schedule>) => void} kept @returns {import("../../lib/inputs.js").FieldSpec[]} */
function fields(s, kept) {
  /** When the next run is, the program says once this is saved. @param {Partial<Schedule>} patch */
  const put = (patch) => kept({ ...patch, nextAt: "" });
  const when = h("div.schedule-when");
  const drawWhen = (/** @type {Schedule} */ now) =>
    when.replaceChildren(...(now.cron ? [rhythmFields(now, put)] : fieldNodes([once(now)], now, put)));
  /** @param {string} how */
  const repeat = (how) => {
    const soon = new Date(Math.ceil((Date.now() + 60_000) / 60_000) * 60_000).toISOString();
    const { timeZone } = s;
    const next =
      how === "again" ? { ...timesOf(usual), at: null, timeZone } : { cron: "", days: "", at: soon, timeZone };
    put(next);
    drawWhen({ ...s, ...next });
  };
  drawWhen(s);
  const how = s.cron ? "again" : "once";
  return [
    {
      name: "enabled",
      kind: "switch",
      label: t("On"),
      hint: t("Runs while Terzetto is open."),
      changed: (enabled) => put({ enabled }),
    },
    { name: "how", kind: "select", label: t("When"), value: how, options: repeats, changed: repeat },
    { name: "when", node: when },
    {
      name: "missed",
      kind: "select",
      label: t("If a run was missed"),
      hint: t("For example because Terzetto was closed, or this computer was asleep."),
      options: missedTimes,
    },
    overlap,
  ];
}

/** @param {string} id of a schedule; "new:" and a workflow's id begins one @param {import("./startform.js").Act} act */
export const scheduleForm = (id, act) =>
  startForm(id, act, {
    ops: "schedules",
    make: t("Schedule"),
    deletion: (workflow) => t("Delete the schedule for “{workflow}”?", { workflow }),
    fresh: () => freshSchedule(id.slice(4)),
    idOf: (s) => s.scheduleId,
    facts: (s) => [h("span", nextSentence(s)), lastTime(s.lastAt)],
    fields,
    below: () => [
      h(
        "p.hint.schedule-note",
        t("In scheduled runs, steps that write wait for your approval, except for the permissions below."),
      ),
    ],
    given: (s, vars) => ({
      ...only(s, "workflowId", "cron", "days", "at", "timeZone", "missed", "overlap", "enabled"),
      vars,
    }),
  });
