// A length of time, as a number and its unit.

import { aboutOf, h, selectOf, t } from "../../lib/index.js";

/** @typedef {"ms" | "s" | "min" | "h" | "d"} Unit */

/** Milliseconds of each unit, the longest first. @type {readonly [Unit, number][]} */
const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
  ["ms", 1],
];

/** A length in the longest unit that shows it as a whole number. Pure. @param {number} ms @returns {{n: number, unit: Unit}} */
export function lengthOf(ms) {
  const [unit, size] = units.find(([, u]) => ms % u === 0) ?? ["ms", 1];
  return { n: ms / size, unit };
}

/** The milliseconds of what was entered: undefined for nothing, null for what is no length. Pure. @param {string} text @param {string} unit */
export function msOf(text, unit) {
  if (text.trim() === "") return undefined;
  const ms = Math.round(Number(text.replace(",", ".")) * (units.find(([u]) => u === unit)?.[1] ?? 1));
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}

const unitNames = () => [
  { value: "ms", name: t("milliseconds") },
  { value: "s", name: t("seconds") },
  { value: "min", name: t("minutes") },
  { value: "h", name: t("hours") },
  { value: "d", name: t("days") },
];

/** A length in words. @param {number} ms */
export function lengthWords(ms) {
  const { n, unit } = lengthOf(ms);
  const words = {
    ms: t("{n, plural, one {# millisecond} other {# milliseconds}}", { n }),
    s: t("{n, plural, one {# second} other {# seconds}}", { n }),
    min: t("{n, plural, one {# minute} other {# minutes}}", { n }),
    h: t("{n, plural, one {# hour} other {# hours}}", { n }),
    d: t("{n, plural, one {# day} other {# days}}", { n }),
  };
  return words[unit];
}

/**
 * @param {import("./valuepick.js").Around} around
 * @param {{label: string, hint?: string, value: number | undefined, at: string, unit?: Unit, changed: (ms: number | undefined) => void}} spec unit: of a field that is still empty
 */
export function durationField(around, { label, hint = "", value, at, unit = "s", changed }) {
  const shown = value ? lengthOf(value) : { n: "", unit };
  const input = h("input", { type: "text", inputmode: "decimal", value: String(shown.n) });
  const select = selectOf(unitNames(), { "aria-label": t("{field}: unit", { field: label }), value: shown.unit });
  const { about, blame } = aboutOf(input, hint);
  around.follow(at, blame);
  const heard = () => {
    const ms = msOf(input.value, select.value);
    blame(ms === null ? t("Enter a number above {min}.", { min: "0" }) : "");
    if (ms !== null) changed(ms);
  };
  input.addEventListener("input", heard);
  select.addEventListener("change", heard);
  return h("div.field", h("label", { for: input.id }, label), h("span.duration", input, select), about);
}
