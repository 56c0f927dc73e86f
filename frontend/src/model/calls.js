// Calls of tools that the Writer made for a reply, as messages and turns have them.

/**
 * @typedef {import("../../types/api.d.ts").chat.Call} Call
 */

/**
 * Calls with one as it is now.
 * @param {readonly Call[]} calls @param {Call} now @returns {Call[]}
 */
export function withCall(calls, now) {
  return calls.some((c) => c.id === now.id) ? calls.map((c) => (c.id === now.id ? now : c)) : [...calls, now];
}
