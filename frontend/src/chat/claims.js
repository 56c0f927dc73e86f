// What plug-ins want with the words of messages: effects that are painted on them, and
// handlers that claim them for a click. The words of a page are looked for only while
// an enabled plug-in wants them.

import { cell, put } from "../lib/index.js";

/**
 * A word as a handler is asked about it; word and sentenceText are read when they are asked for.
 * @typedef {{wordIndex: number, sentIndex: number, readonly word: string, readonly sentenceText: string, msgId: number, role: string}} SegDescriptor
 */
/** @typedef {{id: string, label: string, takesPart: () => boolean}} Effect */
/** @typedef {Effect & {priority: number, claims: (seg: SegDescriptor) => unknown, onClick: (seg: SegDescriptor, msgId: number) => unknown}} Handler */

/** @type {import("../lib/cell.js").Cell<readonly Effect[]>} */
export const effects = cell(/** @type {readonly Effect[]} */ ([]));
/** In the order in which they came. @type {import("../lib/cell.js").Cell<readonly Handler[]>} */
export const handlers = cell(/** @type {readonly Handler[]} */ ([]));

const always = () => true;

/**
 * @param {{id: string, label?: string}} effect an id that is registered already is replaced
 * @param {() => boolean} [takesPart] whether the plug-in is switched on
 * @returns {() => void} takes it back
 */
export function registerTextEffect(effect, takesPart = always) {
  const id = idOf(effect, "registerTextEffect");
  return id ? put(effects, { id, label: effect.label || id, takesPart }) : () => {};
}

/**
 * @param {{id: string, label?: string, priority?: number, claims?: Handler["claims"], onClick: Handler["onClick"]}} handler
 * @param {() => boolean} [takesPart]
 * @returns {() => void} takes it back
 */
export function registerClickHandler(handler, takesPart = always) {
  const id = idOf(handler, "registerClickHandler");
  if (!id) return () => {};
  const { label, priority, claims, onClick } = handler;
  if (typeof onClick !== "function") {
    console.error(`registerClickHandler: ${id} has no onClick`);
    return () => {};
  }
  return put(handlers, {
    id,
    label: label || id,
    priority: Number.isInteger(priority) ? Number(priority) : 0,
    claims: typeof claims === "function" ? claims : always,
    onClick,
    takesPart,
  });
}

/** Whether anybody who takes part wants words. */
export const isWanted = () => [...effects.get(), ...handlers.get()].some((x) => x.takesPart());

/** Handlers whose claims threw: a page has thousands of words, and one report of a fault is enough. @type {WeakSet<Handler>} */
const faulty = new WeakSet();

/**
 * Who claims a word: the highest priority first, then who came first. One that throws is left out.
 * @param {SegDescriptor} seg
 * @returns {Handler[]}
 */
export function claimantsOf(seg) {
  return handlers
    .get()
    .filter((h) => {
      try {
        return h.takesPart() && h.claims(seg);
      } catch (e) {
        if (!faulty.has(h)) console.error(`click handler ${h.id}`, e);
        faulty.add(h);
        return false;
      }
    })
    .sort((a, b) => b.priority - a.priority);
}

/** @param {Handler} handler @param {SegDescriptor} seg */
export function fire(handler, seg) {
  const failed = (/** @type {unknown} */ e) => console.error(`click handler ${handler.id}`, e);
  try {
    Promise.resolve(handler.onClick(seg, seg.msgId)).catch(failed);
  } catch (e) {
    failed(e);
  }
}

/** @param {any} what @param {string} where */
function idOf(what, where) {
  if (typeof what?.id === "string" && what.id) return /** @type {string} */ (what.id);
  console.error(`${where}: the id is no name`, what?.id);
  return "";
}
