// The one way out of the page. Picks the door: the window's when Wails is there, else the one of `serve`.

import { httpTransport } from "./http.js";
import { wailsTransport } from "./wails.js";

export { Fault, sentence } from "./fault.js";

/** @typedef {{event: string, data?: any}} TurnEvent */
/** @typedef {{type: "turn", conversation_id: string, turn: number, first: number, seq: number, events: TurnEvent[]}} TurnPush events number first to seq */
/** @typedef {{type: "changed", what: string, id: string}} ChangedPush */
/** @typedef {{elapsedSec: number, remainingSec: number, durationSec: number}} Stretch seconds */
/** @typedef {{playing: boolean, paused: boolean, loop: boolean, segmentCount: number, segmentIndex: number, stream: Stretch, segment: Stretch, source: number, volume: number, token: number}} ChannelState */
/** @typedef {{channel: string, type: "play" | "pause" | "close" | "seek" | "state" | "error", reason?: string, fromSec?: number, toSec?: number, code?: string, message?: string, source?: number, at: number, state: ChannelState | null}} Playback at is when state held, in ms; while it plays, a view counts on */
/** @typedef {{type: "audio", audio: Playback}} AudioPush what happened on a sound channel */
/** @typedef {{type: "team", conversation_id: string, turn: number, first: number, seq: number, events: TurnEvent[]}} TeamPush what a team's round tells, under "team:" and the workflow's id */
/** @typedef {{type: "reset"}} ResetPush the channel was interrupted and is back: fetch what is shown */
/** @typedef {TurnPush | ChangedPush | AudioPush | TeamPush | ResetPush} Push */

/**
 * @typedef {object} Transport
 * @property {"window" | "serve"} door
 * @property {(op: string, args?: Record<string, unknown>) => Promise<any>} call rejects with a Fault
 * @property {(handler: (push: Push) => void) => () => void} listen
 * @property {(op: string, args: Record<string, unknown>) => Promise<string>} save keeps the file that an operation gives, and says where; "" when the person changed their mind
 * @property {(url: string) => Promise<string>} bytes an address that an img may load
 * @property {(path: string, file: File, signal: AbortSignal) => Promise<any>} [upload] sends a file of any size; a window reads it where it is
 * @property {Desktop} [desktop] what only a native window has
 * @property {(title: string) => void} [nameWindow] where the window's title is not the page's
 */

/**
 * @typedef {object} Desktop
 * @property {(perform: (id: string) => void) => void} onCommand a native menu names a command
 * @property {(ask: (how: "ask" | "wait") => void) => void} onClosing the window is to be closed while an answer is written
 * @property {(take: (file: {b64: string, filename: string, problem: string}) => void) => void} onFile the system asks to open a file
 * @property {(answer: "stop" | "wait" | "stay") => void} close
 */

/** @type {Transport | null} */
let transport = null;

const chosen = () => {
  transport ??= /** @type {any} */ (globalThis).go ? wailsTransport(globalThis) : httpTransport({ token: takeToken() });
  return transport;
};

/**
 * Takes the token out of the address, so that it is neither seen nor kept in the history; a reload finds it in
 * the session.
 * @param {{location?: Location, history?: History, storage?: Storage}} [page]
 */
export function takeToken({
  location = globalThis.location,
  history = globalThis.history,
  storage = globalThis.sessionStorage,
} = {}) {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given) {
    storage.setItem("token", given);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return given ?? storage.getItem("token") ?? "";
}

/** @param {Transport} t for tests */
export const useTransport = (t) => {
  transport = t;
  listening = false;
};

/** @returns {"window" | "serve"} */
export const door = () => chosen().door;

/**
 * @param {string} op
 * @param {Record<string, unknown>} [args]
 * @returns {Promise<any>}
 */
export const call = (op, args) => chosen().call(op, args);

/** @param {string} op @param {Record<string, unknown>} args */
export const save = (op, args) => chosen().save(op, args);

/** @param {string} path @param {File} file @param {AbortSignal} signal */
export const upload = (path, file, signal) => chosen().upload?.(path, file, signal) ?? Promise.resolve(null);

/** @param {string} url @returns {Promise<string>} */
export const bytes = (url) => chosen().bytes(url);

/** @param {string} title of the page and of the window around it */
export function nameWindow(title) {
  document.title = title;
  chosen().nameWindow?.(title);
}

/** @returns {Desktop | undefined} */
export const desktop = () => chosen().desktop;

/** @type {Set<(push: Push) => void>} */
const handlers = new Set();
let listening = false;

/**
 * All listeners share one channel.
 * @param {(push: Push) => void} handler
 * @returns {() => void}
 */
export function listen(handler) {
  handlers.add(handler);
  if (!listening) {
    listening = true;
    chosen().listen((push) => {
      for (const hear of [...handlers]) {
        // One view that fails must not make the others deaf.
        try {
          hear(push);
        } catch (err) {
          reportError(err);
        }
      }
    });
  }
  return () => {
    handlers.delete(handler);
  };
}
