// Says how much room something takes.

import { t } from "./i18n.js";

/** @param {number} bytes */
export function sizeWords(bytes) {
  if (bytes < 1_000_000) return t("{size} kB", { size: Math.max(1, Math.round(bytes / 1000)) });
  return bytes < 1_000_000_000
    ? t("{size} MB", { size: Math.round(bytes / 100_000) / 10 })
    : t("{size} GB", { size: Math.round(bytes / 100_000_000) / 10 });
}
