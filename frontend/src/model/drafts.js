// What was written and not sent, by conversation. It outlives the page.

import { cell, stored } from "../lib/index.js";

const store = stored("drafts");
/** At most so many drafts are kept, the latest ones. */
const most = 50;

/** @typedef {{fileId: number, label: string, tokens: number, mode: string}} Sent a file of a message, as the backend has it */
/** @typedef {{text: string, pastes: readonly string[], files?: readonly Sent[]}} Draft */

/** @returns {Record<string, Draft | string>} a bare string is a text without pastes */
const read = () => store.read() ?? {};

/** The conversations that have a draft. @type {import("../lib/cell.js").Cell<ReadonlySet<string>>} */
export const drafted = cell(/** @type {ReadonlySet<string>} */ (new Set(Object.keys(read()))));

export const drafts = {
  /** The words of each, for a list. @returns {Record<string, string>} */
  all: () =>
    Object.fromEntries(
      Object.entries(read()).map(([id, d]) => [
        id,
        typeof d === "string" ? d : d.text || (d.pastes[0] ?? d.files?.[0]?.label ?? ""),
      ]),
    ),
  /** @param {string} id @returns {Draft} */
  of(id) {
    const found = read()[id] ?? "";
    return typeof found === "string" ? { text: found, pastes: [] } : found;
  },
  /** @param {string} id @param {string} text @param {readonly string[]} [pastes] @param {readonly Sent[]} [files] */
  keep(id, text, pastes = [], files = []) {
    const { [id]: _, ...others } = read();
    const beside = pastes.length > 0 || files.length > 0;
    const draft = { text, pastes, ...(files.length > 0 && { files }) };
    /** @type {[string, Draft | string][]} */
    const mine = text || beside ? [[id, beside ? draft : text]] : [];
    const all = [...Object.entries(others), ...mine].slice(-most);
    // A draft too large for the browser's store lives in the composer only.
    if (!store.keep(Object.fromEntries(all))) return;
    const had = drafted.get();
    if (all.length !== had.size || all.some(([other]) => !had.has(other)))
      drafted.set(new Set(all.map(([other]) => other)));
  },
  /** @param {string} id */
  forget: (id) => drafts.keep(id, ""),
};
