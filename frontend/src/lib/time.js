// Says when something was, as near as a person needs it.

import { t } from "./i18n.js";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A formatter is slow to make and quick to use, and a list says thousands of dates.
 * @template T
 * @param {(locale: string | undefined) => T} make
 * @returns {(locale: string | undefined) => T}
 */
function kept(make) {
  /** @type {Map<string | undefined, T>} */
  const made = new Map();
  return (locale) => {
    const had = made.get(locale) ?? make(locale);
    made.set(locale, had);
    return had;
  };
}

const minutes = kept((l) => new Intl.RelativeTimeFormat(l, { style: "narrow" }));
const days = kept((l) => new Intl.RelativeTimeFormat(l, { numeric: "auto" }));
const clock = kept((l) => new Intl.DateTimeFormat(l, { hour: "numeric", minute: "2-digit" }));
const weekday = kept((l) => new Intl.DateTimeFormat(l, { weekday: "long" }));
const dayAndMonth = kept((l) => new Intl.DateTimeFormat(l, { day: "numeric", month: "short" }));
const wholeDate = kept((l) => new Intl.DateTimeFormat(l, { day: "numeric", month: "short", year: "numeric" }));
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
  if (ago < 60 * minute) return minutes(locale).format(-Math.floor(ago / minute), "minute");
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
  return Number.isNaN(at) ? "" : inFull(undefined).format(at);
}

/** @param {number} at */
const midnight = (at) => new Date(at).setHours(0, 0, 0, 0);
