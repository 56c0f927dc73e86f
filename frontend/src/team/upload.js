// A file on its way to the team: refused in words where it cannot go, read a part at a time, and kept.

import { call } from "../ipc/index.js";
import { dataURL } from "../lib/files.js";
import { t } from "../lib/index.js";

/** What the backend takes, in bytes. */
export const largest = 50 * 1024 * 1024;
/** Read at a time: a number of threes, so that the parts of the base64 join; small enough to show and to cut off. */
const part = 3 * 256 * 1024;

/** Why a file cannot go along; "" when it can. @param {{name: string, size: number}} file */
export function refusal({ name, size }) {
  if (size > largest) return t("{name} is larger than 50 MB. Make it smaller and add it again.", { name });
  return size === 0 ? t("{name} is empty, so there is nothing to read in it.", { name }) : "";
}

/** The name of a file without the folders that somebody put into it. @param {string} name */
export const bareName = (name) => name.split(/[/\\]/).findLast((p) => p.trim() !== "") ?? "";

/**
 * @param {File} file
 * @param {(done: number) => void} heard how much of it was read, 0 to 1
 * @param {AbortSignal} gone
 * @returns {Promise<import("../../types/api.d.ts").api.FileAdded>} rejects with a sentence
 */
export async function upload(file, heard, gone) {
  let data = "";
  for (let at = 0; at < file.size; at += part) {
    const url = await dataURL(file.slice(at, at + part)).catch(() => {
      throw new Error(t("{name} could not be read. It may be a folder, or have moved.", { name: file.name }));
    });
    data += url.slice(url.indexOf(",") + 1);
    if (gone.aborted) throw new DOMException("", "AbortError");
    heard(Math.min(1, (at + part) / file.size));
  }
  return call("files.add", { filename: bareName(file.name), b64: data });
}
