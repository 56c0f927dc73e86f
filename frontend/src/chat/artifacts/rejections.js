// What a plug-in made and the program did not keep, and why, until it is made again or dismissed.

import { cell } from "../../lib/index.js";

/** @typedef {{filename: string, workflow_id: string, mime: string, reason: string, originating_attachment_id: number | null}} Refused */
/** @typedef {Refused & {mid: number, origin: number | null}} Rejection origin is the group it was made for; null: the turn itself */

/** @type {import("../../lib/cell.js").Cell<readonly Rejection[]>} */
export const rejections = cell(/** @type {readonly Rejection[]} */ ([]));

/**
 * What came last for a message and a group takes the place of what was there; nothing clears it. Pure.
 * @param {readonly Rejection[]} all @param {number} mid @param {number | null} origin @param {readonly Refused[]} incoming
 * @returns {readonly Rejection[]}
 */
export const mergeRejections = (all, mid, origin, incoming) => [
  ...all.filter((r) => r.mid !== mid || r.origin !== origin),
  ...incoming.map((r) => ({ ...r, mid, origin })),
];

/** @param {number} mid @param {number | null} origin @param {readonly Refused[] | null | undefined} incoming */
export const reject = (mid, origin, incoming) => {
  if (incoming?.length || rejections.get().some((r) => r.mid === mid && r.origin === origin))
    rejections.update((all) => mergeRejections(all, mid, origin, incoming ?? []));
};
