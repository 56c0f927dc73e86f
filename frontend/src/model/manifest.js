// The plug-ins that the backend knows: their names, what they bind, and whether they take part.

import { cell, t } from "../lib/index.js";
import { settings } from "./state.js";

/** @typedef {"pre" | "post" | "on_demand" | "regenerate" | "reroll"} Hook */

/**
 * @typedef {object} PluginEntry
 * @property {string} id
 * @property {string} display_name
 * @property {any} [config_schema] a JSON Schema; null for a plug-in without settings
 * @property {any} [config_defaults]
 * @property {readonly Hook[]} [hooks]
 */

/** What the plug-ins that ship are called; others keep the name that they give themselves. @type {Readonly<Record<string, string>>} */
const shipped = Object.freeze({ tts: t("Read aloud"), format_consistency: t("Format consistency") });

/** What a plug-in is called. @param {PluginEntry} w */
export const nameOf = (w) => shipped[w.id] ?? w.display_name;

/** The manifest, in the backend's order. @type {import("../lib/cell.js").Cell<readonly PluginEntry[]>} */
export const manifest = cell(/** @type {readonly PluginEntry[]} */ ([]));

/** Whether the modules have all had their turn; until then nothing is redrawn for each of them. */
export const modulesReady = cell(false);

/** Whether a plug-in takes part: the master switch and its own, each on where nothing was said. @param {string} id @param {any} s */
export const enabled = (id, s) => s?.workflows_globally_enabled !== false && s?.workflow_enabled?.[id] !== false;

/** @param {string} id */
export const isEnabled = (id) => enabled(id, settings.get());

/** @param {string} id */
const entryOf = (id) => manifest.get().find((w) => w.id === id);

/** What a plug-in is called; one that is gone keeps its id, for what it made is still there. @param {string} id */
export function labelOf(id) {
  const w = entryOf(id);
  return (w && nameOf(w)) || id;
}

/** Whether a plug-in takes part and answers to a hook. @param {string} id @param {Hook} hook */
export const answersTo = (id, hook) => isEnabled(id) && (entryOf(id)?.hooks ?? []).includes(hook);

/** Has something for as long as a plug-in takes part. @param {string} id @param {() => () => void} put @returns {() => void} */
export function whileEnabled(id, put) {
  let undo = /** @type {(() => void) | null} */ (null);
  const see = () => {
    if (isEnabled(id) === (undo !== null)) return;
    undo?.();
    undo = undo ? null : put();
  };
  const leave = settings.watch(see);
  see();
  return () => {
    leave();
    undo?.();
  };
}
