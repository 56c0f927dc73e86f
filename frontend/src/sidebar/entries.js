// What the list shows of each conversation. Pure; an entry that looks the same is the same, so that its row is left alone.

import { excerpt } from "../lib/text.js";
import { relativeDate } from "../lib/time.js";
import { firstDay, groupOf, groups } from "./groups.js";

/** @typedef {import("../../types/rows").Conversation} Conversation */

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} title
 * @property {string} sought what in the title is marked
 * @property {string} when
 * @property {string} at for machines
 * @property {string} preview
 * @property {boolean} draft whether the preview is what was written and not sent
 * @property {boolean} pinned
 * @property {boolean} archived
 * @property {boolean} trashed
 * @property {boolean} active
 * @property {boolean} running
 * @property {boolean} unread
 * @property {import("./groups.js").Group} group
 */

/**
 * @typedef {object} Seen
 * @property {readonly Conversation[]} rows
 * @property {import("./order.js").Look} look
 * @property {string | null} active
 * @property {ReadonlySet<string>} running
 * @property {ReadonlySet<string>} unread
 * @property {Readonly<Record<string, string>>} drafts
 * @property {number} now
 */

/** @param {Seen} seen @param {ReadonlyMap<string, Entry>} [before] @returns {Map<string, Entry>} by id, in order */
export function entriesOf({ rows, look, active, running, unread, drafts, now }, before = new Map()) {
  const first = firstDay();
  const sought = look.q.trim();
  /** @type {Map<string, Entry>} */
  const after = new Map();
  for (const c of rows) {
    const at = look.view === "trash" ? (c.trashed_at ?? "") : c.updated_at;
    // The page shows what is being written in it; a line that changes with each key would only disturb.
    const draft = c.id === active ? "" : excerpt(drafts[c.id] ?? "");
    const entry = {
      id: c.id,
      title: c.title,
      sought,
      when: relativeDate(at, now),
      at,
      preview: draft || previewOf(c, sought),
      draft: draft !== "",
      pinned: c.pinned,
      archived: Boolean(c.archived_at),
      trashed: Boolean(c.trashed_at),
      active: c.id === active,
      running: c.running || running.has(c.id),
      unread: unread.has(c.id),
      group: look.view === "trash" ? groups.trash : c.pinned ? groups.pinned : groupOf(at, now, first),
    };
    const had = before.get(c.id);
    after.set(c.id, had && same(had, entry) ? had : entry);
  }
  return after;
}

/** A row that was found by its character says so, for its title does not. @param {Conversation} c @param {string} sought */
function previewOf(c, sought) {
  const text = excerpt(c.preview);
  if (!sought || marked(c.title, sought)) return text;
  return `With ${c.character_name}`;
}

/** @param {Entry} a @param {Entry} b */
const same = (a, b) => Object.keys(b).every((k) => /** @type {any} */ (a)[k] === /** @type {any} */ (b)[k]);

/**
 * Where a text holds what is sought: before, it, after.
 * @param {string} text @param {string} sought
 * @returns {[string, string, string] | null}
 */
export function marked(text, sought) {
  const lower = text.toLowerCase();
  const at = sought ? lower.indexOf(sought.toLowerCase()) : -1;
  if (at < 0) return null;
  // A few letters are longer in lower case; then the place is not known, and the whole is marked.
  if (lower.length !== text.length) return ["", text, ""];
  return [text.slice(0, at), text.slice(at, at + sought.length), text.slice(at + sought.length)];
}
