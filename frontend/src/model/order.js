// The position of a conversation in a list. Pure; the backend's order, kept while single rows change.

/** @typedef {import("../../types/api.d.ts").chat.Conversation} Conversation */
/** @typedef {"list" | "archived" | "trash"} View */
/** @typedef {"" | "character" | "folder"} Grouping */
/** @typedef {"" | "title" | "created"} Sorting */
/** @typedef {{view: View, q: string, group?: Grouping, sort?: Sorting, tag?: string}} Look the place that is shown, what is searched in it, and how it is ordered */

/**
 * The folders as a list shows them: the place of each, and those that are out of sight.
 * @typedef {{place: ReadonlyMap<string, number>, hidden: ReadonlySet<string>}} Places
 */

/** @type {Places} */
const noFolders = { place: new Map(), hidden: new Set() };

/** Whether conversations are shown by their folders. @param {Look} look */
export const byFolder = ({ view, group, q }) => view !== "trash" && group === "folder" && q.trim() === "";

/** @param {Conversation} c @param {Look} look @param {Places} [places] */
export function belongs(c, look, places = noFolders) {
  const { view, q, tag } = look;
  const place = c.trashed_at ? "trash" : c.archived_at ? "archived" : "list";
  if (place !== view) return false;
  if (tag && !c.tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return false;
  if (byFolder(look) && places.hidden.has(c.folder_id)) return false;
  return `${c.title}\n${c.character_name}\n${c.tags.join("\n")}`.toLowerCase().includes(q.trim().toLowerCase());
}

/**
 * A time as text that sorts. The backend leaves out zeros at the end, so that the texts themselves do not.
 * @param {string | null} iso
 */
const sortable = (iso) => {
  const [, whole = "", part = ""] = /^([^.Z]*)(?:\.(\d+))?/.exec(iso ?? "") ?? [];
  return `${whole}.${part.padEnd(9, "0")}`;
};

/** As SQLite writes a text in lower case. @param {string} text */
const lower = (text) => text.replace(/[A-Z]/g, (c) => c.toLowerCase());

/** @param {string | number} a @param {string | number} b */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Which of two comes first, as the backend says; below 0: the first.
 * @param {Conversation} a @param {Conversation} b @param {Look} look @param {Places} places
 */
function order(a, b, look, places) {
  if (look.view === "trash") return compare(sortable(b.trashed_at) + b.id, sortable(a.trashed_at) + a.id);
  /** @type {(string | number)[][]} */
  const [x = [], y = []] = [a, b].map((c) => {
    const folder = places.place.get(c.folder_id) ?? Number.POSITIVE_INFINITY;
    const name = c.character_name;
    return [
      ...(look.group === "folder" ? [folder] : []),
      ...(look.group === "character" ? [name === "" ? 1 : 0, lower(name), name] : []),
      c.pinned ? 0 : 1,
      ...(look.sort === "title" ? [lower(c.title), c.title] : []),
    ];
  });
  for (const [i, value] of x.entries()) {
    const by = compare(value, y[i] ?? "");
    if (by !== 0) return by;
  }
  if (look.sort === "title") return compare(a.id, b.id);
  const at = look.sort === "created" ? "created_at" : "updated_at";
  const rising = Boolean(look.group || look.sort); // then ids rise, and only times fall
  return compare(sortable(b[at]), sortable(a[at])) || (rising ? compare(a.id, b.id) : compare(b.id, a.id));
}

/**
 * The rows with one that changed. A row that sorts after the last loaded one is left out; it comes with its page.
 * @param {readonly Conversation[]} rows
 * @param {Conversation} c
 * @param {Look} look
 * @param {boolean} more whether rows follow that are not loaded
 * @param {Places} [places]
 * @returns {Conversation[]}
 */
export function placeConversation(rows, c, look, more, places = noFolders) {
  const others = rows.filter((r) => r.id !== c.id);
  if (!belongs(c, look, places)) return others;
  const at = others.findIndex((r) => order(r, c, look, places) > 0);
  if (at < 0) return more ? others : [...others, c];
  return [...others.slice(0, at), c, ...others.slice(at)];
}
