// Says when something was, as near as a person needs it.

const minute = 60_000;
const day = 24 * 60 * minute;

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
  if (ago < minute) return "now";
  if (ago < 60 * minute)
    return new Intl.RelativeTimeFormat(locale, { style: "narrow" }).format(-Math.floor(ago / minute), "minute");
  const days = Math.round((midnight(now) - midnight(at)) / day);
  if (days === 0) return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(at);
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day");
  if (days < 7) return new Intl.DateTimeFormat(locale, { weekday: "long" }).format(at);
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(
    locale,
    sameYear ? { day: "numeric", month: "short" } : { day: "numeric", month: "short", year: "numeric" },
  ).format(at);
}

/** @param {string} iso */
export function fullDate(iso) {
  const at = Date.parse(iso);
  return Number.isNaN(at)
    ? ""
    : new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeStyle: "short" }).format(at);
}

/** @param {number} at */
const midnight = (at) => new Date(at).setHours(0, 0, 0, 0);
