// Files that become characters or lorebooks: looked at first, shown, and saved only when the person says so.

import { call } from "../ipc/index.js";
import { toast } from "../lib/layer.js";
import { say } from "../lib/words.js";
import { sentence } from "../settings/field.js";
import { uploadOf } from "./files.js";
import { bookDialog, cardDialog } from "./preview.js";

/**
 * Goes through files one after another.
 * @param {readonly File[]} files
 * @param {"card" | "book"} [wanted] which of the two a file is taken for that could be both
 * @returns {Promise<any>} the last row that was saved, or null
 */
export async function bringIn(files, wanted = "card") {
  let kept = null;
  for (const file of files) {
    try {
      kept = (await bringUpload(await uploadOf(file), wanted)) ?? kept;
    } catch (e) {
      refuse(file.name, e);
    }
  }
  return kept;
}

/** A file that the system asked to open. @param {{b64: string, filename: string, problem: string}} file */
export async function bringOpened({ problem, ...upload }) {
  try {
    if (problem) throw new Error(problem);
    await bringUpload(upload, "card");
  } catch (e) {
    refuse(upload.filename, e);
  }
}

/** @param {string} name @param {unknown} e */
const refuse = (name, e) => {
  const why = sentence(e);
  toast(name && !why.startsWith(name) ? say("{name}: {why}", { name, why }) : why, { kind: "error" });
};

/** @param {import("./files.js").Upload} upload @param {"card" | "book"} wanted */
async function bringUpload(upload, wanted) {
  const ways = [
    async () => cardDialog(upload, await call("characters.import", upload)),
    async () => bookDialog(upload, await call("worlds.read", upload)),
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
