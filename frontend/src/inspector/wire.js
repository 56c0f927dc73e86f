// Makes what went over the wire readable. Pure.

import { parseJSON, sizeWords, t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").llm.Wire} Wire */
/** @typedef {import("../../types/api.d.ts").llm.Exchange} Exchange */

/** The lines before the body of the request. The key is said to be there, and never shown. @param {Exchange} x */
export const requestHead = (x) =>
  [`POST ${x.url}`, "Content-Type: application/json", ...(x.key_sent ? ["Authorization: Bearer ••••"] : [])].join("\n");

/** @param {Exchange} x */
export const responseHead = (x) =>
  x.status === 0
    ? t("No response")
    : [
        t("Status {code}", { code: String(x.status) }),
        ...(x.content_type ? [`Content-Type: ${x.content_type}`] : []),
      ].join("\n");

/** A body for reading: JSON with line breaks, anything else as it is. @param {string} text */
export function readable(text) {
  const read = parseJSON(text);
  return read ? JSON.stringify(read.value, null, 2) : text;
}

/** What is missing of a body, in a sentence; empty when it is whole. @param {Wire} w */
export function leftOut({ left_out: left }) {
  if (!(left > 0)) return "";
  return t("{size} more not kept because of size", { size: sizeWords(left) });
}
