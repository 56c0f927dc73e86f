// Whole numbers that a person enters.

import { t } from "./i18n.js";

/** What is wrong with a text that must be a whole number from min to max; "" when nothing is. @param {string} text @param {number} min @param {number} max */
export const integerFault = (text, min, max) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
    ? ""
    : t("Enter a whole number from {min} to {max}.", { min, max });
