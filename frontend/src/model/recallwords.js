// Says why an earlier message was recalled, or left out. Pure.

import { t } from "../lib/index.js";

/** @param {{words: number, meaning: number, present: boolean, used: boolean}} q */
export const recallWhy = (q) =>
  [
    q.words > 0 && t("found by its words"),
    q.meaning > 0 && t("found by its meaning"),
    q.present && t("names who is present"),
    q.used ? t("used in the reply") : t("not used in the reply"),
  ]
    .filter(Boolean)
    .join(", ");

/** Why a fact was sent. @param {{words: number, pinned: boolean, present: boolean, used: boolean}} c */
export const factWhy = (c) =>
  [
    c.pinned && t("pinned"),
    c.words > 0 && t("found by its words"),
    c.present && t("about someone present"),
    c.used ? t("used in the reply") : t("not used in the reply"),
  ]
    .filter(Boolean)
    .join(", ");

/** Why a message that was found was not sent. @param {string} reason */
export const dropReason = (reason) =>
  reason === "room"
    ? t("left out for want of room")
    : reason === "fact"
      ? t("left out because a fact says it")
      : t("left out because it has little to do with the message");
