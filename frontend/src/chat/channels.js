// What plug-ins are doing, in words, by channel: the second half of the phase pill. Pure but for the cell.

import { cell } from "../lib/index.js";

/** @typedef {{cid: string | null, channel: string, label: string}} Doing a channel begins with "workflow:" and belongs to a conversation */

/** Oldest first. @type {import("../lib/cell.js").Cell<readonly Doing[]>} */
export const channels = cell(/** @type {readonly Doing[]} */ ([]));

/**
 * A channel that is there keeps its place, so that a new label does not put it before those that came later.
 * @param {readonly Doing[]} all @param {Doing} doing a blank label takes it away
 */
export function withPhase(all, doing) {
  const same = (/** @type {Doing} */ d) => d.cid === doing.cid && d.channel === doing.channel;
  if (!doing.label.trim()) return all.filter((d) => !same(d));
  return all.some(same) ? all.map((d) => (same(d) ? doing : d)) : [...all, doing];
}

/**
 * A phase_status event. One of a foreign channel is not heard.
 * @param {readonly Doing[]} all @param {any} data @param {string} cid
 */
export function applyPhase(all, data, cid) {
  const channel = data?.channel;
  if (typeof channel !== "string" || !channel.startsWith("workflow:")) return all;
  const label = data.state === "done" || typeof data.label !== "string" ? "" : data.label;
  return withPhase(all, { cid, channel, label });
}

/** The one that is seen: the newest. @param {readonly Doing[]} all @param {string | null} cid */
export const visiblePhase = (all, cid) => all.findLast((d) => d.cid === cid)?.label ?? null;

/** @param {string | null} cid @param {string} channel @param {string} label */
export const setPhase = (cid, channel, label) => channels.update((all) => withPhase(all, { cid, channel, label }));

/** Whatever a conversation's plug-ins say they do. @param {string} cid */
export const clearPhases = (cid) => channels.update((all) => all.filter((d) => d.cid !== cid));

/** @param {string} channel in whichever conversation it was set */
export const clearPhase = (channel) => channels.update((all) => all.filter((d) => d.channel !== channel));

/** After an interruption it is unknown what ended meanwhile. */
export const clearAllPhases = () => channels.set([]);

/** Whatever a plug-in says it does. @param {string} id */
export const clearPhasesOf = (id) =>
  channels.update((all) =>
    all.filter((d) => d.channel !== `workflow:${id}` && !d.channel.startsWith(`workflow:${id}:`)),
  );
