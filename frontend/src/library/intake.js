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
      kept = (await bringOne(file, wanted)) ?? kept;
    } catch (e) {
      toast(say("{name}: {why}", { name: file.name, why: sentence(e) }), { kind: "error" });
    }
  }
  return kept;
}

/** @param {File} file @param {"card" | "book"} wanted */
async function bringOne(file, wanted) {
  const upload = await uploadOf(file);
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
