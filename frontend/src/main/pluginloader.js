// Loads the modules of the plug-ins.

import { call } from "../ipc/index.js";
import { manifest, modulesReady } from "../model/manifest.js";
import { plugIn } from "./plugins.js";

/** How long a module may take, in ms: it is read from this machine, so one that is later than this waits for something. */
const patience = 5000;

/**
 * Loads the modules one after the other, in the order of the manifest. A plug-in need not have one; a module that
 * is missing, throws or never settles does not stop the next, and nothing is left of it.
 *
 * @param {(path: string) => Promise<any>} [load] for tests
 * @param {number} [wait] for tests
 */
export async function loadPlugins(load = (path) => import(path), wait = patience) {
  modulesReady.set(false);
  manifest.set(/** @type {import("../model/manifest.js").PluginEntry[]} */ (await call("workflows.list")));
  for (const { id } of manifest.get()) {
    /** @type {(() => void)[]} */
    const undo = [];
    try {
      await within(wait, start(id, load, undo));
    } catch (e) {
      for (const fn of undo) fn();
      console.info(`the plug-in ${id} has no part in the window`, e);
    }
  }
  modulesReady.set(true);
}

/** @param {string} id @param {(path: string) => Promise<any>} load @param {(() => void)[]} undo */
async function start(id, load, undo) {
  let late = false;
  undo.push(() => {
    late = true;
  });
  const { default: setup } = await load(`/plugins/${id}/index.js`);
  if (late) return; // it was given up
  const plugged = plugIn(id, setup);
  undo.push(plugged.takeBack);
  await plugged.settled;
}

/** @param {number} ms @param {Promise<unknown>} work */
async function within(ms, work) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not settle within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
