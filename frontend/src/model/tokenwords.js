// Says how many tokens something takes. Pure.

import { t } from "../lib/index.js";

/** @param {number} n @param {boolean} exact counted by the model's server, otherwise estimated */
export const tokenAmount = (n, exact) => (exact ? t("{n} tokens", { n }) : t("about {n} tokens", { n }));
