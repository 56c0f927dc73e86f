// A file on its way to a team or a message: refused in words where it cannot go, sent a part at a time, and kept.

import { call, partOf, send } from "../../ipc/index.js";
import { t } from "../../lib/index.js";

/** What the backend takes, in bytes. */
export const largest = 50 * 1024 * 1024;

/** Why a file cannot go along; "" when it can. @param {{name: string, size: number}} file */
export function refusal({ name, size }) {
  return size > largest ? t("{name} is larger than 50 MB. Add a smaller file.", { name }) : "";
}

/** Deletes a file that was added and is not wanted any more. One that a message has meanwhile stays. @param {number} fileId */
export const discard = (fileId) => call("files.delete", { fileId }).catch(() => undefined);

/** The name of a file without the folders that somebody put into it. @param {string} name */
export const bareName = (name) => name.split(/[/\\]/).findLast((p) => p.trim() !== "") ?? "";

/**
 * @param {File} file
 * @param {(done: number) => void} heard how much of it was sent, 0 to 1
 * @param {AbortSignal} gone
 * @param {"" | "message"} [purpose]
 * @returns {Promise<import("../../../types/api.d.ts").api.FileAdded>} rejects with a sentence
 */
export async function upload(file, heard, gone, purpose = "") {
  const filename = bareName(file.name);
  if (file.size === 0 && (await partOf(file, filename))) throw new Error(t("{name} is empty.", { name: filename }));
  const sent = await send(file, filename, { heard, gone });
  return call("files.add", { filename, upload: sent, ...(purpose && { for: purpose }) });
}
