// What a search through everything found, in the form of a list. Pure.

/** @typedef {import("../../types/api.d.ts").search.Item} Item */
/** @typedef {{id: string, title: string, at: string, hits: Item[], more: number}} Group the messages of one conversation */

/** Writing whose single characters are words. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Emoji_Presentation}]/u;

/** Whether a text is worth looking for; one letter is in nearly everything. @param {string} q */
export const worthSeeking = (q) => q.trim().length > 1 || dense.test(q);

/**
 * Messages by their conversations, in the order in which those came first.
 * @param {readonly Item[]} items
 * @returns {Group[]}
 */
export function byConversation(items) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const item of items) {
    if (item.kind !== "message") continue;
    const group = groups.get(item.conversation_id) ?? {
      id: item.conversation_id,
      title: item.title,
      at: item.at,
      hits: [],
      more: 0,
    };
    groups.set(group.id, { ...group, hits: [...group.hits, item], more: group.more + item.more });
  }
  return [...groups.values()];
}

/**
 * What has a place of its own to go to, and is not in the list above already.
 * @param {readonly Item[]} items
 * @param {ReadonlySet<string>} listed the conversations above
 */
export const byName = (items, listed) =>
  items.filter((i) => i.kind !== "message" && !(i.kind === "conversation" && listed.has(i.id)));

/**
 * One list of two, each thing once: the older answer keeps its place.
 * @param {readonly Item[]} before @param {readonly Item[]} after
 */
export function joinHits(before, after) {
  const known = new Set(before.map((i) => i.kind + i.id));
  return [...before, ...after.filter((i) => !known.has(i.kind + i.id))];
}

/**
 * The messages of one conversation in place of the few that stood for them.
 * @param {readonly Item[]} items @param {string} cid @param {readonly Item[]} all
 */
export function expandConversation(items, cid, all) {
  const at = items.findIndex((i) => i.kind === "message" && i.conversation_id === cid);
  const others = items.filter((i) => i.kind !== "message" || i.conversation_id !== cid);
  const before = at < 0 ? others.length : items.slice(0, at).filter((i) => others.includes(i)).length;
  return [...others.slice(0, before), ...all, ...others.slice(before)];
}

/**
 * The same hits after another branch of a conversation is shown.
 * @param {readonly Item[]} items @param {readonly Item[]} fresh of that conversation
 */
export function replaceConversation(items, fresh) {
  const shown = new Map(fresh.map((i) => [i.id, i.on_active_path]));
  return items.map((i) =>
    i.kind === "message" && (shown.get(i.id) ?? i.on_active_path) !== i.on_active_path
      ? { ...i, on_active_path: !i.on_active_path }
      : i,
  );
}
