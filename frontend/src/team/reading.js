// Reads a request to a team and follows it: what is missing after an interruption is fetched from the last known row on.

import { call, callNamed, listen } from "../ipc/index.js";
import { repeatedRead } from "../lib/index.js";
import { applyEvents, halt, lastId, noThread, resume, withHead, withLogs, withMessages, without } from "./thread.js";

/** @typedef {import("./thread.js").Thread} Thread */

/** Rows of one page. */
const atOnce = 500;
// As often as it is read again at most, in ms.
const pause = 300;

/** @param {import("../ipc/transport.js").Push} push @returns {string} the request that it is about; "" for none */
const requestOf = (push) => (push.type === "team" ? push.conversation_id.replace(/^team:/, "") : "");

/**
 * @param {string} id
 * @param {{drawn: (t: Thread) => void, gone: () => void, failed: (e: unknown) => void}} tell
 */
export function follow(id, tell) {
  let thread = noThread;
  let closed = false;
  let frame = 0;
  // Up to here rows were read without a gap. What a push brings may stand beyond one.
  const upTo = { "team.messages": "", "team.logs": "" };
  // Messages are read from the first one on: one of them, or a document of one, may have been taken out.
  let whole = false;
  /** @param {Thread} next */
  const put = (next) => {
    if (next === thread || closed) return;
    thread = next;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (!closed && thread.head) tell.drawn(thread);
    });
  };
  /**
   * @template T
   * @param {keyof typeof upTo} op @param {(t: Thread, items: T[]) => Thread} take
   */
  const pages = async (op, take) => {
    for (let more = true; more && !closed; ) {
      const from = upTo[op];
      const { items, hasMore } = await callNamed(op, {
        workflowId: id,
        ...(from && { id: from }),
        ...(op === "team.messages" && { leaveOut: true }), // a file is read where it is opened
        limit: atOnce,
      });
      put(take(thread, items));
      upTo[op] = lastId(items) || from;
      more = hasMore && upTo[op] !== from;
    }
  };
  const reading = repeatedRead(async () => {
    try {
      const had = whole ? thread.messages : [];
      if (whole) upTo["team.messages"] = "";
      whole = false;
      const head = await call("team.get", { workflowId: id, leaveOut: true });
      const there = new Set();
      await pages("team.messages", (t, items) => {
        for (const m of items) there.add(m.id);
        return withMessages(t, items);
      });
      put(
        without(
          thread,
          had.filter((m) => !there.has(m.id)),
        ),
      );
      await pages("team.logs", withLogs);
      put(withHead(thread, head));
    } catch (e) {
      if (closed) return;
      if (/** @type {any} */ (e)?.code === "not_found") tell.gone();
      else tell.failed(e);
    }
  }, pause);
  const undo = listen((push) => {
    if (push.type === "reset") reading.wish();
    else if (push.type === "changed" && push.what === "team" && push.id === id) {
      whole = true;
      reading.wish();
    } else if (push.type === "team" && requestOf(push) === id) put(applyEvents(thread, push.events));
  });
  reading.wish();
  return {
    read: reading.wish,
    /** Stops the round: in the view at once, then in truth. Rejects when that did not work. */
    async stop() {
      put(halt(thread));
      try {
        await call("team.stop", { workflowId: id });
      } catch (e) {
        put(resume(thread));
        throw e;
      } finally {
        reading.wish();
      }
    },
    /** A round has begun. @param {import("./thread.js").Request} head */
    began: (head) => {
      put(withHead(thread, head));
      reading.wish();
    },
    close() {
      closed = true;
      cancelAnimationFrame(frame);
      undo();
      reading.close();
    },
  };
}
