// The fields for a time that repeats: how often, when, and the next five times as the backend reckons them.

import { call, sentence } from "../../ipc/index.js";
import { dayValue, fieldNodes, fullDate, h, integerFault, locale, newest, t } from "../../lib/index.js";
import { pausing } from "../../lib/pausing.js";
import {
  clockOf,
  dayName,
  monthName,
  rhythmOf,
  steps,
  timesOf,
  timeWords,
  weekdays,
  whichWords,
} from "../widgets/cron.js";

/** @typedef {import("../../lib/inputs.js").FieldSpec} FieldSpec */

// Long enough that a time is whole before it is asked about; in ms.
const pause = 300;

const frequencies = [
  { value: "minutes", name: t("Every few minutes") },
  { value: "hourly", name: t("Every hour") },
  { value: "daily", name: t("Every day") },
  { value: "weekly", name: t("Every week") },
  { value: "monthly", name: t("Every month") },
  { value: "quarterly", name: t("Every quarter") },
  { value: "yearly", name: t("Every year") },
  { value: "fields", name: t("Custom (cron)") },
];

const weeks = [
  { value: "1", name: t("Each week") },
  { value: "2", name: t("Every second week") },
  { value: "3", name: t("Every third week") },
  { value: "4", name: t("Every fourth week") },
];

