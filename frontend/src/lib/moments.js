// Dates and times as a person writes them in their language, and as fields hold them: "2026-11-23T18:30" and "18:30",
// in the time of this computer. Pure.

import { locale as own } from "./i18n.js";

const pad = (/** @type {number} */ n) => String(n).padStart(2, "0");

/** A day of a month as a field holds it. @param {number} year @param {number} month from 1 @param {number} day */
export const dayValue = (year, month, day) => `${year}-${pad(month)}-${pad(day)}`;

/** The first day of the week where this person lives; 1 is Monday, 7 Sunday. @param {string} [locale] */
export function firstDay(locale = own()) {
  const its = /** @type {any} */ (new Intl.Locale(locale));
  return (its.getWeekInfo?.() ?? its.weekInfo)?.firstDay ?? 1;
}

/** The parts of a date in the order in which a locale writes them. @param {string} locale */
const orderOf = (locale) =>
  new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type) => type === "year" || type === "month" || type === "day");

/** Whether a date is one, such as not the 30th of February. @param {number} year @param {number} month @param {number} day */
function isDay(year, month, day) {
  const d = new Date(year, month - 1, day);
  return year >= 1000 && year <= 9999 && d.getMonth() === month - 1 && d.getDate() === day;
}

/**
 * Reads a time: "18:30", "18.30", "18 h 30", "6:30 PM", "7".
 *
 * @param {string} text
 * @returns {string} "" when there is none
 */
export function readClock(text) {
  const found = /^(\d{1,2})(?:\s*[:.hH]\s*(\d{2})?)?(?:\s*[hH]|\s*Uhr)?\s*([ap])?\.?\s*m?\.?$/i.exec(text.trim());
  if (!found) return "";
  const [, hours = "", minutes = "0", half = ""] = found;
  let hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return "";
  if (half) hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 ? "" : `${pad(hour)}:${pad(Number(minutes))}`;
}

/**
 * Reads a date and a time. A date alone is meant for nine o'clock.
 *
 * @param {string} text
 * @param {string} [locale]
 * @returns {string} "" when there is none
 */
export function readMoment(text, locale = own()) {
  const found = /^\s*(\d{1,4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,4})(?:\s*[T,]\s*|\s+|$)(.*)$/s.exec(text);
  if (!found) return "";
  const [, a = "", b = "", c = "", rest = ""] = found;
  const order = a.length === 4 ? ["year", "month", "day"] : orderOf(locale);
  const at = /** @type {Record<string, number>} */ ({});
  for (const [i, n] of [a, b, c].entries()) at[order[i] ?? ""] = Number(n);
  const { year = 0, month = 0, day = 0 } = at;
  const full = year < 100 ? year + 2000 : year;
  const clock = rest.trim() === "" ? "09:00" : readClock(rest);
  return isDay(full, month, day) && clock ? `${dayValue(full, month, day)}T${clock}` : "";
}

/** A time of the day as a locale writes it. @param {string} value such as "18:30" @param {string} [locale] */
export function writeClock(value, locale = own()) {
  const [hour = Number.NaN, minute = Number.NaN] = value.split(":").map(Number);
  if (Number.isNaN(hour + minute)) return "";
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(2026, 0, 1, hour, minute));
}

/** A date as a locale writes it, as short as it can be read again. @param {string} value such as "2026-11-23" @param {string} [locale] */
function writeDay(value, locale = own()) {
  const at = new Date(`${value}T12:00`);
  if (Number.isNaN(at.getTime())) return "";
  return new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" }).format(at);
}

/** Dates, one after the other. @param {string} text @param {string} [locale] @returns {string} "2026-12-24,2026-12-25"; "" when one of them is none */
export function readDays(text, locale = own()) {
  const days = text.split(/[,;\n]/).filter((part) => part.trim() !== "");
  const read = days.map((part) => readMoment(part, locale).slice(0, 10));
  return read.includes("") ? "" : read.join(",");
}

/** @param {string} value as readDays gives it @param {string} [locale] */
export const writeDays = (value, locale = own()) =>
  value
    .split(",")
    .map((day) => writeDay(day, locale))
    .join(", ");

/** A date and a time as a locale writes them, as short as they can be read again. @param {string} value @param {string} [locale] */
export function writeMoment(value, locale = own()) {
  const at = new Date(value);
  if (value === "" || Number.isNaN(at.getTime())) return "";
  return `${writeDay(value.slice(0, 10), locale)}, ${writeClock(value.slice(11, 16), locale)}`;
}
