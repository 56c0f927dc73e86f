// The plug-ins that the backend knows, and their modules in the window.

import { call } from "./ipc/index.js";
import { cell } from "./lib/cell.js";
import { plugIn } from "./plugins.js";

/** @typedef {{id: string, display_name: string}} WorkflowEntry */

/** The manifest, in the backend's order. @type {import("./lib/cell.js").Cell<readonly WorkflowEntry[]>} */
export const manifest = cell(/** @type {readonly WorkflowEntry[]} */ ([]));

/**
 * Loads the modules one after the other, in the order of the manifest. A plug-in need not have one; a module that
 * is missing or throws never stops the next.
 *
 * @param {(path: string) => Promise<any>} [load] for tests
 */
export async function loadWorkflows(load = (path) => import(path)) {
  const all = await call("workflows.list");
  for (const { id } of all) {
    try {
      plugIn(id, (await load(`/plugins/${id}/index.js`)).default);
    } catch (e) {
      console.info(`the workflow ${id} has no part in the window`, e);
    }
  }
  manifest.set(all);
}
