// What a plug-in is handed. It imports nothing of ours: its module exports one
// function that takes this host, so it cannot speak in another's name, and what it
// registered is taken back when it throws half-way.

import { registerClickHandler, registerTextEffect } from "./chat/claims.js";
import { listeners, refresh } from "./chat/conversation.js";
import { clearTextEffect, startTextEffect } from "./chat/effects.js";
import { setPhase } from "./chat/phase.js";
import { messageSegments } from "./chat/words.js";
import { registerCard } from "./inspector/cards.js";
import { call } from "./ipc/index.js";
import { h } from "./lib/dom.js";
import { dialog } from "./lib/layer.js";
import * as words from "./lib/words.js";
import { activeId, settings } from "./state.js";
import { registerToolsCard } from "./tools/cards.js";

/**
 * @typedef {object} Host
 * @property {string} id the plug-in's own
 * @property {typeof h} h
 * @property {(name: string, fn: (data: any, conversation: string) => void) => void} registerEventHandler for an event of a turn that the window has no word for, and for done
 * @property {(render: () => Node) => void} registerInspectorCard shown in the inspector, on the side of the workflows
 * @property {(render: () => Node) => void} registerToolsPanelCard shown under the plug-in's switch while it is on
 * @property {(effect: Parameters<typeof registerTextEffect>[0]) => void} registerTextEffect
 * @property {(handler: Parameters<typeof registerClickHandler>[0]) => void} registerClickHandler
 * @property {typeof messageSegments} messageSegments
 * @property {typeof startTextEffect} startTextEffect
 * @property {typeof clearTextEffect} clearTextEffect
 * @property {typeof words.say} say
 * @property {(channel: string, label: string) => void} setPhase
 * @property {(channel: string) => void} clearPhase
 * @property {() => any} config
 * @property {() => Promise<void>} refreshMessages
 * @property {(body: Record<string, any>) => Promise<any>} trigger
 * @property {(title: string, body: Node) => void} showModal
 */

/** Whether a plug-in takes part: the master switch and its own, each on where nothing was said. @param {string} id @param {any} s */
export const enabled = (id, s) => s?.workflows_globally_enabled !== false && s?.workflow_enabled?.[id] !== false;

/**
 * Hands a plug-in its host. Nothing is left of one that throws.
 *
 * @param {string} id
 * @param {(host: Host) => void} setup
 * @returns {() => void} takes everything back
 */
export function plugIn(id, setup) {
  /** @type {(() => void)[]} */
  const undo = [];
  const takeBack = () => {
    for (const fn of undo.splice(0).reverse()) fn();
  };
  const takesPart = () => enabled(id, settings.get());
  const channel = (/** @type {string} */ name) => `${id}:${name}`;
  try {
    setup({
      id,
      h,
      registerEventHandler(name, fn) {
        const listener = (/** @type {string} */ event, /** @type {any} */ data, /** @type {string} */ cid) => {
          if (event !== name || !enabled(id, settings.get())) return;
          try {
            fn(data, cid);
          } catch (e) {
            console.error(`plug-in ${id}`, e);
          }
        };
        listeners.add(listener);
        undo.push(() => listeners.delete(listener));
      },
      registerTextEffect: (effect) => undo.push(registerTextEffect(effect, takesPart)),
      registerClickHandler: (handler) => undo.push(registerClickHandler(handler, takesPart)),
      messageSegments,
      startTextEffect,
      clearTextEffect,
      say: words.say,
      registerToolsPanelCard: (render) => undo.push(registerToolsCard({ id, render })),
      registerInspectorCard: (render) => undo.push(registerCard({ id, render })),
      setPhase(name, label) {
        setPhase(channel(name), label);
        undo.push(() => setPhase(channel(name), null));
      },
      clearPhase: (name) => setPhase(channel(name), null),
      config: () => settings.get()?.workflow_config?.[id] ?? {},
      refreshMessages: () => refresh(),
      trigger: (body) => call("workflows.trigger", { cid: activeId.get(), wid: id, ...body }),
      showModal: (title, body) => void dialog(title, body),
    });
  } catch (e) {
    takeBack();
    throw e;
  }
  return takeBack;
}
