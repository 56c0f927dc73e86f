// Says why an entry of a lorebook is read, or left out. Pure.

import { t } from "../lib/index.js";

/**
 * @typedef {object} Reading
 * @property {"prefix" | "tail" | "depth" | "system" | "history" | "note" | ""} where empty: it is left out
 * @property {string} cause
 * @property {string} key
 * @property {string} secondary
 * @property {number} level
 * @property {number} chance
 * @property {string} group
 * @property {number} tokens
 */

/** Why an entry is read. @param {Pick<Reading, "where" | "cause" | "key" | "secondary" | "level" | "chance" | "group">} f */
export const reason = (f) =>
  [
    cause(f),
    f.level > 0 && t("called by another entry"),
    f.chance > 0 && t("drawn at {n} %", { n: f.chance }),
    f.group && t("won the group “{name}”", { name: f.group }),
    f.where === "system" && t("in the system prompt"),
    f.where === "history" && t("among the last messages"),
    f.where === "note" && t("with the author's note"),
  ]
    .filter(Boolean)
    .join(", ");

/** @param {Pick<Reading, "where" | "cause" | "key" | "secondary">} f */
function cause(f) {
  if (f.cause === "sticky") return t("sticky, from an earlier message");
  if (f.cause === "kept") return t("sticky: it was used a short time ago");
  if (f.where === "prefix") return t("always, in the unchanging part");
  if (f.where === "depth" && f.cause === "constant") return t("always, after your message");
  if (f.cause === "constant") return t("always");
  if (f.cause === "not") return t("mentions “{key}” without the secondary keys", { key: f.key });
  return f.secondary
    ? t("mentions “{key}” and “{secondary}”", { key: f.key, secondary: f.secondary })
    : t("mentions “{key}”", { key: f.key });
}

/** Why an entry is left out. @param {{left: string, key: string, detail: string}} f */
export function leftReason({ left, key, detail }) {
  switch (left) {
    case "probability":
      return t("left out by its probability of {n} %", { n: Number(detail) });
    case "budget":
      return t("left out because the token budget is spent");
    case "cooldown":
      return t("on cooldown for {n, plural, one {# more message} other {# more messages}}", { n: Number(detail) });
    case "delay":
      return t("waits for {n, plural, one {# more message} other {# more messages}}", { n: Number(detail) });
    case "group":
      return t("another entry of the group “{name}” is used", { name: detail });
    case "filter":
      return t("meant for other characters");
    case "trigger":
      return t("meant for other kinds of replies");
    case "logic":
      return t("mentions “{key}”, but the secondary keys decide against it", { key });
    case "broken_key":
      return t("the key “{key}” is no valid pattern", { key });
    case "slow_key":
      return t("the key “{key}” took too long", { key });
    default:
      return t("left out by a rule of the card: {name}", { name: detail });
  }
}
