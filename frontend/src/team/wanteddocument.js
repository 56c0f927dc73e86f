// The document that somebody came for, as from the search: the thread opens it once it has read it.

import { cell } from "../lib/index.js";

/** Its id; "" while none is wanted. */
export const wantedDocument = cell("");

/** Gives it once, if it is among them. @param {readonly import("../../types/api.d.ts").team.Message[] | undefined} messages */
export function takeWantedDocument(messages) {
  const id = wantedDocument.get();
  const found = id ? messages?.flatMap((m) => m.documents ?? []).find((d) => d.id === id) : undefined;
  if (found) wantedDocument.set("");
  return found;
}
