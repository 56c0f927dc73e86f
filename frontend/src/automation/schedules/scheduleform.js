// The form of a schedule: once or again and again, in words and with its next times.

import { call, sentence } from "../../ipc/index.js";
import { h } from "../../lib/dom.js";
import { button, verdict } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { line, onOff, select } from "../../lib/inputs.js";
import { confirm } from "../../lib/overlay.js";
import { fullDate } from "../../lib/time.js";
import { holdUnsaved, unsaved } from "../../lib/unsaved.js";
import { fieldsOf, localInput, usual } from "../widgets/cron.js";
import { varRows } from "../widgets/varrows.js";
import { rhythmFields } from "./rhythmfields.js";

/** @typedef {import("../../../types/api.d.ts").run.Schedule} Schedule */

/**
 * @param {string} id of a schedule; "new:" and a workflow's id begins one
 * @param {{nameOf: (workflowId: string) => string, go: import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>, made: (s: Schedule) => void, gone: () => void}} act
 * @returns {import("../../widgets/listdetail.js").Detail}
 */
export function scheduleForm(id, act) {
  const node = h("article", { class: "runs-form schedule" }, h("p", { class: "progress" }, t("Reading.")));
  let closed = false;
  const load = async () => {
    try {
      const s = id.startsWith("new:")
        ? {
            scheduleId: "",
            workflowId: id.slice(4),
            cron: fieldsOf(usual),
            at: null,
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            missed: /** @type {const} */ ("once"),
            enabled: true,
            vars: {},
            nextAt: null,
            lastAt: null,
            lastRunId: "",
          }
        : /** @type {Schedule} */ (await call("schedules.get", { id }));
      if (!closed) fill(node, unsaved(`schedule ${id}`) ?? s, act);
    } catch (e) {
      if (!closed)
        node.replaceChildren(
          h("p", { class: "error", role: "alert" }, sentence(e)),
          button(t("Try again"), () => void load()),
        );
    }
  };
  void load();
  return {
    node,
    close: () => {
      closed = true;
    },
  };
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
  const when = h("div", { class: "schedule-when" });
  const drawWhen = () => {
    if (s.cron) {
      when.replaceChildren(rhythmFields(s, (patch) => put(patch)));
      return;
    }
    const field = line({
      label: t("At"),
      hint: t("In the time of this computer."),
      type: "datetime-local",
      value: s.at ? localInput(new Date(s.at)) : "",
      check: (v) => (v && new Date(v).getTime() > Date.now() ? "" : t("Choose a time that is still to come.")),
      changed: (v) => put({ at: v ? new Date(v).toISOString() : null }),
    });
    when.replaceChildren(field.node);
  };
  const how = select({
    label: t("When"),
    hint: "",
    value: s.cron ? "again" : "once",
    options: [
      { value: "again", name: t("Again and again") },
      { value: "once", name: t("Once") },
    ],
    changed: (v) => {
      if (v === "again") put({ cron: fieldsOf(usual), at: null });
      else put({ cron: "", at: new Date(Math.ceil((Date.now() + 60_000) / 60_000) * 60_000).toISOString() });
      drawWhen();
    },
  });
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
      const { scheduleId, workflowId, cron, at, timeZone, missed, enabled } = s;
      const what = { workflowId, cron, at, timeZone, missed, enabled, vars: named };
      const kept = /** @type {Schedule} */ (
        scheduleId ? await call("schedules.update", { id: scheduleId, ...what }) : await call("schedules.create", what)
      );
      holdUnsaved(form, undefined);
      if (!scheduleId) return act.made(kept);
      s = kept;
      drawFacts();
    });
  };
  const remove = async () => {
    const sure = await confirm({
      title: t("Delete this schedule?"),
      text: t("Runs that it has begun stay."),
      action: t("Delete"),
      danger: true,
    });
    if (sure && (await said.watch(() => call("schedules.delete", { id: s.scheduleId })))) act.gone();
  };
  const facts = h("p", { class: "muted schedule-facts" });
  const drawFacts = () => {
    facts.replaceChildren(
      h(
        "span",
        null,
        !s.scheduleId
          ? t("Not saved yet.")
          : !s.enabled
            ? t("It is off.")
            : s.nextAt
              ? t("Next: {when}", { when: fullDate(s.nextAt) })
              : t("It does not run again."),
      ),
      s.lastAt ? h("span", null, t("Last: {when}", { when: fullDate(s.lastAt) })) : "",
      s.lastRunId
        ? h("button", { type: "button", class: "link", onclick: () => act.go("runs", s.lastRunId) }, t("Its last run"))
        : "",
    );
  };
  drawWhen();
  drawFacts();
  node.replaceChildren(
    h("h2", null, act.nameOf(s.workflowId)),
    facts,
    onOff({
      label: t("On"),
      hint: t("It runs while Terzetto is open."),
      value: s.enabled,
      changed: (enabled) => put({ enabled }),
    }),
    how.node,
    when,
    select({
      label: t("If its time was missed"),
      hint: t("As when Terzetto was closed, or this computer asleep."),
      value: s.missed,
      options: [
        { value: "once", name: t("Run once as soon as possible") },
        { value: "skip", name: t("Wait for the next time") },
      ],
      changed: (v) => put({ missed: v === "skip" ? "skip" : "once" }),
    }).node,
    h(
      "p",
      { class: "hint schedule-note" },
      t("A scheduled run cannot allow anything by itself: a step that writes still waits for you."),
    ),
    vars.node,
    h(
      "div",
      { class: "actions" },
      button(s.scheduleId ? t("Save") : t("Plan it"), () => void keep(), { kind: "primary" }),
      button(t("Its workflow"), () => act.go("automations", s.workflowId), { kind: "quiet" }),
      s.scheduleId ? button(t("Delete"), () => void remove(), { kind: "quiet danger-text" }) : "",
      said.node,
    ),
  );
}
