// What a plug-in is handed. It imports nothing of ours: its module exports one
// function that takes this host, so it cannot speak in another's name, and what it
// registered is taken back when it throws half-way.

import { sound } from "../audio/host.js";
import { isBusy } from "../chat/artifacts/flight.js";
import { artifactOf } from "../chat/artifacts/groups.js";
import { registerRenderer } from "../chat/artifacts/renderers.js";
import { repaint } from "../chat/artifacts/shelf.js";
import { registerButton } from "../chat/buttons.js";
import { clearPhase, clearPhasesOf, setPhase } from "../chat/channels.js";
import { registerClickHandler, registerTextEffect } from "../chat/claims.js";
import { clearTextEffect, startTextEffect } from "../chat/effects.js";
import { written } from "../chat/livewords.js";
import { messageSegments, placeOfSegment, segmentAt } from "../chat/words.js";
import { registerCard } from "../inspector/cards.js";
import { choosePass, pipelineFault, registerPipeline } from "../inspector/pipelines.js";
import { call, save } from "../ipc/index.js";
import * as fields from "../lib/field.js";
import * as words from "../lib/i18n.js";
import { dialog, groups, h, icon, panel, registerPanel, shortcut, toast } from "../lib/index.js";
import { isRunning, refresh } from "../model/conversation.js";
import { enabled, whileEnabled } from "../model/manifest.js";
import { activeId, messages, settings } from "../model/state.js";
import { outlook } from "../model/window.js";
import { registerToolsCard } from "../voices/cards.js";
import { registerHandler, reserved } from "./dispatch.js";

/** @typedef {import("../../types/api.d.ts").chat.Artifact} Artifact */
/** @typedef {import("../../types/api.d.ts").chat.Message} Message */

/**
 * Registering again replaces what was there. What cannot be registered is said in the console and left out.
 *
 * @typedef {typeof sound & HostOwn} Host
 *
 * @typedef {object} HostOwn
 * @property {string} id the plug-in's own
 * @property {typeof h} h
 * @property {typeof icon} icon
 * @property {Pick<typeof fields, "textField" | "toggle" | "choice" | "slider" | "button" | "iconButton">} fields those of the settings, which save themselves
 * @property {typeof toast} toast
 * @property {(effect: Parameters<typeof registerTextEffect>[0]) => void} registerTextEffect
 * @property {(handler: Parameters<typeof registerClickHandler>[0]) => void} registerClickHandler
 * @property {typeof messageSegments} messageSegments
 * @property {typeof segmentAt} segmentAt
 * @property {typeof placeOfSegment} placeOfSegment
 * @property {typeof startTextEffect} startTextEffect
 * @property {typeof clearTextEffect} clearTextEffect
 * @property {typeof words.t} t
 * @property {(render: (message: Message) => Node | null | undefined | false) => void} registerMessageButton beside the buttons of a message, while the plug-in is on
 * @property {(render: () => Node | null) => void} registerInspectorCard shown in the inspector, beside the calls of plug-ins, while the plug-in is on
 * @property {(render: () => Node | null) => void} registerToolsPanelCard shown under the plug-in's switch while it is on
 * @property {(event: string, fn: import("./dispatch.js").Handler) => void} registerEventHandler for an event of a turn that the window has no word for, and for done; one for each event, the last one holds
 * @property {(render: import("../chat/artifacts/renderers.js").Renderer) => void} registerAttachmentRenderer draws what the plug-in made, also while it is off
 * @property {(pipeline: {label?: string, passes: {id: string, label?: string}[]}) => void} registerPipeline passes begin with the plug-in's id and a colon
 * @property {(pass: string) => void} showPass looks at a pass of its own in the inspector
 * @property {(channel: string, label: string) => void} setPhase in the pill; channel tells several at once apart, "" will do for one
 * @property {(channel: string) => void} clearPhase
 * @property {() => Promise<any>} config what holds now
 * @property {(config: Record<string, any>) => Promise<any>} setConfig replaces all of it; {} goes back to the defaults. Gives what holds then
 * @property {(message?: number) => Promise<boolean>} refreshMessages fetches what is shown; false when now is not the time
 * @property {() => readonly Message[]} messages the rows that the page holds, oldest first
 * @property {() => string | null} written the reply that is being written in the shown conversation; null while none is. Where a message's id is asked for to find words, 0 stands for it
 * @property {(see: () => void) => () => void} onMessages when others are held; returns the undo
 * @property {() => string | null} conversation the one that is shown
 * @property {(message: Message) => Artifact | null} artifactOf what the plug-in made of a message: the variant that is seen
 * @property {(att: Artifact) => Promise<string>} saveSound keeps a sound as a file and says where; "" when the person changed their mind
 * @property {(command: {keys?: string, label: string, run: () => boolean | void}) => void} registerCommand by key and by name, while the plug-in is on
 * @property {(panel: {title: string, icon: string, render: () => Node}) => void} registerPanel a panel of the plug-in's own beside the conversation, while the plug-in is on
 * @property {() => void} openPanel shows the plug-in's panel, or else the one that its card is in
 * @property {() => void} renderMessages draws what plug-ins made again, without a fetch
 * @property {(body?: Record<string, any>) => Promise<any>} trigger runs the plug-in's on-demand hook for the shown conversation
 * @property {(title: string, body: Node) => void} showModal
 * @property {() => void} closeModal
 * @property {(name: string) => void} addStyles a style sheet beside the module; its rules belong into @layer plugins
 */

