// Times that repeat: what a person picks, the five fields and the rule of days of it, and both in words. Pure.

import { locale as own, t, writeClock, writeDays } from "../../lib/index.js";

/**
 * @typedef {object} Rhythm
 * @property {"minutes" | "hourly" | "daily" | "weekly" | "monthly" | "quarterly" | "yearly" | "fields"} every
 * @property {number} step minutes from one time to the next
 * @property {number} hour
 * @property {number} minute
 * @property {readonly number[]} days of the week, 0 is Sunday
 * @property {number} weeks from one time to the next
 * @property {string} from a day of the first of these weeks, such as "2026-12-01"; "": of this one
 * @property {"date" | "1" | "2" | "3" | "4" | "-1"} place in the month: a date, or the first, … the last of which
 * @property {number} date of the month
 * @property {string} which "day", "work" for Monday to Friday, or a day of the week such as "MO"
 * @property {number} month of a year, or of a quarter, from 1
 * @property {string} except the days that are left out, such as "2026-12-24,2026-12-25"
 * @property {string} fields as written
 * @property {string} rule of days, as written
 */

/** The two texts that say when a schedule runs. @typedef {{cron: string, days: string}} Times */

/** @type {Rhythm} */
export const usual = Object.freeze({
  every: "daily",
  step: 15,
  hour: 9,
  minute: 0,
  days: [1],
  weeks: 1,
  from: "",
  place: "date",
  date: 1,
  which: "MO",
  month: 1,
  except: "",
  fields: "0 9 * * *",
  rule: "",
});

/** The minutes that an hour is divided into evenly, so that the times stay the same in each hour. */
export const steps = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30];

/** The days of the week as a rule of days names them, from Sunday. */
export const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const work = "MO,TU,WE,TH,FR";

/** The months of a year that are the nth of their quarter, or that one. @param {Rhythm} r */
function monthsOf({ every, month }) {
  if (every === "quarterly") return [month, month + 3, month + 6, month + 9].join(",");
  return every === "yearly" ? String(month) : "*";
}

/** @param {Rhythm} r @returns {Times} */
export function timesOf(r) {
  const { every, step, hour, minute, fields, rule } = r;
  if (every === "fields") return { cron: fields.trim(), days: rule.trim() };
  const days = [ruleOf(r), r.except && `EXDATE;VALUE=DATE:${r.except.replaceAll("-", "")}`].filter(Boolean).join("\n");
  if (every === "minutes") return { cron: step === 1 ? "* * * * *" : `*/${step} * * * *`, days };
  const inMonths = ["monthly", "quarterly", "yearly"].includes(every);
  const cron = [
    minute,
    every === "hourly" ? "*" : hour,
    inMonths && r.place === "date" ? r.date : "*",
    monthsOf(r),
    every === "weekly" && r.weeks === 1 ? inOrder(r.days).join(",") || "1" : "*",
  ];
  return { cron: cron.join(" "), days };
}

/** What the five fields can't say. @param {Rhythm} r */
function ruleOf({ every, days, weeks, from, place, which }) {
  if (every === "weekly" && weeks > 1) {
    const names = inOrder(days.length > 0 ? days : [1]).map((d) => weekdays[d]);
    const start = from ? `DTSTART;VALUE=DATE:${from.replaceAll("-", "")}\n` : "";
    return `${start}RRULE:FREQ=WEEKLY;INTERVAL=${weeks};BYDAY=${names.join(",")}`;
  }
  if (!["monthly", "quarterly", "yearly"].includes(every) || place === "date") return "";
  if (which === "day") return `RRULE:FREQ=MONTHLY;BYMONTHDAY=${place}`;
  if (which === "work") return `RRULE:FREQ=MONTHLY;BYDAY=${work};BYSETPOS=${place}`;
  return `RRULE:FREQ=MONTHLY;BYDAY=${place}${which}`;
}

/** @param {readonly number[]} days */
const inOrder = (days) => [...days].sort((a, b) => a - b);

