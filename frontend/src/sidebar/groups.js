// Groups conversations by when they were last used, as a person speaks of it. Pure.

import { t } from "../lib/index.js";

/** @typedef {{id: string, name: string}} Group */

/** @type {Readonly<Record<"pinned" | "today" | "yesterday" | "week" | "earlier" | "all" | "plain" | "trash", Group>>} */
export const groups = {
  pinned: { id: "pinned", name: t("Pinned") },
  today: { id: "today", name: t("Today") },
  yesterday: { id: "yesterday", name: t("Yesterday") },
  week: { id: "week", name: t("This week") },
  earlier: { id: "earlier", name: t("Earlier") },
  all: { id: "all", name: t("All conversations") },
  plain: { id: "plain", name: t("Without a character") },
  trash: { id: "trash", name: "" },
};

/**
 * @param {string} iso
 * @param {number} now ms since the epoch
 * @param {number} [first] the first day of the week
 * @returns {Group}
 */
export function groupOf(iso, now, first = 1) {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return groups.earlier;
  // By the calendar and not by hours, for a day may have 23 or 25 of them.
  const today = midnight(now, 0);
  if (at >= today) return groups.today; // also what a clock that was set back makes of the future
  if (at >= midnight(now, 1)) return groups.yesterday;
  const weekday = new Date(now).getDay() || 7;
  return at >= midnight(now, (weekday - first + 7) % 7) ? groups.week : groups.earlier;
}

/** @param {number} now @param {number} ago days */
function midnight(now, ago) {
  const d = new Date(now);
  return new Date(d.getFullYear(), d.getMonth(), d.getDate() - ago).getTime();
}

/** The group of a character's conversations. @param {string} name @returns {Group} */
export const groupOfCharacter = (name) => (name ? { id: `character-${name}`, name } : groups.plain);

/**
 * Neighbours of one group together, in the order in which they come.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Group} of
 * @returns {{group: Group, items: T[]}[]}
 */
export function groupRows(items, of) {
  /** @type {Map<string, {group: Group, items: T[]}>} */
  const found = new Map();
  for (const item of items) {
    const group = of(item);
    const had = found.get(group.id);
    if (had) had.items.push(item);
    else found.set(group.id, { group, items: [item] });
  }
  return [...found.values()];
}
