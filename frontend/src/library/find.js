// Which characters are shown, and in what order. Pure.

import { linesOf } from "../lib/index.js";

/** @typedef {{id: string, name: string, description: string, creator: string, creator_notes: string, tags: string[], first_mes: string, alternate_greetings: string[], world_id: number | null, persona_lock_id: number | null, avatar_mime: string, created_at: string, updated_at: string} & Record<string, any>} Character */
/** @typedef {{q: string, tag: string, sort: "name" | "added" | "changed"}} Wanted */

/** Case and accents make no difference. @param {string} text */
export const foldKeys = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/**
 * Finds the characters that have every word of the search in their name, tags, creator or notes.
 * @param {readonly Character[]} all
 * @param {Wanted} wanted
 * @returns {Character[]}
 */
export function findCards(all, { q, tag, sort }) {
  const words = foldKeys(q).split(/\s+/).filter(Boolean);
  const kept = all.filter((c) => {
    if (tag && !c.tags.includes(tag)) return false;
    const text = foldKeys([c.name, ...c.tags, c.creator, c.creator_notes].join("\n"));
    return words.every((w) => text.includes(w));
  });
  if (sort === "name") return kept.sort((a, b) => a.name.localeCompare(b.name));
  const at = sort === "added" ? "created_at" : "updated_at";
  return kept.sort((a, b) => b[at].localeCompare(a[at]) || a.name.localeCompare(b.name));
}

/**
 * The tags by how many characters have them; the most used first.
 * @param {readonly Character[]} all
 * @param {number} [most]
 */
export function tagsOf(all, most = 24) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const c of all) for (const t of c.tags) count.set(t, (count.get(t) ?? 0) + 1);
  return [...count]
    .map(([tag, n]) => ({ tag, n }))
    .sort((a, b) => b.n - a.n || a.tag.localeCompare(b.tag))
    .slice(0, most);
}

/** Texts in one field with commas between them; each once. @param {string} text @returns {string[]} */
export const splitList = (text) => [...new Set(linesOf(text.replaceAll(",", "\n")))];
