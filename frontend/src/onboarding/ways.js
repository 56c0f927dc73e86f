// The two ways to a model, as they are called in the first card and after the tour.

import { t } from "../lib/index.js";

/** @typedef {"here" | "server"} Way */

/** @type {Readonly<Record<Way, string>>} */
export const wayNames = { here: t("Run a model on this computer"), server: t("I have a server") };
