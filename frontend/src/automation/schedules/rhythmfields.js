// The fields for a time that repeats: how often, when, and the next five times as the backend reckons them.

import { call, sentence } from "../../ipc/index.js";
import { fieldNodes, fullDate, h, integerFault, newest, t } from "../../lib/index.js";
import { pausing } from "../../lib/pausing.js";
import { clockOf, cronWords, dayName, fieldsOf, rhythmOf, steps } from "../widgets/cron.js";

/** @typedef {import("../../lib/inputs.js").FieldSpec} FieldSpec */

// Long enough that a time is whole before it is asked about; in ms.
const pause = 300;

const frequencies = [
  { value: "minutes", name: t("Every few minutes") },
  { value: "hourly", name: t("Every hour") },
  { value: "daily", name: t("Every day") },
  { value: "weekly", name: t("Every week") },
  { value: "monthly", name: t("Every month") },
  { value: "fields", name: t("Custom (cron)") },
];

/**
 * @param {{cron: string, timeZone: string}} first
 * @param {(patch: {cron: string, timeZone: string}) => void} changed
 */
export function rhythmFields(first, changed) {
  let r = rhythmOf(first.cron);
  let zone = first.timeZone;
  const previews = newest();
  const inner = h("div.rhythm-inner");
  const words = h("p.rhythm-words", { role: "status" });
  const next = h("ol.rhythm-next", { "aria-label": t("Next times") });
  /** @param {Partial<import("../widgets/cron.js").Rhythm>} patch */
  const put = (patch) => {
    r = { ...r, ...patch };
    changed({ cron: fieldsOf(r), timeZone: zone });
    tell();
  };
  // The times of an earlier rhythm are out of sight until those of this one are known.
  const tell = () => {
    words.textContent = cronWords(fieldsOf(r));
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
      () => call("schedules.preview", { cron: fieldsOf(r), timeZone: zone }),
      (answer) => show((answer["next"] ?? []).map(line)),
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
        name: "days",
        kind: "several",
        label: t("Days of the week"),
        value: r.days.map(String),
        asGiven: true,
        options: [1, 2, 3, 4, 5, 6, 0].map((d) => ({ value: String(d), name: dayName(d, "short") })),
        reads: (days) => days.map(Number),
      },
      time(),
    ],
    monthly: () => [number(t("On day"), "date", 1, 31), time()],
    fields: () => [
      { name: "fields", label: t("Five fields"), hint: t("Minute, hour, day of month, month, day of week.") },
    ],
  };
  const draw = () => inner.replaceChildren(...fieldNodes(parts[r.every](), r, put));
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
            const fields = fieldsOf(r);
            put({ every, ...(every === "fields" && { fields }) });
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
