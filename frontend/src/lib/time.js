// Says when something was, as near as a person needs it.

import { locale as own, t } from "./i18n.js";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A formatter is slow to make and quick to use, and a list says thousands of dates.
 * @template T
 * @param {(locale: string) => T} make
 * @returns {(locale?: string) => T}
 */
function kept(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (locale = own()) => {
    const had = made.get(locale) ?? make(locale);
    made.set(locale, had);
    return had;
  };
}

const minutes = kept((l) => new Intl.RelativeTimeFormat(l, { style: "short" }));
const days = kept((l) => new Intl.RelativeTimeFormat(l, { numeric: "auto" }));
const clock = kept((l) => new Intl.DateTimeFormat(l, { timeStyle: "short" }));
const weekday = kept((l) => new Intl.DateTimeFormat(l, { weekday: "long" }));
const dayAndMonth = kept((l) => new Intl.DateTimeFormat(l, { day: "numeric", month: "short" }));
const wholeDate = kept((l) => new Intl.DateTimeFormat(l, { day: "numeric", month: "short", year: "numeric" }));
const withSeconds = kept((l) => new Intl.DateTimeFormat(l, { timeStyle: "medium" }));
const inFull = kept((l) => new Intl.DateTimeFormat(l, { dateStyle: "long", timeStyle: "short" }));

/**
 * @param {string} iso
 * @param {number} [now] ms since the epoch
 * @param {string} [locale]
 */
export function relativeDate(iso, now = Date.now(), locale) {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return "";
  const ago = now - at;
  // A clock that was set back must not make a row of the future.
  if (ago < minute) return t("now");
  if (ago < 60 * minute)
    return minutes(locale)
      .format(-Math.floor(ago / minute), "minute")
      .replace("min. ago", "min ago");
  const past = Math.round((midnight(now) - midnight(at)) / day);
  if (past === 0) return clock(locale).format(at);
  if (past === 1) return days(locale).format(-1, "day");
  if (past < 7) return weekday(locale).format(at);
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (sameYear ? dayAndMonth : wholeDate)(locale).format(at);
}

/** @param {string} iso */
export function fullDate(iso) {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? "" : inFull().format(at);
}

/** The time of the day to the second, for a log. @param {string} iso */
export function clockTime(iso) {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? "" : withSeconds().format(at);
}

/** How long something took: "85 ms", "1.4 s", "2 min 5 s". @param {number | null | undefined} ms @returns {string} */
export function duration(ms) {
  if (ms === null || ms === undefined || !Number.isFinite(ms) || ms < 0) return "";
  if (ms < 999.5) return t("{n} ms", { n: Math.round(ms) });
  if (ms < 9_950) return t("{n} s", { n: Math.round(ms / 100) / 10 });
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t("{n} s", { n: seconds });
  const m = Math.floor(seconds / 60);
  if (m < 60) return seconds % 60 ? t("{m} min {s} s", { m, s: seconds % 60 }) : t("{m} min", { m });
  return m % 60 ? t("{h} h {m} min", { h: Math.floor(m / 60), m: m % 60 }) : t("{h} h", { h: m / 60 });
}

/** @param {number} at */
const midnight = (at) => new Date(at).setHours(0, 0, 0, 0);
