// Why the last turn of a conversation failed, and the way out, until another turn begins there.

import { cell, failureDetails, t } from "../lib/index.js";
import { activeId, status } from "./state.js";

/**
 * @typedef {object} Failure
 * @property {string} text as the program says it, in English
 * @property {() => void} retry asks for the same once more
 */

/** By the conversation. */
export const failures = cell(/** @type {ReadonlyMap<string, Failure>} */ (new Map()));

/** @param {string} cid @param {Failure | null} failure null: what was wrong is over */
export const failedHere = (cid, failure) => {
  if (failure === null && !failures.get().has(cid)) return;
  failures.update((all) => {
    const next = new Map(all);
    if (failure) next.set(cid, failure);
    else next.delete(cid);
    return next;
  });
};

/** @typedef {{label: string, to: "models" | "answerer" | "", row?: string}} Way "answerer" is the dialog beside the message box; "" is outside of the window; row is the server whose key is to be entered */

/** @type {Readonly<Record<string, Way>>} */
const ways = {
  down: { label: t("Open model servers"), to: "models" },
  model: { label: t("Choose another model"), to: "answerer" },
  context: { label: t("Choose another model"), to: "answerer" },
  key: { label: t("Enter the key"), to: "models" },
  address: { label: t("Edit the address"), to: "models" },
};

/**
 * What to show at the failed message of the open conversation. What is known of the server says what helps.
 * @param {() => Failure | null} recorded what the record of the last turn tells
 * @returns {{text: string, raw: string, way: Way | null, retry: () => void} | null}
 */
export function failureHere(recorded) {
  const failure = failures.get().get(activeId.get() ?? "") ?? recorded();
  if (!failure) return null;
  const { trouble, lost } = status.get() ?? {};
  const found = trouble?.sentence === failure.text ? ways[trouble.kind] : undefined;
  const keyless = lost?.find((l) => l.kind === "endpoint" && l.sentence === failure.text);
  const { text, raw } = failureDetails(failure.text);
  return {
    text,
    raw,
    way: keyless ? { ...ways.key, row: keyless.id } : (found ?? null),
    retry: failure.retry,
  };
}
