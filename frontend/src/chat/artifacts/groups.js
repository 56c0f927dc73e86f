// Which of the things that plug-ins made for a message belong together, and which of them is seen. Pure.

/** @typedef {import("../../../types/api.d.ts").chat.Artifact} Artifact */
/** @typedef {import("../../../types/api.d.ts").chat.Message} Message */
/** @typedef {{root: number, all: readonly Artifact[]}} Group variants of one thing, oldest first; root is the id that their tree begins with */

/**
 * Groups by their root's id. One whose root is not there is a root itself.
 * @param {readonly Artifact[] | null | undefined} artifacts
 * @returns {Group[]}
 */
export function groupsOf(artifacts) {
  const ids = new Set(artifacts?.map((a) => a.id));
  /** @type {Map<number, Artifact[]>} */
  const groups = new Map();
  for (const a of artifacts ?? []) {
    const parent = a.parent_attachment_id;
    const root = parent !== null && parent !== undefined && ids.has(parent) ? parent : a.id;
    groups.set(root, [...(groups.get(root) ?? []), a]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([root, all]) => ({ root, all: all.sort((a, b) => a.id - b.id) }));
}

/** The place of the one that is seen: the one that was chosen, else the newest. @param {Group} group */
export function activeIndex({ root, all }) {
  const chosen = all.find((a) => a.id === root)?.active_sibling_id ?? null;
  const at = chosen === null ? -1 : all.findIndex((a) => a.id === chosen);
  return at < 0 ? all.length - 1 : at;
}

/** @param {Group} group */
export const activeOf = (group) => /** @type {Artifact} */ (group.all[activeIndex(group)]);

/** The one that a step leads to; nothing beyond the ends. @param {Group} group @param {number} step */
export const memberAt = (group, step) => group.all[activeIndex(group) + step] ?? null;

/** Whether only the description is left. @param {Artifact} a */
export const isEvicted = (a) => a.data_b64 === "[evicted]";

/**
 * The rows with another choice in one group; every other row stays the same object, and so do all where it is chosen.
 * @param {Message[]} messages @param {number} mid @param {number} root @param {number | null} id
 * @returns {Message[]}
 */
export function withActive(messages, mid, root, id) {
  const at = messages.findIndex((m) => m.id === mid);
  const row = messages[at];
  const is = row?.workflow_attachments.find((a) => a.id === root);
  if (!row || !is || is.active_sibling_id === id) return messages;
  const workflow_attachments = row.workflow_attachments.map((a) => (a === is ? { ...a, active_sibling_id: id } : a));
  return messages.with(at, { ...row, workflow_attachments });
}

/** What it is called. @param {Artifact} a */
export const nameOf = (a) => a.filename || a.workflow_id || "artifact";

/** @type {WeakMap<Artifact, string>} */
const signs = new WeakMap();

/** What it shows, as a text that another reading of the same gives again; which variant is seen is no part of it. @param {Artifact} a */
export function signOf(a) {
  const known = signs.get(a);
  if (known !== undefined) return known;
  const sign = JSON.stringify({ ...a, active_sibling_id: null });
  signs.set(a, sign);
  return sign;
}

/** What a plug-in's newest group of a message shows; null when there is none. @param {Message} message @param {string} plugin */
export function artifactOf(message, plugin) {
  const own = message.workflow_attachments?.filter((a) => a.workflow_id === plugin) ?? [];
  const group = own.length > 0 ? groupsOf(own).at(-1) : undefined;
  return group ? activeOf(group) : null;
}
