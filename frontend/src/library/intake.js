// Files that become characters or lorebooks: looked at first, shown, and saved only when the person says so.

import { call } from "../ipc/index.js";
import { uploadOf } from "../lib/files.js";
import { sentence, t } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { bookDialog, cardDialog, sendFile } from "./preview.js";

/**
 * Goes through files one after another.
 * @param {readonly File[]} files
 * @param {"card" | "book"} [wanted] which of the two a file is taken for that could be both
 * @param {any} [into] a lorebook that may take the entries
 * @returns {Promise<any>} the last row that was saved, or null
 */
export async function bringIn(files, wanted = "card", into = undefined) {
  let kept = null;
  for (const file of files) {
    try {
      kept = (await bringUpload(uploadOf(file), wanted, into)) ?? kept;
    } catch (e) {
      refuse(file.name, e);
    }
  }
  return kept;
}

/** A file that the system asked to open. @param {string} name @param {() => Promise<File>} read */
export async function bringOpened(name, read) {
  try {
    await bringUpload(uploadOf(await read()), "card");
  } catch (e) {
    refuse(name, e);
  }
}

/** @param {string} name @param {unknown} e */
const refuse = (name, e) => {
  const why = sentence(e);
  complain(e, name && !why.startsWith(name) ? t("{name}: {why}", { name, why }) : why);
};

/** @param {import("../lib/files.js").Upload} upload @param {"card" | "book"} wanted @param {any} [into] */
async function bringUpload(upload, wanted, into = undefined) {
  const ways = [
    async () => cardDialog(upload, await call("characters.import", await sendFile(upload))),
    async () => bookDialog(upload, await call("worlds.read", await sendFile(upload)), into),
  ];
  if (wanted === "book") ways.reverse();
  const [first, second] = ways;
  /** @type {unknown} */
  let why;
  for (const way of [first, second]) {
    try {
      return await way?.();
    } catch (e) {
      why ??= e; // what was wanted says best what is wrong
    }
  }
  throw why;
}