/**
 * Hands a plug-in its host. When it throws at once, nothing is left of it.
 *
 * @param {string} id
 * @param {(host: Host) => unknown} setup
 * @returns {{takeBack: () => void, settled: Promise<unknown>}}
 */
export function plugIn(id, setup) {
  /** @type {(() => void)[]} */
  const undo = [];
  let over = false;
  const takeBack = () => {
    over = true;
    clearPhasesOf(id);
    for (const fn of undo.splice(0).reverse()) fn();
  };
  /** @param {string} what @param {boolean} fits @param {() => () => void} put */
  const register = (what, fits, put) => {
    if (fits && !over) undo.push(put());
    else console.error(`plug-in ${id}: ${over ? "it was given up" : "this cannot be registered"}: ${what}`);
  };
  try {
    return { takeBack, settled: Promise.resolve(setup(hostOf(id, register))) };
  } catch (e) {
    takeBack();
    throw e;
  }
}

/** @param {unknown} fn */
const isFunction = (fn) => typeof fn === "function";

/**
 * @param {string} id
 * @param {(what: string, fits: boolean, put: () => () => void) => void} register
 * @returns {Host}
 */
function hostOf(id, register) {
  const takesPart = () => enabled(id, settings.get());
  const channel = (/** @type {string} */ name) => (name ? `workflow:${id}:${name}` : `workflow:${id}`);
  /** @type {ReturnType<typeof dialog> | null} */
  let modal = null;
  const closeModal = () => modal?.close();
  return {
    ...sound,
    id,
    h,
    icon,
    fields,
    toast,
    t: words.t,
    registerMessageButton: (render) =>
      register("a message button", isFunction(render), () => registerButton({ id, render })),
    registerInspectorCard: (render) =>
      register("an inspector card", isFunction(render), () => registerCard({ id, render })),
    registerToolsPanelCard: (render) =>
      register("a tools card", isFunction(render), () => registerToolsCard({ id, render })),
    registerEventHandler: (event, fn) =>
      register(
        `a handler for ${event}`,
        isFunction(fn) && typeof event === "string" && event !== "" && !reserved.has(event) && !event.startsWith("_"),
        () => registerHandler(event, { id, fn }),
      ),
    registerAttachmentRenderer: (render) =>
      register("an attachment renderer", isFunction(render), () => registerRenderer(id, render)),
    registerPipeline(pipeline) {
      const given = { ...pipeline, id };
      const fault = pipelineFault(given);
      register(`a pipeline, for ${fault}`, fault === "", () => registerPipeline(given));
    },
    registerTextEffect: (effect) =>
      register("a text effect", Boolean(effect), () => registerTextEffect(effect, takesPart)),
    registerClickHandler: (handler) =>
      register("a click handler", Boolean(handler), () => registerClickHandler(handler, takesPart)),
    messageSegments,
    segmentAt,
    placeOfSegment,
    startTextEffect,
    clearTextEffect,
    showPass: (pass) => choosePass(id, pass),
    setPhase: (name, label) => setPhase(activeId.get(), channel(name), label),
    clearPhase: (name) => clearPhase(channel(name)),
    config: async () => (await call("workflows.config", { wid: id })).config,
    setConfig: async (config) => (await call("workflows.setConfig", { wid: id, config })).config,
    async refreshMessages(message) {
      const cid = activeId.get();
      if (!cid || isRunning(cid) || outlook.holding() || (message !== undefined && isBusy(message))) return false;
      await refresh();
      return true;
    },
    messages: messages.get,
    written,
    onMessages: messages.watch,
    conversation: activeId.get,
    artifactOf: (message) => artifactOf(message, id),
    saveSound: (att) => save("speech.save", { cid: activeId.get() ?? "", mid: att.message_id, aid: att.id }),
    registerCommand: (command) =>
      register(`a command ${command?.label}`, isFunction(command?.run) && Boolean(command.label), () =>
        whileEnabled(id, () => shortcut({ group: groups.read, ...command })),
      ),
    registerPanel: (p) =>
      register("a panel", isFunction(p?.render) && Boolean(p.title), () =>
        whileEnabled(id, () =>
          registerPanel(`plugin-${id}`, {
            title: p.title,
            icon: p.icon,
            mount: (/** @type {HTMLElement} */ el) => void el.append(h("div.voices-panel", p.render())),
          }),
        ),
      ),
    openPanel: () => void (panel.open(`plugin-${id}`) || panel.open("voices")),
    renderMessages: repaint,
    trigger: (body) => call("workflows.trigger", { ...body, cid: activeId.get() ?? "", wid: id }),
    showModal(title, body) {
      closeModal();
      modal = dialog(title, body);
    },
    closeModal,
    addStyles: (name) => register(`the styles ${name}`, /^[\w-]+\.css$/.test(name), () => adopt(id, name)),
  };
}

/** @param {string} id @param {string} name @returns {() => void} */
function adopt(id, name) {
  const key = `plugin-${id}-${name}`;
  document.getElementById(key)?.remove();
  const link = h("link", { id: key, rel: "stylesheet", href: `/plugins/${id}/${name}` });
  document.head.append(link);
  return () => link.remove();
}
