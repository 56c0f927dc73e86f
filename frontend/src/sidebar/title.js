// What the window is called: how many answers wait, and which conversation is shown. Pure.

import { t } from "../lib/index.js";

/** @param {number} count @param {string} name of the shown conversation */
export const windowTitle = (count, name) =>
  count > 0
    ? name
      ? t("({n}) {name} – Terzetto", { n: count, name })
      : t("({n}) Terzetto", { n: count })
    : name
      ? t("{name} – Terzetto", { name })
      : "Terzetto";
