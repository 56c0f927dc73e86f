// Tells the backend what was looked at, so that it evicts first what was not looked at.

import { call } from "../../ipc/index.js";
import { firstSight } from "../../lib/index.js";
import { pausing } from "../../lib/pausing.js";
import { activeId, messages } from "../../model/state.js";
import { activeOf, groupsOf } from "./groups.js";

/** How long a report waits for more, in ms: a scroll brings several into view. */
const pause = 250;

/**
 * Collects ids, each once, in the order in which they were seen.
 * @param {(ids: number[]) => void} send
 * @param {number} [wait]
 */
export function reports(send, wait = pause) {
  /** @type {Set<number>} */
  const pending = new Set();
  const quiet = pausing(wait);
  return {
    /** @param {readonly number[]} ids */
    add(ids) {
      for (const id of ids) pending.add(id);
      if (pending.size === 0) return;
      quiet.later(() => {
        const ids = [...pending];
        pending.clear();
        send(ids);
      });
    },
    reset() {
      quiet.cancel();
      pending.clear();
    },
  };
}

const seen = reports((ids) => {
  // A report that is lost costs nothing but the order of what is dropped.
  void call("artifacts.access", { cid: activeId.get() ?? "", ids }).catch(() => {});
});

/** Messages that were reported; once is enough for a visit. @type {Set<number>} */
const reported = new Set();

/** A tenth of it in view counts as seen. */
const share = 0.1;

const eye = firstSight({ threshold: share }, (node) => report(node));

/** @param {HTMLElement} node */
function report(node) {
  const mid = Number(node.dataset["msgId"]);
  const message = messages.get().find((m) => m.id === mid);
  if (!message || reported.has(mid)) return;
  reported.add(mid);
  seen.add(groupsOf(message.workflow_attachments).map((g) => activeOf(g).id));
}

/** Watches for the first time that something a plug-in made is seen. @param {HTMLElement} node */
export function watchFor(node) {
  if (!reported.has(Number(node.dataset["msgId"]))) eye?.observe(node);
}

/** The person went to another variant. @param {number} id */
export const sawVariant = (id) => seen.add([id]);

activeId.watch(() => {
  seen.reset();
  reported.clear();
});
