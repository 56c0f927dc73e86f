// How plug-ins draw what they made. Never filtered: what a plug-in made stays in sight while it is off.

import { cell } from "../../lib/index.js";

/**
 * @typedef {object} RenderContext
 * @property {import("../../../types/api.d.ts").chat.Artifact} att
 * @property {{regen: HTMLButtonElement | null, reroll: HTMLButtonElement | null}} buttons null where the plug-in does not answer to them; defaultNode() takes them in, so place them or call it
 * @property {() => HTMLElement} defaultNode the whole standard rendering, with the buttons
 *
 * @typedef {(ctx: RenderContext) => Node | null | undefined} Renderer nothing gives an empty body
 */

/** By plug-in. @type {import("../../lib/cell.js").Cell<ReadonlyMap<string, Renderer>>} */
export const renderers = cell(/** @type {ReadonlyMap<string, Renderer>} */ (new Map()));

/** @param {string} id @param {Renderer} render @returns {() => void} takes it back */
export function registerRenderer(id, render) {
  renderers.update((all) => new Map(all).set(id, render));
  return () => renderers.update((all) => new Map([...all].filter(([, r]) => r !== render)));
}
