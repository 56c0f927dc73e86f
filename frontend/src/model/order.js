// The position of a conversation in a list. Pure; the backend's order, kept while single rows change.

/** @typedef {import("../../types/api.d.ts").chat.Conversation} Conversation */
/** @typedef {"list" | "archived" | "trash"} View */
/** @typedef {{view: View, q: string}} Look the place that is shown, and what is searched in it */

/** @param {Conversation} c @param {Look} look */
export function belongs(c, { view, q }) {
  const place = c.trashed_at ? "trash" : c.archived_at ? "archived" : "list";
  return place === view && `${c.title}\n${c.character_name}`.toLowerCase().includes(q.trim().toLowerCase());
}

/**
 * A time as text that sorts. The backend leaves out zeros at the end, so that the texts themselves do not.
 * @param {string | null} iso
 */
const sortable = (iso) => {
  const [, whole = "", part = ""] = /^([^.Z]*)(?:\.(\d+))?/.exec(iso ?? "") ?? [];
  return `${whole}.${part.padEnd(9, "0")}`;
};

/** @param {Conversation} c @param {View} view */
const rank = (c, view) =>
  view === "trash" ? sortable(c.trashed_at) + c.id : (c.pinned ? "1" : "0") + sortable(c.updated_at) + c.id;

/**
 * The rows with one that changed. A row that sorts after the last loaded one is left out; it comes with its page.
 * @param {readonly Conversation[]} rows
 * @param {Conversation} c
 * @param {Look} look
 * @param {boolean} more whether rows follow that are not loaded
 * @returns {Conversation[]}
 */
export function placeConversation(rows, c, look, more) {
  const others = rows.filter((r) => r.id !== c.id);
  if (!belongs(c, look)) return others;
  const mine = rank(c, look.view);
  const at = others.findIndex((r) => rank(r, look.view) < mine);
  if (at < 0) return more ? others : [...others, c];
  return [...others.slice(0, at), c, ...others.slice(at)];
}
