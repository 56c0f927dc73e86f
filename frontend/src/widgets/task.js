// Work that takes a while: a person sees how far it came and can stop it, in both doors.

import { call, callNamed, listen } from "../ipc/index.js";
import { button, failure, h, muted, sentence, t } from "../lib/index.js";

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
  const undo = onsteps
    ? listen(async (push) => {
        if (push.type !== "changed" || push.what !== "task" || push.id !== task) return;
        const steps = await call("app.task", { task }).catch(() => []);
        if (!over && steps.length > 0) onsteps(steps);
      })
    : () => {};
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

/**
 * What is being done, with the way to stop it.
 * @param {string} text @param {() => void} stop
 */
export const working = (text, stop) =>
  h("div.working", h("p.progress", { role: "status" }, text), button(t("Stop"), stop));

/**
 * Shows in a place that a task is at work; what came of it is said elsewhere.
 * @template T
 * @param {HTMLElement} place @param {ReturnType<typeof import("../lib/verdict.js").verdict>} said
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
