// Saves choices and keeps the window's copy of them.

import { call } from "../ipc/index.js";
import { applyAppearance } from "./appearance.js";
import { settings } from "./state.js";

/** @typedef {Record<string, any>} Settings chat.Settings as the backend sends it */

/** The settings as last read; empty until the first answer. @returns {Settings} */
export const current = () => /** @type {Settings} */ (settings.get() ?? {});

/**
 * Changes the fields that the patch names.
 * @param {Settings} patch
 */
export async function save(patch) {
  take(await call("settings.update", patch));
}

/** Keeps settings that an operation answered with. @param {unknown} answer */
export function take(answer) {
  const s = /** @type {Settings} */ (answer);
  settings.set(/** @type {any} */ (s));
  applyAppearance(s);
}
