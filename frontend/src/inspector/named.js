// Gives moods and findings their names, and says what became of each. Pure.

import { t } from "../lib/index.js";
import { leftReason, reason } from "../model/lorewords.js";
import { dropReason, factWhy, recallWhy } from "../model/recallwords.js";
import { findingName, humanise, wordedFindings } from "../model/turnlabels.js";

/** @typedef {import("./record.js").Library} Library */
/** @typedef {import("./record.js").Log} Log */
/** @typedef {import("./record.js").View} View */

/**
 * @param {string[]} active @param {string[]} before @param {Library} library
 * @returns {Pick<View, "moods" | "moodsBefore">}
 */
export function moodViews(active, before, library) {
  const ended = before.filter((id) => !active.includes(id));
  const named = (/** @type {string} */ id) => library.moods.find((m) => m.id === id);
  const label = (/** @type {string} */ id) => named(id)?.label ?? humanise(id);
  return {
    moodsBefore: before.map(label),
    moods: [...active, ...ended].map((id) => ({
      label: label(id),
      description: named(id)?.description ?? "",
      ended: ended.includes(id),
      fresh: !before.includes(id),
    })),
  };
}

/**
 * What the audit found in the draft, and after it what the Editor's own words brought in.
 * @param {Log} log
 * @returns {View["findings"]}
 */
export const findingViews = (log) => [
  ...(log.findings ?? []).map((f) => findingView(f, f.mended ? "fixed" : "left")),
  ...(log.new_findings ?? []).map((f) => findingView(f, "new")),
];

/**
 * @param {{kind: string, sentence: string, note: string}} f
 * @param {"fixed" | "left" | "new"} state
 * @returns {View["findings"][number]}
 */
function findingView({ kind, sentence, note }, state) {
  return { kind: findingName({ kind, note }), sentence, note: wordedFindings.includes(kind) ? "" : note, state };
}

/** @param {import("./record.js").Recall | null} recall @returns {View["recall"]} */
export function recallViews(recall) {
  if (!recall) return [];
  return [
    ...(recall.facts ?? []).map((c) => ({ text: c.line, why: factWhy(c), left: false, fact: true })),
    ...recall.quotes.map((q) => ({ text: q.text, why: recallWhy(q), left: false })),
    ...(recall.no_record
      ? [{ text: "", why: t("Nothing on record: the model was told not to make it up."), left: true }]
      : []),
    ...(recall.dropped ?? []).map((d) => ({ text: "", why: dropReason(d.reason), left: true })),
  ];
}

/** @param {import("./record.js").Lore | null} lore @returns {View["lore"]} */
export function loreViews(lore) {
  if (!lore) return [];
  const named = (/** @type {string} */ name) => name || t("Untitled");
  return [
    ...lore.active.map((a) => ({ name: named(a.name), why: reason(a), left: false })),
    ...lore.left.map((l) => ({ name: named(l.name), why: leftReason({ ...l, left: l.reason }), left: true })),
    ...lore.broken.map((b) => ({
      name: named(b.name),
      why: leftReason({ left: b.slow ? "slow_key" : "broken_key", key: b.key, detail: "" }),
      left: true,
    })),
  ];
}