/** What a person would have picked for these times. @param {Times} times @returns {Rhythm} */
export function rhythmOf({ cron, days }) {
  const fields = cron.trim();
  const r = { ...rhythmOfFields(fields), rule: days };
  const lines = days.split("\n");
  const left = lines.find((line) => line.startsWith("EXDATE"));
  r.except = left ? left.slice(left.indexOf(":") + 1).replace(/(\d{4})(\d{2})(\d{2})/g, "$1-$2-$3") : "";
  const start = /^DTSTART;VALUE=DATE:(\d{4})(\d{2})(\d{2})$/m.exec(days);
  const picked = pickedOf(lines.find((line) => line.startsWith("RRULE")) ?? "", r);
  if (start && picked.weeks > 1) picked.from = start.slice(1).join("-");
  // What isn't written as it would be by picking is shown as it is written.
  const next = timesOf(picked);
  const counted = picked.weeks > 1 ? days : days.replace(/^DTSTART.*\n/, "");
  return next.cron === fields && next.days === counted.trim()
    ? picked
    : { ...usual, every: "fields", fields, rule: days };
}

/** @param {string} rule @param {Rhythm} r of the fields alone @returns {Rhythm} */
function pickedOf(rule, r) {
  const week = /INTERVAL=(\d+);BYDAY=([A-Z,]+)$/.exec(rule);
  if (r.every === "daily" && week)
    return {
      ...r,
      every: "weekly",
      weeks: Number(week[1]),
      days: (week[2] ?? "").split(",").map((name) => weekdays.indexOf(name)),
    };
  const month =
    /BYMONTHDAY=(?<place>-?\d)$|BYDAY=(?<work>MO,TU,WE,TH,FR);BYSETPOS=(?<at>-?\d)$|BYDAY=(?<nth>-?\d)(?<which>[A-Z]{2})$/;
  const { place, at, nth, work, which } = month.exec(rule)?.groups ?? {};
  const position = /** @type {Rhythm["place"] | undefined} */ (place ?? at ?? nth);
  if (!position || !["1", "2", "3", "4", "-1"].includes(position)) return r;
  const every = r.every === "daily" ? "monthly" : r.every;
  return { ...r, every, place: position, which: work ? "work" : (which ?? "day") };
}

/** What a person would have picked for five fields alone. @param {string} fields @returns {Rhythm} */
function rhythmOfFields(fields) {
  const plain = { ...usual, fields };
  const [minute = "", hour = "", date = "", month = "", days = "", ...more] = fields.split(/\s+/);
  const whole = (/** @type {string} */ text, /** @type {number} */ most) =>
    /^\d{1,2}$/.test(text) && Number(text) <= most;
  const step = /^(?:\*|\*\/(\d+)) \* \* \* \*$/.exec(fields);
  if (step && steps.includes(Number(step[1] ?? 1))) return { ...plain, every: "minutes", step: Number(step[1] ?? 1) };
  if (more.length > 0 || !whole(minute, 59)) return { ...plain, every: "fields" };
  const at = { ...plain, minute: Number(minute), hour: Number(hour) };
  const onDate = whole(date, 31) && Number(date) > 0;
  if (hour === "*" && date === "*" && month === "*" && days === "*")
    return { ...at, every: "hourly", hour: usual.hour };
  if (!whole(hour, 23) || (date !== "*" && !onDate)) return { ...plain, every: "fields" };
  if (date === "*" && month === "*" && /^[0-6](,[0-6])*$/.test(days))
    return { ...at, every: "weekly", days: days.split(",").map(Number) };
  if (days !== "*") return { ...plain, every: "fields" };
  const onDay = { ...at, date: onDate ? Number(date) : usual.date };
  if (month === "*") return { ...onDay, every: onDate ? "monthly" : "daily" };
  const every = whole(month, 12) ? "yearly" : "quarterly";
  return { ...onDay, every, month: Number.parseInt(month, 10) };
}

const sunday = Date.UTC(2023, 0, 1);
/** The name of a day of the week. @param {number} day @param {"long" | "short"} [width] @param {string} [locale] */
export const dayName = (day, width = "long", locale = own()) =>
  new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" }).format(sunday + day * 86_400_000);

