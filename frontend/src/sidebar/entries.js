// What the list shows of each conversation. Pure; an entry that looks the same is the same, so that its row is left alone.

import { excerpt, firstDay, relativeDate, t } from "../lib/index.js";
import { unnamed, withNames } from "../model/names.js";
import { titleShown } from "../model/title.js";
import { groupOf, groupOfCharacter, groups } from "./groups.js";

/** @typedef {import("../../types/api.d.ts").chat.Conversation} Conversation */

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
 * @property {boolean} waits for the person, who is to answer a call of a tool
 * @property {boolean} selected
 * @property {string} faces who takes part, a line for each: the id of the card, a space and the name; "" without a character
 * @property {string} folder "" is none
 * @property {string} groupId
 * @property {import("./groups.js").Group} group
 */

/**
 * @typedef {object} Seen
 * @property {readonly Conversation[]} rows
 * @property {import("../model/order.js").Look} look
 * @property {string | null} active
 * @property {ReadonlySet<string>} running
 * @property {ReadonlySet<string>} unread
 * @property {ReadonlySet<string>} [waits]
 * @property {ReadonlySet<string>} [selected]
 * @property {Readonly<Record<string, string>>} drafts
 * @property {string} user the name that the person goes by
 * @property {number} now
 */

/** What an entry was made of; the same makes the same. @typedef {readonly unknown[]} Source */

/**
 * Makes entries and remembers them: with thousands of rows, a change of one costs one.
 * @returns {(seen: Seen) => Entry[]}
 */
export function entryMaker() {
  /** @type {Map<string, {source: Source, entry: Entry}>} */
  let before = new Map();
  return ({ rows, look, active, running, unread, waits, selected, drafts, user, now }) => {
    const first = firstDay();
    const sought = look.q.trim();
    /** @type {typeof before} */
    const after = new Map();
    for (const c of rows) {
      // The page shows what is being written in it; a line that changes with each key would only disturb.
      const draft = c.id === active ? "" : (drafts[c.id] ?? "");
      const chosen = selected?.has(c.id) ?? false;
      const order = `${look.view} ${look.group} ${look.sort}`;
      const waiting = waits?.has(c.id) ?? false;
      const marks = [c.id === active, running.has(c.id), unread.has(c.id), waiting, chosen];
      const source = [c, order, sought, user, now, draft, ...marks];
      const had = before.get(c.id);
      if (had?.source.every((v, i) => v === source[i])) {
        after.set(c.id, had);
        continue;
      }
      const at = look.view === "trash" ? (c.trashed_at ?? "") : look.sort === "created" ? c.created_at : c.updated_at;
      const line = excerpt(draft);
      const entry = {
        id: c.id,
        title: titleShown(c.title),
        sought,
        when: relativeDate(at, now),
        at,
        preview: line || previewOf(c, sought, user),
        draft: line !== "",
        pinned: c.pinned,
        archived: Boolean(c.archived_at),
        trashed: Boolean(c.trashed_at),
        active: c.id === active,
        running: c.running || running.has(c.id),
        unread: unread.has(c.id),
        waits: waiting,
        selected: chosen,
        faces: facesOf(c),
        folder: c.folder_id,
        groupId: "",
        group: groupIn(c, look, at, now, first),
      };
      entry.groupId = entry.group.id;
      after.set(c.id, { source, entry: had && same(had.entry, entry) ? had.entry : entry });
    }
    before = after;
    return [...after.values()].map((m) => m.entry);
  };
}

/** @param {Conversation} c @param {import("../model/order.js").Look} look @param {string} at @param {number} now @param {number} first */
function groupIn(c, look, at, now, first) {
  if (look.view === "trash") return groups.trash;
  if (look.group === "character") return groupOfCharacter(c.character_name);
  if (c.pinned) return groups.pinned;
  return look.sort === "title" ? groups.all : groupOf(at, now, first);
}

/** @param {Conversation} c */
function facesOf(c) {
  if (c.cast.length > 0) return c.cast.map((m) => `${m.character_card_id} ${m.name}`).join("\n");
  return c.character_name ? `${c.character_card_id ?? ""} ${c.character_name}` : "";
}

/**
 * A row that was found by its character says so, for its title does not.
 * @param {Conversation} c @param {string} sought @param {string} user
 */
function previewOf(c, sought, user) {
  const text = excerpt(withNames(c.preview, { user, char: c.character_name || unnamed.char }));
  if (!sought || splitMatch(c.title, sought)) return text;
  const tag = c.tags.find((one) => splitMatch(one, sought));
  if (tag && !splitMatch(c.character_name, sought)) return t("Tag: {tag}", { tag });
  return t("With {name}", { name: c.character_name });
}

/** The group is told by its id. @param {Entry} a @param {Entry} b */
const same = (a, b) => Object.keys(b).every((k) => k === "group" || Reflect.get(a, k) === Reflect.get(b, k));

/**
 * Where a text holds what is sought: before, it, after.
 * @param {string} text @param {string} sought
 * @returns {[string, string, string] | null}
 */
export function splitMatch(text, sought) {
  const lower = text.toLowerCase();
  const at = sought ? lower.indexOf(sought.toLowerCase()) : -1;
  if (at < 0) return null;
  // A few letters are longer in lower case; then the place is not known, and the whole is marked.
  if (lower.length !== text.length) return ["", text, ""];
  return [text.slice(0, at), text.slice(at, at + sought.length), text.slice(at + sought.length)];
}
