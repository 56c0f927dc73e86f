// What a person has begun to ask of a team, by request: the words and the files, kept while they look elsewhere.

import { sentence } from "../ipc/index.js";
import { cell } from "../lib/index.js";
import { discard, refusal, upload } from "../widgets/files/upload.js";

/** @typedef {{key: number, name: string, size: number, state: "reading" | "keeping" | "ready" | "failed", done: number, fileId: number, why: string, warnings: readonly string[]}} Given warnings: what of it cannot be read */
/** @typedef {{text: string, files: import("../lib/cell.js").Cell<readonly Given[]>, gone: Map<number, AbortController>}} Draft */

/** @type {Map<string, Draft>} */
const drafts = new Map();
let last = 0;

/** @param {string} id of the request; "" is a new one @returns {Draft} */
export function draftOf(id) {
  const draft = drafts.get(id) ?? { text: "", files: cell(/** @type {readonly Given[]} */ ([])), gone: new Map() };
  drafts.set(id, draft);
  return draft;
}

/** @param {string} id */
export const forget = (id) => drafts.delete(id);

/** @param {Draft} draft @param {number} key @param {Partial<Given>} now */
const change = (draft, key, now) => draft.files.update((all) => all.map((g) => (g.key === key ? { ...g, ...now } : g)));

/** @param {Draft} draft @param {readonly File[]} files */
export function give(draft, files) {
  for (const file of files) {
    const key = ++last;
    const why = refusal(file);
    draft.files.update((all) => [
      ...all,
      {
        key,
        name: file.name,
        size: file.size,
        state: why ? "failed" : "reading",
        done: 0,
        fileId: 0,
        why,
        warnings: [],
      },
    ]);
    if (why) continue;
    const gone = new AbortController();
    draft.gone.set(key, gone);
    upload(file, (done) => change(draft, key, { done, state: done < 1 ? "reading" : "keeping" }), gone.signal)
      .then(({ fileId, name, warnings }) => change(draft, key, { state: "ready", done: 1, fileId, name, warnings }))
      .catch((e) => change(draft, key, { state: "failed", why: sentence(e) }))
      .finally(() => draft.gone.delete(key));
  }
}

/** @param {Draft} draft @param {number} key */
export function takeAway(draft, key) {
  draft.gone.get(key)?.abort();
  const given = draft.files.get().find((g) => g.key === key);
  if (given?.state === "ready") void discard(given.fileId);
  draft.files.update((all) => all.filter((g) => g.key !== key));
}
