// Which of the things that workflows made for a message belong together, and which of them is seen. Pure.

/** @typedef {import("../../types/rows").Artifact} Artifact */
/** @typedef {import("../../types/rows").Message} Message */
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
export const stepped = (group, step) => group.all[activeIndex(group) + step] ?? null;

/** Whether only the description is left. @param {Artifact} a */
export const isEvicted = (a) => a.data_b64 === "[evicted]";

/**
 * The rows with another choice in one group; every other row stays the same object.
 * @param {readonly Message[]} messages @param {number} mid @param {number} root @param {number | null} id
 * @returns {Message[]}
 */
export const withActive = (messages, mid, root, id) =>
  messages.map((m) =>
    m.id !== mid
      ? m
      : {
          ...m,
          workflow_attachments: m.workflow_attachments.map((a) =>
            a.id === root ? { ...a, active_sibling_id: id } : a,
          ),
        },
  );

/** What it is called. @param {Artifact} a */
export const nameOf = (a) => a.filename || a.workflow_id || "artifact";
