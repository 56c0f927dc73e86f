// Times that repeat: what a person picks, the five fields of it, and the fields in words. Pure.

import { locale as own, t, writeClock } from "../../lib/index.js";

/**
 * @typedef {object} Rhythm
 * @property {"minutes" | "hourly" | "daily" | "weekly" | "monthly" | "fields"} every
 * @property {number} step minutes from one time to the next
 * @property {number} hour
 * @property {number} minute
 * @property {readonly number[]} days of the week, 0 is Sunday
 * @property {number} date of the month
 * @property {string} fields as written
 */

/** @type {Rhythm} */
export const usual = Object.freeze({
  every: "daily",
  step: 15,
  hour: 9,
  minute: 0,
  days: [1],
  date: 1,
  fields: "0 9 * * *",
});

/** The minutes that an hour is divided into evenly, so that the times stay the same in each hour. */
export const steps = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30];

/** @param {Rhythm} r @returns {string} */
export function fieldsOf({ every, step, hour, minute, days, date, fields }) {
  if (every === "fields") return fields.trim();
  if (every === "minutes") return step === 1 ? "* * * * *" : `*/${step} * * * *`;
  const week = every === "weekly" ? inOrder(days).join(",") || "1" : "*";
  return [minute, every === "hourly" ? "*" : hour, every === "monthly" ? date : "*", "*", week].join(" ");
}

/** @param {readonly number[]} days */
const inOrder = (days) => [...days].sort((a, b) => a - b);

/** What a person would have picked for these fields. @param {string} cron @returns {Rhythm} */
export function rhythmOf(cron) {
  const fields = cron.trim();
  const plain = { ...usual, fields };
  const [minute = "", hour = "", date = "", month = "", days = "", ...more] = fields.split(/\s+/);
  const whole = (/** @type {string} */ text, /** @type {number} */ most) =>
    /^\d{1,2}$/.test(text) && Number(text) <= most;
  const step = /^(?:\*|\*\/(\d+)) \* \* \* \*$/.exec(fields);
  if (step && steps.includes(Number(step[1] ?? 1))) return { ...plain, every: "minutes", step: Number(step[1] ?? 1) };
  if (more.length > 0 || month !== "*" || !whole(minute, 59)) return { ...plain, every: "fields" };
  const at = { ...plain, minute: Number(minute), hour: Number(hour) };
  if (hour === "*" && date === "*" && days === "*") return { ...at, every: "hourly", hour: usual.hour };
  if (!whole(hour, 23)) return { ...plain, every: "fields" };
  if (date === "*" && days === "*") return { ...at, every: "daily" };
  if (date === "*" && /^[0-6](,[0-6])*$/.test(days))
    return { ...at, every: "weekly", days: days.split(",").map(Number) };
  if (days === "*" && whole(date, 31) && Number(date) > 0) return { ...at, every: "monthly", date: Number(date) };
  return { ...plain, every: "fields" };
}

const sunday = Date.UTC(2023, 0, 1);
/** The name of a day of the week. @param {number} day @param {"long" | "short"} [width] @param {string} [locale] */
export const dayName = (day, width = "long", locale = own()) =>
  new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" }).format(sunday + day * 86_400_000);

/** @param {Rhythm} r */
export const clockOf = (r) => `${String(r.hour).padStart(2, "0")}:${String(r.minute).padStart(2, "0")}`;

/** Five fields in words; what has none is shown as it is written. @param {string} cron @param {string} [locale] @returns {string} */
export function cronWords(cron, locale = own()) {
  const r = rhythmOf(cron);
  const time = writeClock(clockOf(r), locale);
  switch (r.every) {
    case "minutes":
      return r.step === 1 ? t("Every minute") : t("Every {n} minutes", { n: r.step });
    case "hourly":
      return r.minute === 0 ? t("Every hour, on the hour") : t("Every hour at minute {minute}", { minute: r.minute });
    case "daily":
      return t("Every day at {time}", { time });
    case "weekly": {
      const days = inOrder(r.days);
      if (days.join() === "1,2,3,4,5") return t("Monday to Friday at {time}", { time });
      const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(
        days.map((d) => dayName(d, "long", locale)),
      );
      return t("Every {days} at {time}", { days: names, time });
    }
    case "monthly":
      return t("On day {date} of each month at {time}", { date: r.date, time });
    default: {
      const step = /^\*\/(\d+) \* \* \* \*$/.exec(cron.trim()); // one that doesn't divide an hour
      if (step) return t("Every {n} minutes", { n: Number(step[1]) });
      return t("By its fields: {fields}", { fields: cron.trim() });
    }
  }
}

/** A moment as a field for date and time takes it, in the time of this computer. @param {Date} d */
export const localInput = (d) => new Date(d.getTime() - d.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
