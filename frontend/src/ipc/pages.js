// Whole lists whose operations answer in pages, or in parts of one array.

import { callNamed } from "./index.js";

/** The most that a page has, where an operation does not allow more. */
const most = 500;

/** @typedef {import("./index.js").Operations} Operations */

/**
 * Operations whose pages are asked for by how many items come before them.
 * @typedef {{[K in keyof Operations]: Operations[K] extends {input: {from?: unknown, limit?: unknown}, output: readonly unknown[] | {items: unknown, hasMore: boolean}} ? K : never}[keyof Operations]} Paged
 */

/**
 * The items of an operation's answer.
 * @template {Paged} K
 * @typedef {Operations[K]["output"] extends {items: infer Items} ? Items : Operations[K]["output"]} Items
 */

/**
 * Every item of a list.
 * @template {Paged} K
 * @param {K} op
 * @param {Omit<Operations[K]["input"], "from" | "limit">} [args]
 * @returns {Promise<Items<K>>}
 */
export const callAll = (op, args) => callAllNamed(op, args);

/**
 * Every item of a list whose operation is only known at run time.
 * @param {string} op
 * @param {object} [args]
 * @returns {Promise<any>}
 */
export async function callAllNamed(op, args = {}) {
  /** @type {unknown[]} */
  const all = [];
  for await (const items of pagesOf(op, args)) all.push(...items);
  return all;
}

/**
 * A list a page at a time, for who may lose interest before its end.
 * @param {string} op @param {object} args
 * @param {number} [size] of a page
 * @returns {AsyncGenerator<any[]>}
 */
export async function* pagesOf(op, args, size = most) {
  for (let from = 0; ; ) {
    const answer = await callNamed(op, { ...args, from, limit: size });
    const items = Array.isArray(answer) ? answer : answer.items;
    if (items.length > 0) yield items;
    from += items.length;
    if (items.length === 0 || !(answer.hasMore ?? items.length >= size)) return;
  }
}
