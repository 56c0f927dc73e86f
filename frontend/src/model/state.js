// The one global state: cells whose values are replaced, never changed.

import { cell } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").chat.Conversation} Conversation */
/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("../../types/api.d.ts").health.Status} Status */
/** @typedef {import("./reduce.js").Turn} Turn */

/** The rows that the list shows: a page or more of one place. @type {import("../lib/cell.js").Cell<Conversation[]>} */
export const conversations = cell(/** @type {Conversation[]} */ ([]));

/** @type {import("../lib/cell.js").Cell<string | null>} */
export const activeId = cell(/** @type {string | null} */ (null));

/** The shown conversation itself, which the list need not hold. @type {import("../lib/cell.js").Cell<Conversation | null>} */
export const current = cell(/** @type {Conversation | null} */ (null));

/** The rows of the active path that are shown, oldest first. @type {import("../lib/cell.js").Cell<Message[]>} */
export const messages = cell(/** @type {Message[]} */ ([]));

/** Turns that run or have just ended, by conversation. @type {import("../lib/cell.js").Cell<ReadonlyMap<string, Turn>>} */
export const turns = cell(/** @type {ReadonlyMap<string, Turn>} */ (new Map()));

/** Conversations with an unread answer. @type {import("../lib/cell.js").Cell<ReadonlySet<string>>} */
export const unread = cell(/** @type {ReadonlySet<string>} */ (new Set()));

/** @type {import("../lib/cell.js").Cell<any>} */
export const settings = cell(/** @type {any} */ (null));

/** What the program says of itself and of its start. @type {import("../lib/cell.js").Cell<Status | null>} */
export const status = cell(/** @type {Status | null} */ (null));

/** The newest record of the shown conversation. @type {import("../lib/cell.js").Cell<any>} */
export const lastLog = cell(/** @type {any} */ (null));
