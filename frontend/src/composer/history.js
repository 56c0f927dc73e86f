// What the person said before, to say it again or differently.

import { menu, t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/** Their own words, the latest first, each once. Pure. @param {readonly Message[]} rows @param {number} [most] */
export function sentTexts(rows, most = 20) {
  const own = rows.filter((m) => m.role === "user" && m.content.trim()).map((m) => m.content);
  return [...new Set(own.reverse())].slice(0, most);
}

/** @param {HTMLElement} anchor @param {readonly string[]} texts @param {(text: string) => void} choose */
export function openHistory(anchor, texts, choose) {
  menu(
    anchor,
    texts.map((text) => ({ label: text.replace(/\s+/g, " ").slice(0, 80), run: () => choose(text) })),
    t("Earlier messages"),
  );
}
