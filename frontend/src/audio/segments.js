// What a plug-in asks to be played, put into the form that the backend takes. Pure.

/** @typedef {{row?: number, b64?: string, silence?: number, mime?: string, start?: number, end?: number | null}} Segment exactly one of row, b64 and silence; start and end in seconds of the clip */

/** @param {unknown} v */
const isNumber = (v) => typeof v === "number" && Number.isFinite(v);

/** Why a segment cannot be played; "" when it can. @param {any} s */
export function segmentFault(s) {
  if (typeof s !== "object" || s === null) return "it is no object";
  const given = ["row", "b64", "silence"].filter((k) => s[k] !== undefined && s[k] !== null);
  if (given.length !== 1) return "it has not exactly one of row, b64 and silence";
  if (given[0] === "silence") return isNumber(s.silence) && s.silence > 0 ? "" : "its silence is no time";
  if (given[0] === "row" && !(Number.isInteger(s.row) && s.row > 0)) return "its row is no id";
  if (given[0] === "b64" && (typeof s.b64 !== "string" || s.b64 === "")) return "its bytes are not there";
  const { start = 0, end = null } = s;
  if (!isNumber(start) || start < 0) return "its start is no time";
  return end === null || end === Number.POSITIVE_INFINITY || (isNumber(end) && end > start)
    ? ""
    : "it ends before it starts";
}

/**
 * The segments as they are sent. One that cannot be played leaves its place empty, so that the places count as they did.
 * @param {readonly unknown[]} segments @param {(place: number, fault: string) => void} warn
 * @returns {any[]}
 */
export const sendable = (segments, warn) =>
  segments.map((s, i) => {
    const fault = segmentFault(s);
    if (fault) warn(i, fault);
    return fault ? {} : s;
  });

/** A volume from 0 to 1; undefined leaves what the channel has. @param {unknown} v */
export const volumeOf = (v) => {
  if (v === undefined || v === null) return undefined;
  return isNumber(v) ? Math.max(0, Math.min(1, Number(v))) : 1;
};