/** @param {Rhythm} r */
export const clockOf = (r) => `${String(r.hour).padStart(2, "0")}:${String(r.minute).padStart(2, "0")}`;

/** The name of a month. @param {number} month from 1 @param {string} [locale] */
export const monthName = (month, locale = own()) =>
  new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2023, month - 1, 1));

/** @param {string[]} names @param {string} locale */
const listed = (names, locale) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);

/** What is counted within a month. @param {string} which @param {string} [locale] */
export function whichWords(which, locale = own()) {
  if (which === "day") return t("day");
  if (which === "work") return t("working day");
  return dayName(weekdays.indexOf(which), "long", locale);
}

/** On which day of a month. @param {Rhythm} r @param {string} locale */
function placeWords({ place, date, which }, locale) {
  const day = whichWords(which, locale);
  switch (place) {
    case "1":
      return t("on the first {day}", { day });
    case "2":
      return t("on the second {day}", { day });
    case "3":
      return t("on the third {day}", { day });
    case "4":
      return t("on the fourth {day}", { day });
    case "-1":
      return t("on the last {day}", { day });
    default:
      return t("on day {date}", { date });
  }
}

/** @param {Rhythm} r @param {string} time @param {string} locale */
function weekWords(r, time, locale) {
  const days = inOrder(r.days);
  if (r.weeks === 1 && days.join() === "1,2,3,4,5") return t("Monday to Friday at {time}", { time });
  const names = listed(
    days.map((d) => dayName(d, "long", locale)),
    locale,
  );
  if (r.weeks === 1) return t("Every {days} at {time}", { days: names, time });
  if (r.weeks === 2 && days.length === 1) return t("Every second {day} at {time}", { day: names, time });
  return t("Every {n} weeks on {days} at {time}", { n: r.weeks, days: names, time });
}

/** When a schedule runs, in words; what has none is shown as it is written. @param {Times} times @param {string} [locale] @returns {string} */
export function timeWords(times, locale = own()) {
  const r = rhythmOf(times);
  const words = patternWords(r, locale);
  if (!r.except || r.every === "fields") return words;
  const left = r.except.split(",");
  if (left.length > 3) return t("{words}, except on {n} days", { words, n: left.length });
  return t("{words}, except on {days}", {
    words,
    days: listed(
      left.map((day) => writeDays(day, locale)),
      locale,
    ),
  });
}

/** @param {Rhythm} r @param {string} locale @returns {string} */
function patternWords(r, locale) {
  const time = writeClock(clockOf(r), locale);
  const day = placeWords(r, locale);
  switch (r.every) {
    case "minutes":
      return r.step === 1 ? t("Every minute") : t("Every {n} minutes", { n: r.step });
    case "hourly":
      return r.minute === 0 ? t("Every hour, on the hour") : t("Every hour at minute {minute}", { minute: r.minute });
    case "daily":
      return t("Every day at {time}", { time });
    case "weekly":
      return weekWords(r, time, locale);
    case "monthly":
      return r.place === "date"
        ? t("On day {date} of each month at {time}", { date: r.date, time })
        : t("Every month {day} at {time}", { day, time });
    case "quarterly": {
      const names = [0, 3, 6, 9].map((n) => monthName(r.month + n, locale));
      return t("In {months} {day} at {time}", { months: listed(names, locale), day, time });
    }
    case "yearly":
      return t("Every year in {month} {day} at {time}", { month: monthName(r.month, locale), day, time });
    default: {
      const step = /^\*\/(\d+) \* \* \* \*$/.exec(r.fields); // one that doesn't divide an hour
      if (step && !r.rule) return t("Every {n} minutes", { n: Number(step[1]) });
      return t("By its fields: {fields}", { fields: [r.fields, r.rule.replaceAll("\n", " ")].join(" ").trim() });
    }
  }
}

/** A moment as a field for date and time takes it, in the time of this computer. @param {Date} d */
export const localInput = (d) => new Date(d.getTime() - d.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
