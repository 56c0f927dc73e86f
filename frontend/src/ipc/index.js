// The one way out of the page. Picks the door: the window's when Wails is there, else the one of `serve`.

import { t } from "../lib/index.js";
import { goes } from "../lib/leaving.js";
import { httpTransport } from "./http.js";
import { operations } from "./operations.js";
import { wailsTransport } from "./wails.js";
import { writesInOrder } from "./writes.js";

export { Fault, sentence } from "./fault.js";

/** @typedef {import("../../types/api.d.ts").Operations} Operations */
/** @typedef {import("./transport.js").Push} Push */
/** @typedef {import("./transport.js").Desktop} Desktop */
/** @typedef {import("./transport.js").Transport} Transport */

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
function takeToken({
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

/** @param {Transport} given for tests */
export const useTransport = (given) => {
  transport = given;
  listening = false;
};

/** @returns {"window" | "serve"} */
export const door = () => chosen().door;

/**
 * Carries an operation out. Its input and its result are typed by the backend's list.
 *
 * @template {keyof Operations} K
 * @param {K} op
 * @param {Operations[K]["input"]} [args]
 * @returns {Promise<Operations[K]["output"]>}
 */
export const call = (op, args) => callNamed(op, args);

/**
 * Carries out an operation whose name is only known at run time, for mechanisms that serve several nouns.
 *
 * @param {string} op
 * @param {Record<string, unknown>} [args]
 * @returns {Promise<any>}
 */
export function callNamed(op, args = {}) {
  const to = operations[op];
  if (to?.method !== "PUT") return chosen().call(op, args);
  const thing = to.path.replace(/\{(\w+)\}/gu, (_, name) => String(args[name]));
  return writes.write(thing, () => chosen().call(op, args));
}

const writes = writesInOrder(() => goes.get());

/** Resolves when every change that was made has its answer. */
export const settled = () => writes.settled();

/**
 * Keeps the file that an operation gives, and says where; "" when the person changed their mind.
 *
 * @template {keyof Operations} K
 * @param {K} op
 * @param {Operations[K]["input"]} args
 */
export const save = (op, args) => chosen().save(op, args);

/** @param {string} path @param {File} file @param {AbortSignal} signal */
export const upload = (path, file, signal) => chosen().upload?.(path, file, signal) ?? Promise.resolve(null);

/** How much of a file is sent at once, in bytes. */
const part = 4 * 1024 * 1024;

/**
 * Reads a part of a file. One that is not there has no size either, and no part of it fails to be read, only the whole.
 *
 * @param {File} file @param {string} name @param {number} [at] @returns {Promise<ArrayBuffer>} rejects with a sentence
 */
export const partOf = (file, name, at = 0) =>
  (file.size > 0 ? file.slice(at, at + part) : file).arrayBuffer().catch(() => {
    throw new Error(t("Couldn't read {name}. The file may have been moved or deleted, or is a folder.", { name }));
  });

/**
 * Sends a file, a part at a time, and gives the id by which one operation may take it. It is nowhere held as a whole.
 *
 * @param {File} file @param {string} name
 * @param {{heard?: (done: number) => void, gone?: AbortSignal}} [more] heard is told how much was sent, 0 to 1
 * @returns {Promise<string>} rejects with a sentence
 */
export async function send(file, name, { heard, gone } = {}) {
  let id = "";
  for (let at = 0; at === 0 || at < file.size; at += part) {
    const body = await partOf(file, name, at);
    if (gone?.aborted) throw new DOMException("", "AbortError");
    id = (await chosen().send(`/api/uploads?${new URLSearchParams(id ? { id } : { name })}`, body, gone)).id;
    heard?.(Math.min(1, (at + part) / file.size));
  }
  return id;
}

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

/**
 * Listens for changes of one noun, and for a reset, after which everything may have changed.
 * @param {string} what
 * @param {() => unknown} changed
 */
export const whenChanged = (what, changed) =>
  listen((push) => {
    if (push.type === "reset" || (push.type === "changed" && push.what === what)) changed();
  });
