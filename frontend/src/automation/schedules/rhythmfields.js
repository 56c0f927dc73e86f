// The fields for a time that repeats: how often, when, and the next five times as the backend reckons them.

import { call, sentence } from "../../ipc/index.js";
import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { line, select, several } from "../../lib/inputs.js";
import { fullDate } from "../../lib/time.js";
import { clockOf, cronWords, dayName, fieldsOf, rhythmOf } from "../widgets/cron.js";

// Long enough that a time is whole before it is asked about; in ms.
const pause = 300;

/**
 * @param {{cron: string, timeZone: string}} first
 * @param {(patch: {cron: string, timeZone: string}) => void} changed
 */
export function rhythmFields(first, changed) {
  let r = rhythmOf(first.cron);
  let zone = first.timeZone;
  let timer = 0;
  let asked = 0;
  const inner = h("div", { class: "rhythm-inner" });
  const words = h("p", { class: "rhythm-words", role: "status" });
  const next = h("ol", { class: "rhythm-next", "aria-label": t("The next times") });
  /** @param {Partial<import("../widgets/cron.js").Rhythm>} patch */
  const put = (patch) => {
    r = { ...r, ...patch };
    changed({ cron: fieldsOf(r), timeZone: zone });
    tell();
  };
  const tell = () => {
    words.textContent = cronWords(fieldsOf(r));
    clearTimeout(timer);
    timer = Number(setTimeout(() => void preview(), pause));
  };
  const preview = async () => {
    const mine = ++asked;
    try {
      const answer = await call("schedules.preview", { cron: fieldsOf(r), timeZone: zone });
      if (mine === asked)
        next.replaceChildren(
          ...answer.next.map((/** @type {string} */ time) =>
            h("li", null, h("time", { datetime: time }, fullDate(time))),
          ),
        );
    } catch (e) {
      if (mine === asked) next.replaceChildren(h("li", { class: "error" }, sentence(e)));
    }
  };
  const time = () =>
    line({
      label: t("At"),
      hint: "",
      type: "time",
      value: clockOf(r),
      changed: (v) => {
        const [hour, minute] = v.split(":").map(Number);
        if (Number.isInteger(hour) && Number.isInteger(minute)) put({ hour: hour ?? 0, minute: minute ?? 0 });
      },
    }).node;
  /** @param {string} label @param {"minute" | "date"} what @param {number} min @param {number} max */
  const number = (label, what, min, max) =>
    line({
      label,
      hint: "",
      mode: "numeric",
      value: String(r[what]),
      check: (v) =>
        /^\d+$/.test(v) && Number(v) >= min && Number(v) <= max
          ? ""
          : t("Enter a whole number from {min} to {max}.", { min: String(min), max: String(max) }),
      changed: (v) => /^\d+$/.test(v) && Number(v) >= min && Number(v) <= max && put({ [what]: Number(v) }),
    }).node;
  const draw = () => {
    const fields = {
      hourly: () => [number(t("At minute"), "minute", 0, 59)],
      daily: () => [time()],
      weekly: () => [
        several({
          label: t("On"),
          hint: "",
          value: r.days.map(String),
          options: [1, 2, 3, 4, 5, 6, 0].map((d) => ({ value: String(d), name: dayName(d, "short") })),
          changed: (days) => put({ days: days.map(Number) }),
        }),
        time(),
      ],
      monthly: () => [number(t("On day"), "date", 1, 31), time()],
      fields: () => [
        line({
          label: t("Five fields"),
          hint: t("Minute, hour, day of the month, month, day of the week."),
          value: r.fields,
          changed: (v) => put({ fields: v }),
        }).node,
      ],
    }[r.every]();
    inner.replaceChildren(...fields);
  };
  const every = select({
    label: t("How often"),
    hint: "",
    value: r.every,
    options: [
      { value: "hourly", name: t("Every hour") },
      { value: "daily", name: t("Every day") },
      { value: "weekly", name: t("Every week") },
      { value: "monthly", name: t("Every month") },
      { value: "fields", name: t("As written (cron)") },
    ],
    changed: (v) => {
      const fields = fieldsOf(r);
      put({ every: /** @type {any} */ (v), ...(v === "fields" && { fields }) });
      draw();
    },
  });
  const zoneField = line({
    label: t("Time zone"),
    hint: t("Empty: the one of this computer."),
    value: zone,
    changed: (v) => {
      zone = v.trim();
      put({});
    },
  });
  draw();
  tell();
  return h(
    "div",
    { class: "rhythm" },
    every.node,
    inner,
    zoneField.node,
    h("div", { class: "rhythm-told" }, words, next),
  );
}
