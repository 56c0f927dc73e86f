// All conversations, for a list that a person searches: one that is left out would look as if it weren't there.

import { call } from "../ipc/index.js";

/** As many are read at once. */
const page = 500;

/** @typedef {import("../../types/api.d.ts").Operations["conversations.list"]["output"]} Conversations */

/** The newest first. @returns {Promise<Conversations>} */
export async function everyConversation() {
  /** @type {Conversations} */
  const all = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const rows = await call("conversations.list", { limit: page, ...(before && { before }) });
    all.push(...rows);
    if (rows.length < page) return all;
  }
}
