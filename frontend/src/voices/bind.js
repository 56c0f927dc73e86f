// Ties the switches of the panel to the settings. A patch names one switch alone, so that two windows do not undo each
// other; only the tools are replaced as a whole, because clients send all that are on.

import { current } from "../model/settings.js";

/** @typedef {Record<string, any>} Settings */

/**
 * What a switch reads and writes: a setting that is on or off.
 * @param {string} key
 * @returns {[(s: Settings) => boolean, (on: boolean) => Settings]}
 */
export const plain = (key) => [(s) => s[key] === true, (on) => ({ [key]: on })];

/** @param {string} name of a tool @returns {[(s: Settings) => boolean, (on: boolean) => Settings]} */
export const tool = (name) => [
  (s) => s["enabled_tools"]?.[name] === true,
  (on) => ({ enabled_tools: { ...current()["enabled_tools"], [name]: on } }),
];

/** An audit is on until it is switched off. @param {string} id @returns {[(s: Settings) => boolean, (on: boolean) => Settings]} */
export const audit = (id) => [
  (s) => s["editor_audit_toggles"]?.[id] !== false,
  (on) => ({ editor_audit_toggles: { [id]: on } }),
];

/** @param {"director" | "writer" | "editor"} pass @returns {[(s: Settings) => boolean, (on: boolean) => Settings]} */
export const thinks = (pass) => [
  (s) => s["reasoning_enabled_passes"]?.[pass] === true,
  (on) => ({ reasoning_enabled_passes: { [pass]: on } }),
];

/** @param {(s: Settings) => boolean} read */
export const isOn = (read) => read(current());