function today() {
  const now = new Date();
  return dayValue(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Where in its month a day is. */
const places = [
  { value: "date", name: t("A date") },
  { value: "1", name: t("The first") },
  { value: "2", name: t("The second") },
  { value: "3", name: t("The third") },
  { value: "4", name: t("The fourth") },
  { value: "-1", name: t("The last") },
];

/** What is counted there. */
const counted = [...weekdays.slice(1), "SU", "work", "day"].map((value) => ({
  value,
  name: value === "work" ? t("Working day, Monday to Friday") : whichWords(value),
}));

/** @param {readonly number[]} months */
const monthList = (months) =>
  new Intl.ListFormat(locale(), { type: "conjunction" }).format(months.map((m) => monthName(m)));

/**
 * @param {{cron: string, days: string, timeZone: string}} first
 * @param {(patch: {cron: string, days: string, timeZone: string}) => void} changed
 */
export function rhythmFields(first, changed) {
  let r = rhythmOf(first);
  let zone = first.timeZone;
  const previews = newest();
  const inner = h("div.rhythm-inner");
  const words = h("p.rhythm-words", { role: "status" });
  const next = h("ol.rhythm-next", { "aria-label": t("Next times") });
  /** @param {Partial<import("../widgets/cron.js").Rhythm>} patch */
  const put = (patch) => {
    r = { ...r, ...patch };
    changed({ ...timesOf(r), timeZone: zone });
    tell();
  };
  // The times of an earlier rhythm are out of sight until those of this one are known.
  const tell = () => {
    words.textContent = timeWords(timesOf(r));
    previews.drop();
    next.ariaBusy = "true";
    asking.later(preview);
  };
  const asking = pausing(pause);
  const line = (/** @type {string} */ time) => h("li", h("time", { datetime: time }, fullDate(time)));
  const show = (/** @type {Node[]} */ lines) => {
    next.replaceChildren(...lines);
    next.ariaBusy = null;
  };
  const preview = () =>
    previews.ask(
      () => call("schedules.preview", { ...timesOf(r), timeZone: zone }),
      (answer) => {
        const lines = (answer["next"] ?? []).map(line);
        show(lines.length > 0 ? lines : [h("li.muted", t("No further runs."))]);
      },
      (e) => show([h("li.error", sentence(e))]),
    );
  /** @param {string} label @param {"minute" | "date"} name @param {number} min @param {number} max @returns {FieldSpec} */
  const number = (label, name, min, max) => {
    return {
      name,
      label,
      mode: "numeric",
      value: String(r[name]),
      check: (v) => integerFault(v, min, max),
      changed: (v) => integerFault(v, min, max) === "" && put({ [name]: Number(v) }),
    };
  };
  /** @returns {FieldSpec} */
  const time = () => ({
    name: "time",
    label: t("At"),
    kind: "clock",
    value: clockOf(r),
    changed: (v) => {
      const [hour, minute] = v.split(":").map(Number);
      if (Number.isInteger(hour) && Number.isInteger(minute)) put({ hour, minute });
    },
  });
  /** @returns {FieldSpec} */
  const firstWeek = () => ({
    name: "from",
    kind: "dates",
    label: t("First week"),
    hint: t("Any day of the first week. Weeks begin on Monday."),
    check: (v) => (/^[\d-]{10}$/.test(v) ? "" : t("Enter one date.")),
    changed: (from) => /^[\d-]{10}$/.test(from) && put({ from }),
  });
  /** On which day of its month. @returns {FieldSpec[]} */
  const inMonth = () => [
    {
      name: "place",
      kind: "select",
      label: t("Which day"),
      options: places,
      asGiven: true,
      changed: (place) => {
        put({ place });
        draw();
      },
    },
    r.place === "date"
      ? number(t("On day"), "date", 1, 31)
      : { name: "which", kind: "select", label: t("Day"), options: counted, asGiven: true },
    time(),
  ];
  /** @param {string} label @param {{value: string, name: string}[]} options @returns {FieldSpec} */
  const month = (label, options) => ({
    name: "month",
    kind: "select",
    label,
    value: String(r.month),
    options,
    asGiven: true,
    changed: (n) => put({ month: Number(n) }),
  });
  /** @returns {FieldSpec} */
  const except = () => ({
    name: "except",
    kind: "dates",
    label: t("Not on"),
    hint: t("Dates to leave out, with commas between them."),
  });
  /** @type {Record<typeof r.every, () => FieldSpec[]>} */
  const parts = {
    minutes: () => [
      {
        name: "step",
        kind: "select",
        label: t("Minutes between two times"),
        value: String(r.step),
        options: steps.map((n) => ({ value: String(n), name: String(n) })),
        asGiven: true,
        changed: (n) => put({ step: Number(n) }),
      },
    ],
    hourly: () => [number(t("At minute"), "minute", 0, 59)],
    daily: () => [time()],
    weekly: () => [
      {
        name: "weeks",
        kind: "select",
        label: t("Repeat"),
        value: String(r.weeks),
        options: weeks,
        asGiven: true,
        changed: (n) => {
          put({ weeks: Number(n), from: r.from || today() });
          draw();
        },
      },
      {
        name: "days",
        kind: "several",
        label: t("Days of the week"),
        value: r.days.map(String),
        asGiven: true,
        options: [1, 2, 3, 4, 5, 6, 0].map((d) => ({ value: String(d), name: dayName(d, "short") })),
        reads: (days) => days.map(Number),
      },
      ...(r.weeks > 1 ? [firstWeek()] : []),
      time(),
    ],
    monthly: inMonth,
    quarterly: () => [
      month(
        t("In the months"),
        [1, 2, 3].map((n) => ({ value: String(n), name: monthList([n, n + 3, n + 6, n + 9]) })),
      ),
      ...inMonth(),
    ],
    yearly: () => [
      month(
        t("In the month"),
        Array.from({ length: 12 }, (_, n) => ({ value: String(n + 1), name: monthName(n + 1) })),
      ),
      ...inMonth(),
    ],
    fields: () => [
      { name: "fields", label: t("Five fields"), hint: t("Minute, hour, day of month, month, day of week.") },
      {
        name: "rule",
        kind: "text",
        label: t("Only on these days"),
        hint: t("A rule of RFC 5545, such as RRULE:FREQ=MONTHLY;BYDAY=-1FR. Leave it empty for all days."),
        rows: 3,
        mono: true,
      },
    ],
  };
  const draw = () =>
    inner.replaceChildren(...fieldNodes([...parts[r.every](), ...(r.every === "fields" ? [] : [except()])], r, put));
  draw();
  tell();
  return h(
    "div.rhythm",
    ...fieldNodes(
      [
        {
          name: "every",
          kind: "select",
          label: t("How often"),
          options: frequencies,
          changed: (every) => {
            const { cron, days } = timesOf(r);
            put({ every, ...(every === "fields" && { fields: cron, rule: days }) });
            draw();
          },
        },
        { name: "inner", node: inner },
        {
          name: "zone",
          kind: "select",
          label: t("Time zone"),
          value: zone,
          options: [
            { value: "", name: t("The time zone of this computer") },
            ...["UTC", ...Intl.supportedValuesOf("timeZone").filter((z) => z !== "UTC")].map((z) => ({
              value: z,
              name: z,
            })),
          ],
          changed: (v) => {
            zone = v;
            put({});
          },
        },
      ],
      r,
      put,
    ),
    h("div.rhythm-told", words, next),
  );
}
