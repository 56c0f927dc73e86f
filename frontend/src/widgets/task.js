// Work that takes a while: a person sees how far it came and can stop it, in both doors.

import { call, callNamed, listen } from "../ipc/index.js";
import { button, failure, h, muted, repeatedRead, sentence, t } from "../lib/index.js";

/**
 * @template T
 * @typedef {object} Task
 * @property {Promise<T>} answer rejects when the work failed or was stopped
 * @property {() => void} stop
 * @property {() => boolean} stopped
 */

/**
 * Begins an operation that takes a task.
 * @param {string} op
 * @param {Record<string, unknown>} [args]
 * @param {(steps: any[]) => void} [onsteps] is told the steps so far, each time there is another
 * @param {(op: string, args: Record<string, unknown>) => Promise<any>} [ask] how it is called: save, where it gives a file
 * @returns {Task<any>}
 */
export function begin(op, args = {}, onsteps, ask = callNamed) {
  const task = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  let stopped = false;
  let over = false;
  const undo = onsteps ? followed(task, (steps) => over || onsteps(steps)) : () => {};
  const answer = ask(op, { ...args, task }).finally(() => {
    over = true;
    undo();
  });
  return {
    answer,
    stop() {
      if (over || stopped) return;
      stopped = true;
      // An answer that comes anyway is as good as a stop.
      call("app.cancel", { task }).catch(() => {});
    },
    stopped: () => stopped,
  };
}

/** Between two looks at the steps of a task; in ms. */
const pause = 100;
const none = { items: [], hasMore: false };

/**
 * Follows the steps of a task: asks for those that it does not know, whenever there are more.
 * @param {string} task @param {(steps: any[]) => void} onsteps
 */
function followed(task, onsteps) {
  /** @type {any[]} */
  const steps = [];
  const read = repeatedRead(async () => {
    const had = steps.length;
    for (let more = true; more; ) {
      const page = await call("app.task", { task, from: steps.length, limit: 500 }).catch(() => none);
      steps.push(...page.items);
      more = page.hasMore;
    }
    if (steps.length > had) onsteps(steps);
  }, pause);
  const undo = listen((push) => {
    if (push.type === "changed" && push.what === "task" && push.id === task) read.wish();
  });
  return () => {
    undo();
    read.close();
  };
}

/**
 * What is being done, with the way to stop it.
 * @param {string} text @param {() => void} stop
 */
export const working = (text, stop) =>
  h("div.working", h("p.progress", { role: "status" }, text), button(t("Stop"), stop));

/**
 * Shows in a place that a task is at work; what came of it is said elsewhere.
 * @template T
 * @param {HTMLElement} place @param {ReturnType<typeof import("../lib/savestate.js").saveState>} said
 * @param {string} text what is being done
 * @param {Task<T>} task
 * @param {(answer: T) => unknown} done takes the answer and says what is done
 * @param {string} [stopped] what is said after a stop
 */
export async function watchTask(place, said, text, task, done, stopped = "") {
  said.tell("", "");
  place.replaceChildren(working(text, task.stop));
  try {
    await done(await task.answer);
  } catch (err) {
    if (task.stopped()) said.tell(stopped, "");
    else said.tell(sentence(err), "error");
  }
  place.replaceChildren();
}

/**
 * Shows in a place that a task is at work, and then what came of it.
 * @template T
 * @param {HTMLElement} place @param {string} text what is being done
 * @param {Task<T>} task
 * @param {(answer: T) => readonly Node[]} done
 * @param {{stopped?: string, failed?: () => readonly Node[]}} [otherwise] what is said after a stop, and what is below that or the failure
 * @returns {Promise<boolean>} whether it was done
 */
export async function showTask(place, text, task, done, { stopped = "", failed = () => [] } = {}) {
  place.replaceChildren(working(text, task.stop));
  try {
    place.replaceChildren(...done(await task.answer));
    return true;
  } catch (err) {
    const why = task.stopped() ? [stopped && muted(stopped)].filter((n) => n !== "") : failure(err);
    place.replaceChildren(...why, ...failed());
    return false;
  }
}
